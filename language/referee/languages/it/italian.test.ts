/** Italian forms, whatever else they spell, and words that only look like forms. */
import { beforeAll, expect, test } from 'vitest';
import { loadPacks } from '../../../loader.ts';
import { Referee } from '../../referee.ts';
import { verdictsBy } from '../../testing/verdicts.ts';
import { formsOfVerb } from './verbs.ts';

const { packs } = loadPacks();
const referee = new Referee(packs);
beforeAll(() => referee.load(['it']));

const verdicts = verdictsBy(referee, 'it');

test.each([
  ['portare', 'porto porta portò portavano porterebbe portami portandolo portateci portar'],
  ['leggere', 'leggeva lessero letto legge leggerò leggilo'],
  ['tenere', 'tengo tieni terrà terrebbero tennero tenendosi'],
  ['chiedere', 'chiesi chiesero chiesto chiede chiedimi'],
  ['comprendere', 'comprese compresi comprendono'],
  ['proporre', 'propongo propose proposto proponendogli proporre proporrebbe'],
  ['finire', 'finisco finiscono finì finirà finiscila'],
  ['fare', 'faccio fecero farò fammi fatemi facendolo'],
  ['dare', 'diedero dessi dammi darglielo dandoti'],
  ['morire', 'muoiono morte morirà'],
])('L11 forms of the verb %s', (codename, clues) => {
  const words = clues.split(' ');
  expect(verdicts(codename, words)).toEqual(words.map((word) => `${word} illegal`));
});

test.each([
  ['fare', 'faro'],
  ['leggere', 'leggero'],
  ['aprire', 'aprile'],
  ['capire', 'capitolo'],
  ['portare', 'pirata'],
  ['mare', 'mandare'],
  ['porto', 'porta'],
  ['caso', 'casa'],
  ['puro', 'purè'],
  ['muso', 'musicale'],
  ['arco', 'architetto'],
  ['sci', 'sciamano'],
  ['metà', 'metamorfosi'],
  ['sparo', 'Sparta'],
])('L8 what only looks like a form of %s is legal: %s', (codename, clue) => {
  expect(referee.judge(clue, [codename], 'it').verdict).toBe('legal');
});

test.each([
  ['acuto', 'acuta acute acutissima'],
  ['utile', 'utili utilissima'],
  ['autentico', 'autentica autentiche'],
  ['alunno', 'alunna alunne'],
  ['autore', 'autrice autrici'],
  ['acqua', "l'acqua l’acqua dell'acqua"],
  ['oro', "l'oro d'oro"],
])('L6 forms of %s agree with women and with several, and may have an article', (codename, clues) => {
  const words = clues.split(' ');
  expect(verdicts(codename, words)).toEqual(words.map((word) => `${word} illegal`));
});

test.each([
  ['libertà', 'libero'],
  ['nobiltà', 'nobile'],
  ['onestà', 'onesto'],
  ['curiosità', 'curioso'],
  ['religioso', 'religione'],
  ['pugnalata', 'pugnale'],
  ['materno', 'madre'],
])('L6 %s is derived from %s', (clue, codename) => {
  expect(referee.judge(clue, [codename], 'it')).toMatchObject({ verdict: 'illegal', rule: 'L6' });
});

test('verbs are spelled as they sound', () => {
  expect([...formsOfVerb('cercare').all]).toEqual(expect.arrayContaining(['cerchi', 'cercherebbe', 'cercate']));
  expect([...formsOfVerb('mangiare').all]).toEqual(expect.arrayContaining(['mangi', 'mangerebbe', 'mangino']));
  expect([...formsOfVerb('conoscere').all]).toEqual(expect.arrayContaining(['conosciuto', 'conobbero', 'conosco']));
  expect(formsOfVerb('finire').all.has('fine')).toBe(false);
});

test.each(['giraffoteca', 'gattodromo'])('L10 %s is invented', (clue) => {
  expect(referee.judge(clue, [], 'it')).toMatchObject({ verdict: 'illegal', rule: 'L10' });
});

test.each(['paninoteca', 'birroteca', 'ippodromo', 'microscopio'])('L10 %s is established', (clue) => {
  expect(referee.judge(clue, [], 'it').verdict).toBe('legal');
});

test.each([
  ['conclusione', 'concludere'],
  ['seduttore', 'sedurre'],
  ['costruzione', 'costruire'],
  ['udienza', 'udire'],
  ['montaggio', 'montare'],
  ['eleganza', 'elegante'],
  ['serietà', 'serio'],
  ['malvagità', 'malvagio'],
  ['innervosire', 'nervo'],
  ['ingrigire', 'grigio'],
  ['pineta', 'pino'],
  ['monegasco', 'Monaco'],
])('L6 %s is derived from %s, by an old stem or an ending', (clue, codename) => {
  expect(referee.judge(clue, [codename], 'it')).toMatchObject({ verdict: 'illegal', rule: 'L6' });
});

test.each([
  ['venticinque', 'vento'],
  ['ventesimo', 'vento'],
  ['forbicine', 'Cina'],
  ['spuntino', 'punto'],
  ['vantaggio', 'vantare'],
  ['ambulanza', 'ambulante'],
  ['comodino', 'Como'],
  ['capriccioso', 'Capri'],
  ['astinenza', 'Asti'],
  ['gioventù', 'Giove'],
  ['pretendere', 'prete'],
])('L8 %s has nothing to do with %s', (clue, codename) => {
  expect(referee.judge(clue, [codename], 'it').verdict).toBe('legal');
});

test.each([
  ['bidè', 'bidet'],
  ['gilè', 'gilet'],
  ['pomidori', 'pomodoro'],
  ['jungla', 'giungla'],
])('L11 %s is another spelling of %s', (clue, codename) => {
  expect(referee.judge(clue, [codename], 'it').verdict).toBe('illegal');
});

test.each([
  ['amo', 'amare amavano amante'],
  ['legge', 'leggere leggevano lettore'],
  ['fondo', 'fondere fondono fonderia'],
  ['riso', 'risero ridevano'],
  ['costa', 'costare costò costavano'],
  ['lettura', 'letto legge leggo leggevano'],
  ['sale', 'salgono salita'],
])('L11 %s is also a form of a verb', (codename, clues) => {
  const words = clues.split(' ');
  expect(verdicts(codename, words)).toEqual(words.map((word) => `${word} illegal`));
});

test.each([
  ['lotto', 'lotta'],
  ['posto', 'posta'],
  ['parto', 'parte'],
  ['tasso', 'tassista'],
  ['torta', 'tortura'],
  ['testa', 'testamento'],
  ['patto', 'pattino'],
  ['sale', 'saliva'],
  ['volo', 'volontà'],
  ['letto', 'leggerezza'],
])('L11 nouns of their own are no forms of such a verb: %s, %s', (codename, clue) => {
  expect(referee.judge(clue, [codename], 'it').verdict).toBe('legal');
});

test.each([
  ['cielo', 'celo'],
  ['cuore', 'corista'],
  ['siero', 'serata'],
  ['duomo', 'domare'],
  ['riso', 'riduzione'],
  ['corso', 'correzione'],
  ['morte', 'moretto'],
  ['regno', 'realizzare'],
])('L8 %s has nothing to do with %s, although a vowel may open or a stem change', (codename, clue) => {
  expect(referee.judge(clue, [codename], 'it').verdict).toBe('legal');
});
