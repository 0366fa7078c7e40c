/** What an evening is remembered for, and how its picture is laid out. */
import { describe, expect, test } from 'vitest';
import type { Whole } from '../../texts/en/index.ts';
import { type LanguageCode, languages } from '../../texts/languages.ts';
import { ready } from '../../texts/ready.ts';
import { english, wholeOf } from '../../texts/whole.ts';
import { sectionsOf } from './lines.ts';
import { layout, wrapped } from './picture.ts';
import { type Evening, summary } from './stats.ts';

const seat = (person: string, team: string, role = 'operative') => ({ person, team, role });
const four = [seat('ann', 'red'), seat('bo', 'red'), seat('cy', 'blue'), seat('di', 'blue')];
const game = (number: number, about: Partial<Evening['games'][number]>) => ({
  number,
  game: 'codenames',
  at: Date.UTC(2026, 10, 17, 20),
  winners: ['red'],
  form: 'teams',
  seats: four,
  clues: [],
  rounds: [],
  ...about,
});
const evening: Evening = {
  games: [
    game(1, { clues: [{ by: 'ann', word: 'fruit', found: ['apple', 'pear', 'plum'] }] }),
    game(2, { clues: [{ by: 'cy', word: 'metal', found: ['iron', 'gold'] }] }),
    game(3, { winners: ['blue'] }),
    game(4, {
      game: 'duet',
      form: undefined,
      city: 'cairo',
      winners: [],
      seats: [seat('ann', 'west'), seat('bo', 'east')],
    }),
    game(5, {
      game: 'spyfall',
      form: undefined,
      winners: ['di'],
      seats: four.map(({ person }) => seat(person, 'table', 'player')),
      rounds: [
        { spy: 'di', points: 4 },
        { spy: 'ann', points: 0 },
        { spy: 'di', points: 2 },
      ],
    }),
  ],
} as Evening;
const everyone = () => true;
const words = { nameOf: (id: string) => id.toUpperCase(), cityOf: () => 'Cairo' };

test('sums up the score, the clues, who won with whom, streaks, the spy and the cities', () => {
  expect(sectionsOf(summary(evening, everyone), { t: english, ...words })).toEqual([
    { title: 'Score', lines: ['Codenames: Red 2 : 1 Blue', 'Codenames Duet: 0 won, 1 lost', 'Spyfall: DI 1'] },
    { title: 'Best clues', lines: ['FRUIT by ANN found APPLE, PEAR, PLUM.', 'METAL by CY found IRON, GOLD.'] },
    {
      title: 'Who with whom',
      lines: ['ANN and BO: 2 of 4 games won.', 'CY and DI: 1 of 3 games won.'],
    },
    { title: 'Longest streak', lines: ['ANN won 2 games in a row.'] },
    { title: 'Spy of the evening', lines: ['DI: 6 points under cover.'] },
    { title: 'Missions', lines: ['Cairo: lost'] },
  ]);
});

test('tells how far the campaign is, and the last mission if it was played elsewhere', () => {
  const missions = (campaign: NonNullable<Evening['campaign']>) =>
    sectionsOf(summary({ ...evening, campaign }, everyone), { t: english, ...words, cityOf: (id) => id }).at(-1);
  const progress = { won: 4, cities: 22 };
  const title = 'Missions';
  expect(missions({ ...progress, last: { city: 'cairo', won: false } })).toEqual({
    title,
    lines: ['Campaign: 4 of 22 cities won.', 'cairo: lost'],
  });
  expect(missions({ ...progress, last: { city: 'rome', won: true } })).toEqual({
    title,
    lines: ['Campaign: 4 of 22 cities won.', 'cairo: lost', 'Last mission: rome, won'],
  });
});

test('leaves out people who have left', () => {
  const { pairs, spy, streak } = summary(evening, (person) => person !== 'di' && person !== 'ann');
  expect(pairs).toEqual([]);
  expect(spy).toBeUndefined();
  expect(streak?.person).toBe('bo');
});

test('a streak ends with a game that is lost', () => {
  const one = (winners: string[]) => game(1, { winners });
  const { streak } = summary({ games: [one(['red']), one(['red']), one(['blue']), one(['red'])] } as Evening, everyone);
  expect(streak).toEqual({ person: 'ann', n: 2 });
});

test('the picture has room for every line, and breaks long ones', () => {
  const widthOf = (text: string) => text.length * 18;
  const sections = [
    { title: 'Score', lines: ['short', 'a line that is so long that it has to be broken into two of them'] },
  ];
  const { drawn, height } = layout({ title: 'The evening', note: 'today', sections }, widthOf);
  expect(drawn.filter(({ kind }) => kind === 'line').map(({ text }) => text)).toEqual([
    'short',
    'a line that is so long that it has to be broken',
    'into two of them',
  ]);
  for (const { y } of drawn) expect(y).toBeLessThan(height - 40);
  expect(wrapped('unbreakable', () => false)).toEqual(['unbreakable']);
});

describe.each(Object.keys(languages) as LanguageCode[])('%s', async (code) => {
  const t = ready((await wholeOf(code)) as Whole, code);
  test('says the same, with no gap', () => {
    const sections = sectionsOf(summary(evening, everyone), { t, ...words });
    expect(sections).toHaveLength(6);
    for (const { title, lines } of sections) {
      expect(title).not.toBe('');
      for (const line of lines) expect(line).not.toMatch(/undefined|\{|\}/);
    }
  });
});
