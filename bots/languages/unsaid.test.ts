/** Words no bot says as a clue. */
import { fold } from '@safehouse/language/letters.ts';
import { loadPacks } from '@safehouse/language/loader.ts';
import { expect, test } from 'vitest';
import { botLanguages, isUnsaid, languageCodes } from './index.ts';

const { packs } = loadPacks();

test.each(languageCodes)('no bot says a rude or sensitive word of %s, in any spelling of its letters', (code) => {
  const { rude, sensitive } = botLanguages[code] as (typeof botLanguages)[string];
  for (const word of `${rude} ${sensitive}`.split(/\s+/)) expect(isUnsaid(fold(word, code), code), word).toBe(true);
  for (const word of ['Hitler', 'Auschwitz', 'Gestapo']) expect(isUnsaid(fold(word, code), code), word).toBe(true);
});

test('bots say the names of places that only look rude', () => {
  for (const code of languageCodes) expect(isUnsaid(fold('Pisa', code), code), code).toBe(false);
  expect(isUnsaid(fold('pisi', 'hu'), 'hu')).toBe(true);
  expect(isUnsaid(fold('pieru', 'fi'), 'fi')).toBe(true);
});

test.each(languageCodes)('no list of %s bars a card of its packs', (code) => {
  const cards = packs.filter(({ language }) => language === code).flatMap((pack) => pack.cards);
  expect(cards.filter((card) => isUnsaid(fold(card, code), code))).toEqual([]);
});

test('the lists of Hungarian bar no innocent word that looks or sounds like a barred one', () => {
  const innocent = `Pisa Róma Tisza buzogány csillag csók faszén fasor fogó fosztóképző genetika golyó here
    hugenotta kakas kakaó kereszt kúra kúria magyar mell menóra momentum narancs nyilas pinty pisztoly pisztráng segéd
    segítség szarka szarvas szegfű szekta tábor tök turul vezér`;
  const barred = innocent.split(/\s+/).filter((word) => isUnsaid(fold(word, 'hu'), 'hu'));
  expect(barred).toEqual([]);
});

test('the lists of Finnish bar no innocent word that looks or sounds like a barred one', () => {
  const innocent = `munat panna pallo kukko kusiainen rinta rintama keskusta vihreä romaani Romania Persia natsata
    sekstetti helvetti`;
  expect(innocent.split(/\s+/).filter((word) => isUnsaid(fold(word, 'fi'), 'fi'))).toEqual([]);
  for (const word of ['itsemurha', 'mustalainen', 'perussuomalaiset', 'holokausti', 'pissa'])
    expect(isUnsaid(fold(word, 'fi'), 'fi'), word).toBe(true);
});

test('the lists of Romanian bar no innocent word that looks or sounds like a barred one', () => {
  const innocent = `aur Roma rom roman român curcan curs curte cursă fund fundaș laba labă rahat pulover pulpă puls pix
    viola violă violet violoncel violență negru rus maghiar neamț turc muiere muiat sanie sânge sânziană analiză coajă
    cocoș ou cucu nod sol debit idee lagună legiune mască obicei evantai clipă pisică pițigoi popor târg tort jder`;
  expect(innocent.split(/\s+/).filter((word) => isUnsaid(fold(word, 'ro'), 'ro'))).toEqual([]);
});

test('the lists of Danish bar no innocent word that looks or sounds like a barred one', () => {
  const innocent = `Pisa Balder bolle so pikant pikkolo pisk pispot sekt sekst sekstant analyse skidt skinke lod
    orgel penge pension perle slavisk muslinge jødekage venstre radikal krebs lejr
    Rom romer rose rosiner homogen horisont`.split(/\s+/);
  expect(innocent.filter((word) => isUnsaid(fold(word, 'da'), 'da'))).toEqual([]);
  for (const word of ['selvmord', 'sigøjner', 'holocaust', 'socialdemokratiet', 'pisse'])
    expect(isUnsaid(fold(word, 'da'), 'da'), word).toBe(true);
});

test('the lists of Italian bar no innocent word that looks or sounds like a barred one', () => {
  const innocent = `Pisa fallo seno finocchio Cancro lega verde anno penna penne pena culla culto cazzuola cacao caccia
    scopa scopo negozio nero merenda mercato troiano sessanta porcellana analisi Roma roma romeno fascia fascino figaro
    fico razza marrone ginocchio`.split(/\s+/);
  expect(innocent.filter((word) => isUnsaid(fold(word, 'it'), 'it'))).toEqual([]);
  for (const word of ['suicidio', 'zingaro', 'olocausto', 'fascismo', 'pipì'])
    expect(isUnsaid(fold(word, 'it'), 'it'), word).toBe(true);
});

test('the lists of English bar no innocent word that looks or sounds like a barred one', () => {
  const innocent = `Pisa Scunthorpe Cancer knob tit cockpit cocktail assassin class bass titan title Essex Sussex dickens
    analyst peacock shiitake raccoon fanfare therapist grape drape Slavic jewel jewellery country pussycat semolina`;
  expect(innocent.split(/\s+/).filter((word) => isUnsaid(fold(word, 'en'), 'en'))).toEqual([]);
  for (const word of ['suicide', 'gypsy', 'holocaust', 'fascist', 'piss'])
    expect(isUnsaid(fold(word, 'en'), 'en'), word).toBe(true);
});
