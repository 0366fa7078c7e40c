/** Hungarian forms, whatever else they spell, and words that only look like forms. */
import { beforeAll, expect, test } from 'vitest';
import { loadPacks } from '../../../loader.ts';
import { Referee } from '../../referee.ts';

const { packs } = loadPacks();
const referee = new Referee(packs);
beforeAll(() => referee.load(['hu']));

const vowels = 'aáeéiíoóöőuúüű';

test.each([
  ['fog', ['fogad', 'fogak', 'fogat']],
  ['héj', ['héja', 'héjat']],
  ['bor', ['borok', 'bort', 'borral']],
  ['villa', ['villám', 'villák', 'villánál']],
  ['orka', ['orkán', 'orkának']],
  ['tolószék', ['tolószékben', 'tolószékek']],
  ['porszem', ['szemét']],
])('L11 forms of %s are forms, whatever else they spell', (codename, clues) => {
  for (const clue of clues) expect([clue, referee.judge(clue, [codename], 'hu').verdict]).toEqual([clue, 'illegal']);
});

test.each([
  ['ár', ['árok', 'árokban']],
  ['csap', ['csapat']],
  ['fej', ['fejt']],
  ['pata', ['patak']],
  ['gondola', ['gondolat']],
  ['karom', ['karfa']],
  ['rét', ['réz', 'rém']],
])('L8 words that look like forms of %s are none', (codename, clues) => {
  for (const clue of clues) expect([clue, referee.judge(clue, [codename], 'hu').verdict]).toEqual([clue, 'legal']);
});

test('L6 every card with a vowel at its end is illegal with any regular ending', () => {
  const cards = packs.filter(({ language }) => language === 'hu').flatMap(({ cards }) => cards);
  const words = cards.map((card) => card.replaceAll('\u00AD', '')).filter((card) => /^\p{Ll}{4,}$/u.test(card));
  const missed = words
    .filter((word) => vowels.includes(word.at(-1) ?? ''))
    .flatMap((word) => {
      const stem = word.replace(/a$/u, 'á').replace(/e$/u, 'é');
      return ['k', 't', 'm', 'd', 'n', 'nk', 'ért', 'ig'].map((ending) => [stem + ending, word] as const);
    })
    .filter(([form, word]) => referee.judge(form, [word], 'hu').verdict !== 'illegal');
  expect(missed).toEqual([]);
});

test.each(['Bahnhof', 'Eichhörnchen', 'Augenblick', 'fenêtre', 'breakfast'])('L5 %s is foreign', (clue) => {
  expect(referee.judge(clue, [], 'hu')).toMatchObject({ verdict: 'illegal', rule: 'L5' });
});

test.each(['Spielberg', 'Liszt', 'Mendelssohn', 'brunch'])('L5 %s is a name or in use', (clue) => {
  expect(referee.judge(clue, [], 'hu').verdict).toBe('legal');
});

test.each(['felhőkanál', 'gyümölcském', 'zsiráfosít', 'sivatagpiknik'])('L10 %s is invented', (clue) => {
  expect(referee.judge(clue, [], 'hu')).toMatchObject({ verdict: 'illegal', rule: 'L10' });
});
