/** How a bot understands sentences that people type. */
import { loadLocations } from '@safehouse/language/locations.ts';
import { expect, test } from 'vitest';
import { languageCodes } from '../languages/index.ts';
import { openBankNow } from './bank.ts';
import { interpreterFor } from './hear.ts';
import { isSameWord } from './words.ts';

const interpreters = new Map(
  languageCodes.map((language) => [
    language,
    interpreterFor(openBankNow(language), loadLocations().sets.get(language) ?? []),
  ]),
);
const hear = (language: string, sentence: string) => {
  const heard = interpreters.get(language)?.(sentence);
  if (!heard) throw new Error(`no bank for ${language}`);
  return heard;
};
const strongest = (places: ReadonlyMap<string, number>) => [...places].toSorted(([, a], [, b]) => b - a)[0]?.[0];

test.each([
  ['en', 'What shoes are you wearing?', 'clothes'],
  ['en', 'How much did you have to pay?', 'money'],
  ['en', 'Are you allowed to smoke there?', 'rules'],
  ['fi', 'Onko siellä kova meteli?', 'sound'],
  ['fi', 'Kuinka usein käyt täällä?', 'time'],
  ['hu', 'Mennyibe került?', 'money'],
  ['hu', 'Hideg van itt?', 'weather'],
  ['it', 'Come sei vestito?', 'clothes'],
  ['it', 'Ci vieni spesso?', 'time'],
  ['da', 'Er der meget larm?', 'sound'],
  ['da', 'Er det koldt?', 'weather'],
  ['ro', 'Ce haine porți?', 'clothes'],
  ['ro', 'Cât ai plătit?', 'money'],
])('in %s, “%s” is about %s', (language, question, topic) => {
  expect(hear(language, question).topic).toBe(topic);
});

test.each([
  ['en', 'I got sand in my sandwich.', 'beach'],
  ['en', 'The passport queue was endless.', 'airport'],
  ['fi', 'Hiekassa on kuuma kävellä.', 'beach'],
  ['hu', 'Tele van homokkal a táskám.', 'beach'],
  ['it', 'Le onde sono alte.', 'beach'],
  ['da', 'Jeg har sand i skoene.', 'beach'],
  ['ro', 'Am nisip în pantofi.', 'beach'],
  ['en', 'We are at the lighthouse, of course.', 'lighthouse'],
])('in %s, “%s” points at the %s', (language, sentence, place) => {
  expect(strongest(hear(language, sentence).places)).toBe(place);
});

test('one word of a name of several is not the name', () => {
  const both = hear('en', 'The fire station!').places.get('firestation') ?? 0;
  expect(hear('en', 'There was a station.').places.get('firestation') ?? 0).toBeLessThan(both);
});

test('what can be said anywhere is evasive, as it stands and with a word changed', () => {
  expect(hear('en', 'Depends where you’re standing.').isEvasive).toBe(true);
  expect(hear('en', 'depends where you are standing').isEvasive).toBe(true);
  expect(hear('en', 'Expensive first, then mostly coffee.').isEvasive).toBe(false);
  expect(hear('en', 'My brother has a blue bicycle.').isEvasive).toBe(false);
});

test('a sentence of the bank fits its place and some others', () => {
  const { places } = hear('en', 'Expensive first, then mostly coffee.');
  expect(places.has('airport')).toBe(true);
  expect(places.size).toBe(9);
});

test.each([
  ['en', 'sand', 'sandy', true],
  ['en', 'sand', 'sandwich', false],
  ['en', 'wave', 'waving', true],
  ['en', 'sea', 'seat', false],
  ['fi', 'hiekka', 'hiekassa', true],
  ['fi', 'leijua', 'leijonat', false],
  ['hu', 'alma', 'almát', true],
  ['hu', 'cipó', 'cipőm', false],
  ['it', 'onda', 'onde', true],
  ['it', 'sonar', 'sono', false],
  ['it', 'spesa', 'spesso', false],
  ['da', 'håndklæde', 'håndklæderne', true],
  ['ro', 'nisip', 'nisipul', true],
])('in %s, whether %s and %s are one word: %s', (language, one, other, is) => {
  expect(isSameWord(one, other, language)).toBe(is);
  expect(isSameWord(other, one, language)).toBe(is);
});
