/** What the referee knows of words in each language: foreign ones, hyphens, forms that also spell another word, parts. */
import { beforeAll, expect, test } from 'vitest';
import { loadPacks } from '../loader.ts';
import { findVoikko } from './languages/fi/voikko.ts';
import { grammars } from './languages/index.ts';
import { Referee } from './referee.ts';

const languages = Object.keys(grammars);
const referee = new Referee(loadPacks().packs);
beforeAll(() => referee.load());

/** Finnish rows that only Voikko's morphology can judge. */
function withVoikko(clues: string): [string, string][] {
  return findVoikko() ? [['fi', clues]] : [];
}

/** Clues with their verdicts; the codename is behind a slash. */
function verdicts(language: string, clues: string): string[] {
  return clues.split(' ').map((each) => {
    const [clue = '', codename] = each.split('/');
    return `${each} ${referee.judge(clue, codename ? [codename] : [], language).verdict}`;
  });
}

function all(clues: string, verdict: string): string[] {
  return clues.split(' ').map((each) => `${each} ${verdict}`);
}

test.each(languages)('L5 in %s everyday words of languages without a dictionary are foreign', (language) => {
  const clues = 'sköldpadda jordgubbe vlinder aardappel borboleta cachorro wiewiórka';
  expect(verdicts(language, clues)).toEqual(all(clues, 'illegal'));
});

test.each([
  ['fi', ['da', 'en', 'hu', 'it', 'ro'], 'kirkko kukka hyvä talvi lintu'],
  ['hu', ['da', 'en', 'fi', 'it', 'ro'], 'ház szép kutya erdő'],
  ['ro', ['da', 'en', 'fi', 'hu', 'it'], 'pâine biserică frumos zăpadă'],
  ['da', ['en', 'fi', 'hu', 'it', 'ro'], 'kærlighed sommerfugl æble hjerte'],
])('L5 everyday words of %s are foreign in %s', (_, others, clues) => {
  for (const language of others) expect(verdicts(language, clues)).toEqual(all(clues, 'illegal'));
});

test.each(languages)('L5 in %s a German noun is no name, although it has a capital', (language) => {
  const clues = 'Vogel Haus Freund Schlüssel Löffel';
  expect(verdicts(language, clues)).toEqual(all(clues, 'illegal'));
});

test.each([
  ['da', 'fjäril häst äpple smör'],
  ['en', 'häst tête äpple'],
  ['fi', 'køkken kærlighed'],
  ['hu', 'häst køkken'],
  ['it', 'häst corazón'],
  ['ro', 'häst köttbullar'],
])('L5 in %s marks of another language make a word foreign', (language, clues) => {
  expect(verdicts(language, clues)).toEqual(all(clues, 'illegal'));
});

test.each([
  ['da', 'müsli idé croissant'],
  ['en', 'café éclair doppelgänger'],
  ['it', 'würstel perché'],
])('L5 in %s loanwords keep their marks', (language, clues) => {
  expect(verdicts(language, clues)).toEqual(all(clues, 'legal'));
});

test.each(languages)('L1 in %s a word said twice and a letter before a word are one word', (language) => {
  const clues = 'hip-hop ping-pong zig-zag tam-tam walkie-talkie e-mail';
  expect(verdicts(language, clues)).toEqual(all(clues, 'legal'));
});

test.each([
  ['da', 'u-båd tv-avis ex-kone'],
  ['en', 'ex-wife self-esteem U-turn'],
  ...withVoikko('koti-ikävä liito-orava c-vitamiini'),
  ['hu', 'c-vitamin tv-műsor'],
  ['it', 'ex-moglie'],
  ['ro', 'vice-președinte'],
])('L1 in %s some words are only written with a hyphen', (language, clues) => {
  expect(verdicts(language, clues)).toEqual(all(clues, 'legal'));
});

test('L1 two words with a hyphen are two words', () => {
  const clues = 'hund-kat gaffel-måne';
  expect(verdicts('da', clues)).toEqual(all(clues, 'illegal'));
});

test.each([
  ['da', 'bær/bære får/få læs/læse'],
  ['en', 'number/numb stepped/step'],
  ...withVoikko('kuusi/kuu tuli/tulla voi/voida sataa/sata'),
  ['it', 'giocò/gioco cantò/canto venti/paravento'],
  ['ro', 'vin/veni cer/cere poartă/purta'],
])('L11 in %s forms are forms, whatever else they spell', (language, clues) => {
  expect(verdicts(language, clues)).toEqual(all(clues, 'illegal'));
});

test.each([
  ['aludtam/alszik elaludtam/alszik ettünk/eszik megette/eszik feküdtek/fekszik ittam/iszik mentél/megy jöttünk/jön'],
  [
    'vitte/visz higgyen/hisz haragudott/haragszik törekvő/törekszik fürödtem/fürdik játszani/játszik ugorj/ugrik láss/lát',
  ],
])('L6 forms of Hungarian verbs whose stem changes: %s', (clues) => {
  expect(verdicts('hu', clues)).toEqual(all(clues, 'illegal'));
});

test('L8 a Hungarian word that also is a form of a verb is not related to that verb’s family', () => {
  const clues = 'menet/mész megye/megy este/esik';
  expect(verdicts('hu', clues)).toEqual(all(clues, 'legal'));
});

test('L6 the opposite of a Romanian word is derived from it, and what only begins like one is not', () => {
  const opposites = 'imposibil/posibil incorect/corect ilegal/legal ireal/real nefericit/fericit dezordine/ordine';
  expect(verdicts('ro', opposites)).toEqual(all(opposites, 'illegal'));
  const others = 'informat/format intact/tact impact/pact dezastru/astru';
  expect(verdicts('ro', others)).toEqual(all(others, 'legal'));
});

test.each([
  ['da', 'alle/allé'],
  ['en', 'rosé/rose'],
  ['it', 'casino/casinò'],
  ['ro', 'rată/rață rață/rată fată/față pană/până par/păr'],
])('L11 in %s an accent or a mark that people leave out may make another word', (language, clues) => {
  expect(verdicts(language, clues)).toEqual(all(clues, 'doubtful'));
});

test.each([
  ['en', 'corner/corn pigment/pig flower/flow'],
  ...withVoikko('satama/sataa'),
  ['da', 'løgn/løg mandel/mand'],
])('L8 in %s words that look like forms are none', (language, clues) => {
  expect(verdicts(language, clues)).toEqual(all(clues, 'legal'));
});

test.each([
  ['da', 'arbejdsplads/arbejde bier/bikube vinduespudser/vindue dør/bagdør brød/rugbrød rugbrød/brød bær/kirsebær'],
  ['en', 'butter/butterfly board/cupboard eyes/eyelash'],
  ['hu', 'kő/kősó erdő/őserdő kanna/teáskanna'],
  ['it', 'fiorista/cavolfiore anni/compleanno tela/ragnatela piedi/marciapiede'],
])('L7 in %s parts of compounds, their forms and their kin are illegal', (language, clues) => {
  expect(verdicts(language, clues)).toEqual(all(clues, 'illegal'));
});

test.each([
  ['da', 'månegaffel guitarsuppe tomatisere'],
  ['en', 'lionhat bicyclefish'],
  ['it', 'pizzadromo'],
  ['ro', 'zebrapian broscomobil'],
])('L10 in %s what was joined for one clue is invented', (language, clues) => {
  expect(verdicts(language, clues)).toEqual(all(clues, 'illegal'));
});

test.each([
  ['it', 'vagone letto'],
  ['en', 'frying pan'],
  ['ro', 'cuptor cu microunde'],
])('L14 in %s %s is an established word written apart', (language, clue) => {
  const rules = { names: false, acronyms: true, apart: true };
  expect(referee.judge(clue, [], language, rules).verdict).toBe('legal');
});
