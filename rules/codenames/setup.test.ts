/** Setting up: C1 to C5. How fair the deal is, is in `fair.test.ts`. */
import { expect } from 'vitest';
import { sampleWords } from '../clues/sample.ts';
import { randomFrom, type Seed } from '../kernel/random.ts';
import { rule } from '../testing/rule.ts';
import { codenames } from './game.ts';
import { sampleSeats } from './sample.ts';
import { table } from './scenario.ts';
import type { Options } from './types.ts';

const off = { kind: 'off' } as const;
const teams: Options = { form: 'teams', clock: off };
const seed = 'c0de00000000000000000000000000aa' as Seed;
const dealt = (words: readonly string[]) =>
  codenames.deal(teams, sampleSeats('teams'), { words, locations: [] }, randomFrom(seed));

rule('C1', 'two teams, each with exactly one spymaster and at least one operative', () => {
  const places = codenames.places(teams);
  expect(places.map(({ team, role }) => `${team} ${role}`)).toEqual([
    'red spymaster',
    'red operative',
    'blue spymaster',
    'blue operative',
  ]);
  for (const { role, min, max } of places) expect([role, min, max]).toEqual([role, 1, role === 'spymaster' ? 1 : 20]);
});

rule('C2', 'twenty-five different codenames of the packs are dealt', () => {
  const words = codenames.wordsOf(dealt(sampleWords));
  expect(new Set(words).size).toBe(25);
  expect(words.filter((word) => !sampleWords.includes(word))).toEqual([]);
  expect(codenames.canDeal(teams, { words: sampleWords.slice(0, 25), locations: [] })).toBe(true);
  const twice = sampleWords.slice(0, 24);
  expect(
    codenames.canDeal(teams, { words: [...twice, ...twice.map((word) => word.toUpperCase())], locations: [] }),
  ).toBe(false);
});

rule('C2', 'a word that two packs share is dealt once, however they write it', () => {
  const pack = sampleWords.slice(0, 25);
  const words = dealt([...pack, ...pack.map((word) => word.toUpperCase()), ...pack]).words;
  expect([...words].sort()).toEqual([...pack].sort());
});

rule('C2', 'too few different words are never dealt', () => {
  const pack = sampleWords.slice(0, 24);
  expect(() => dealt([...pack, ...pack])).toThrow('24 different words');
});

rule('C3', 'the key holds 9 agents of the starting team, 8 of the other, 7 bystanders and 1 assassin', () => {
  const { key, starts } = dealt(sampleWords);
  const count = (identity: string) => key.filter((each) => each === identity).length;
  expect([count(starts), count(starts === 'red' ? 'blue' : 'red')]).toEqual([9, 8]);
  expect([count('bystander'), count('assassin')]).toEqual([7, 1]);
});

rule('C3', 'only the spymasters see the key; everyone sees who starts', () => {
  const t = table('apple:red bank:blue crown:- dwarf:X', { starts: 'blue' });
  for (const { spymaster, operative } of [t.red, t.blue]) {
    expect([spymaster.sees('apple').identity, spymaster.sees('dwarf').identity]).toEqual(['red', 'assassin']);
    expect(operative.view.cards.filter((card) => 'identity' in card)).toEqual([]);
    expect([spymaster.view.starts, operative.view.starts]).toEqual(['blue', 'blue']);
  }
  expect(t.spectator.cards.filter((card) => 'identity' in card)).toEqual([]);
  expect(t.spectator.starts).toBe('blue');
});

rule('C3', 'the key is open to everyone once the game is over', () => {
  const t = table('apple:red dwarf:X');
  t.red.spymaster.clues('fruit', 1);
  t.red.operative.touches('dwarf');
  expect(t.blue.operative.sees('apple').identity).toBe('red');
  expect(t.spectator.cards.map((card) => card.identity)).toEqual(t.state.deal.key);
});

rule('C3', 'those who see the key may not change to an open place', () => {
  for (const form of ['teams', 'together', 'three'] as const) {
    const places = codenames.places({ form, clock: off });
    for (const { role, secret } of places) expect(secret).toBe(role === 'spymaster');
  }
});

rule('C5', 'how many agents each team has to find is public, and counts down', () => {
  const t = table('apple:red bank:blue crown:-', { starts: 'red' });
  expect(t.spectator.remaining).toEqual({ red: 9, blue: 8 });
  t.red.spymaster.clues('fruit', 2);
  t.red.operative.touches('apple');
  expect(t.blue.operative.view.remaining).toEqual({ red: 8, blue: 8 });
  t.red.operative.touches('bank');
  expect(t.spectator.remaining).toEqual({ red: 8, blue: 7 });
});
