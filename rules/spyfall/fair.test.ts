/**
 * How fair the cards are: counts over many deals from a fixed seed, and cheating dealers that the counts must detect.
 */
import { expect, test } from 'vitest';
import { unfairness } from '../testing/chi-square.ts';
import { drawnFrom } from '../testing/laws-runs.ts';
import { locationOf, rolesOf, spyOf } from './cards.ts';
import { spyfall } from './game.ts';
import { join } from './people.ts';
import { nextRound } from './round.ts';
import { sampleContent, sampleSeats } from './sample.ts';
import type { Deal, Lots, State } from './types.ts';

const DEALS = 6000;
const options = { ...spyfall.defaults, rounds: 3 };
const places = sampleContent.locations.length;
const tables = [3, 4, 5, 6, 7, 8];

/** Many deals for this number of players; a cheat may change each before it is played. */
function games(players: number, cheat: (deal: Deal) => Deal = (deal) => deal): State[] {
  const random = drawnFrom(20_262 + players);
  const seats = sampleSeats.slice(0, players);
  return Array.from({ length: DEALS }, () =>
    spyfall.begin(cheat(spyfall.deal(options, seats, sampleContent, random)), 0),
  );
}

const fair = new Map(tables.map((n) => [n, games(n)]));
const fairGames = (players: number): State[] => fair.get(players) ?? [];

const spyIn = (state: State) => state.players.indexOf(spyOf(state));
const dealerIn = (state: State) => state.players.indexOf(state.dealer);
const placeIn = ({ deal, round }: State) => (deal.rounds[round] as Lots).location;
/** Which of the seven roles each of the others has, by their seat; computed once per game. */
const rolesIn = new WeakMap<State, readonly number[]>();
function roleIn(state: State, place: number): number {
  const roles = rolesIn.get(state) ?? rolesOf(state).map(({ role }) => locationOf(state).roles.indexOf(role));
  rolesIn.set(state, roles);
  return roles[place] ?? -1;
}

/** How far the cells are from being equally likely. */
function spread(states: readonly State[], cells: number, cellOf: (state: State) => number): number {
  const counts = Array<number>(cells).fill(0);
  for (const state of states) {
    const cell = cellOf(state);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  expect(counts.length, 'a cell that should not be').toBe(cells);
  return Math.abs(unfairness(counts));
}

test.each(tables)('of %i players each is the spy as often, for every location and dealer', (n) => {
  const states = fairGames(n);
  expect(spread(states, n, spyIn)).toBeLessThan(5);
  expect(spread(states, n * places, (state) => spyIn(state) * places + placeIn(state))).toBeLessThan(5);
  expect(spread(states, n * n, (state) => spyIn(state) * n + dealerIn(state))).toBeLessThan(5);
});

test.each(tables)('of %i players each is as likely to have each role, for every spy and location', (n) => {
  const states = fairGames(n);
  for (let place = 0; place < n - 1; place++) {
    expect(
      spread(states, 7, (state) => roleIn(state, place)),
      `place ${place}`,
    ).toBeLessThan(5);
    expect(spread(states, 7 * n, (state) => roleIn(state, place) * n + spyIn(state))).toBeLessThan(5);
    expect(spread(states, 7 * places, (state) => roleIn(state, place) * places + placeIn(state))).toBeLessThan(5);
  }
  // Two roles are never the same; otherwise all pairs occur.
  const two = (state: State) => ordered(roleIn(state, 0), roleIn(state, 1), 7);
  expect(spread(states, 7 * 6, two)).toBeLessThan(5);
});

test('a round tells nothing of the next, even if someone joins in between', () => {
  for (const state of [fairGames(4), fairGames(5)]) {
    const n = state[0]?.players.length ?? 0;
    const same = (before: State) => nextRound(before);
    const more = (before: State) => nextRound(join(before, sampleSeats[7] as (typeof sampleSeats)[number]));
    expect(spread(state, n * n, (before) => spyIn(before) * n + spyIn(same(before)))).toBeLessThan(5);
    expect(spread(state, n * (n + 1), (before) => spyIn(before) * (n + 1) + spyIn(more(before)))).toBeLessThan(5);
    expect(spread(state, 49, (before) => roleIn(before, 0) * 7 + roleIn(same(before), 0))).toBeLessThan(5);
    const both = (before: State) => ordered(placeIn(before), placeIn(same(before)), places);
    expect(spread(state, places * (places - 1), both)).toBeLessThan(5);
  }
});

test('dealers who cheat a little are caught', () => {
  const changing = (change: (lots: Lots, deal: Deal) => Lots) =>
    games(4, (deal) => ({ ...deal, rounds: deal.rounds.map((lots) => change(lots, deal)) }));
  // Sometimes the first player is spared, and the second is the spy instead.
  const spared = changing((lots) =>
    lots.spy[1] === 0 && lots.roles[0] === 0 ? { ...lots, spy: lots.spy.with(1, 1) } : lots,
  );
  expect(spread(spared, 4, spyIn)).toBeGreaterThan(5);
  // Each is fair by itself, but one reveals half of the other.
  const bound = changing((lots) => ({ ...lots, location: 2 * (lots.location % 3) + ((lots.spy[1] ?? 0) % 2) }));
  expect(spread(bound, 4, spyIn)).toBeLessThan(5);
  expect(spread(bound, places, placeIn)).toBeLessThan(5);
  expect(spread(bound, 4 * places, (state) => spyIn(state) * places + placeIn(state))).toBeGreaterThan(5);
  const favoured = changing((lots) => ({
    ...lots,
    roles: lots.roles[0] === lots.spy[1] ? lots.roles.toReversed() : lots.roles,
  }));
  expect(spread(favoured, 28, (state) => roleIn(state, 0) * 4 + spyIn(state))).toBeGreaterThan(5);
});

/** The index of an ordered pair of two different things out of `of`. */
function ordered(one: number, two: number, of: number): number {
  return one * (of - 1) + (two > one ? two - 1 : two);
}
