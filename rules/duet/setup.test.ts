/** Setting up: D1 to D4. How fair the deal is, is in `fair.test.ts`. */
import { expect } from 'vitest';
import { sampleWords } from '../clues/sample.ts';
import { tally } from '../testing/chi-square.ts';
import { drawnFrom } from '../testing/laws-runs.ts';
import { rule } from '../testing/rule.ts';
import { duet } from './game.ts';
import { sampleSeats } from './sample.ts';
import { table } from './scenario.ts';
import { sides } from './sides.ts';
import { kinds } from './types.ts';

const dealt = (words: readonly string[], draw = 1) =>
  duet.deal(duet.defaults, sampleSeats, { words, locations: [] }, drawnFrom(draw));
const fits = (play: object) => duet.schemas.options.safeParse({ play, flexible: false }).success;

rule('D1', 'two sides of one or more people, and each learns what the other may not know', () => {
  expect(duet.places(duet.defaults).map(({ team, role, min, secret }) => [team, role, min, secret])).toEqual([
    ['west', 'partner', 1, true],
    ['east', 'partner', 1, true],
  ]);
});

rule('D1', 'a side sees its own face alone, and who only watches sees none', () => {
  const t = table('apple:A/X bank:X/- crown:-/A');
  const seen = (view: typeof t.spectator) =>
    view.cards.slice(0, 3).map((card) => ('face' in card ? card.face : 'none'));
  expect(seen(t.west.view)).toEqual(['agent', 'assassin', 'bystander']);
  expect(seen(t.west.second.view)).toEqual(['agent', 'assassin', 'bystander']);
  expect(seen(t.east.view)).toEqual(['assassin', 'bystander', 'agent']);
  expect(seen(t.spectator)).toEqual(['none', 'none', 'none']);
  for (const { cards } of [t.west.view, t.east.view, t.spectator]) expect(cards.some((card) => card.key)).toBe(false);
  expect([t.west.view.you, t.east.view.you, t.spectator.you]).toEqual([{ side: 'west' }, { side: 'east' }, undefined]);
});

rule('D1', 'both faces are open to everyone once the game is over', () => {
  const t = table('apple:A/X bank:X/- crown:-/A');
  t.west.clues('fruit', 1);
  t.east.touches('bank');
  for (const { cards } of [t.west.view, t.east.view, t.spectator]) {
    for (const side of sides) expect(cards.map((card) => card.key?.[side])).toEqual(t.state.deal.key[side]);
  }
});

rule('D2', 'twenty-five different codenames of the packs are dealt', () => {
  const words = duet.wordsOf(dealt(sampleWords));
  expect([words.length, new Set(words).size]).toEqual([25, 25]);
  expect(words.filter((word) => !sampleWords.includes(word))).toEqual([]);
  expect(duet.canDeal(duet.defaults, { words: sampleWords.slice(0, 25), locations: [] })).toBe(true);
  const few = sampleWords.slice(0, 24);
  expect(
    duet.canDeal(duet.defaults, { words: [...few, ...few.map((word) => word.toUpperCase())], locations: [] }),
  ).toBe(false);
});

rule('D2', 'there are 15 agents to find, and 9 tokens in the standard game; 10 or 11 make it easier', () => {
  expect(duet.defaults.play).toEqual({ kind: 'standard', tokens: 9 });
  for (const tokens of [9, 10, 11] as const) {
    const { remaining, supply, kept, discarded, phase } = table('', { tokens }).spectator;
    expect([remaining, supply, kept, discarded]).toEqual([
      15,
      { bystander: tokens, check: 0 },
      { west: 0, east: 0 },
      0,
    ]);
    expect(phase).toBe('clue');
    expect(fits({ kind: 'standard', tokens })).toBe(true);
  }
  for (const tokens of [8, 12, 9.5, '9']) expect(fits({ kind: 'standard', tokens })).toBe(false);
});

rule('D2', 'there is no clock: the tokens are the time', () => {
  const t = table();
  expect(duet.deadline(t.state)).toBeUndefined();
  expect(t.spectator.hostMay).toEqual({ pauseClock: 'no-clock', resumeClock: 'no-clock', extendClock: 'no-clock' });
  t.host.tries.stopping().isRefused('no-clock');
  t.clock.tries.stopping().isRefused('no-clock');
});

rule('D3', 'a face shows 9 agents, 3 assassins and 13 bystanders', () => {
  for (let draw = 0; draw < 50; draw++) {
    for (const side of sides) expect(tally(dealt(sampleWords, draw).key[side], kinds)).toEqual([9, 3, 13]);
  }
});

rule('D4', 'the faces belong together as the table says, seen from either side', () => {
  const due = { agent: [3, 1, 5], assassin: [1, 1, 1], bystander: [5, 1, 7] };
  for (let draw = 0; draw < 50; draw++) {
    const { west, east } = dealt(sampleWords, draw).key;
    for (const kind of kinds) {
      const across = (from: typeof west, to: typeof west) => to.filter((_, card) => from[card] === kind);
      expect([tally(across(west, east), kinds), tally(across(east, west), kinds)]).toEqual([due[kind], due[kind]]);
    }
    expect(west.filter((kind, card) => kind === 'agent' || east[card] === 'agent').length).toBe(15);
  }
});

rule('D4', 'a drawn table keeps to it, too', () => {
  const { key } = table('apple:A/A bank:X/X').state.deal;
  for (const side of sides) expect(tally(key[side], kinds)).toEqual([9, 3, 13]);
  expect(() => table('apple:X/X bank:X/X')).toThrow('1 X/X too many');
});
