/** A finished game publishes enough to check its deal, and the check detects a forged one. */
import { expect, test } from 'vitest';
import { games } from '../games.ts';
import type { Location } from '../kernel/content.ts';
import { commitmentTo, randomFrom, type Seed } from '../kernel/random.ts';
import { sampleContent } from '../spyfall/sample.ts';
import { type Proof, unfairness } from './fair.ts';
import { Evening, WORDS } from './scenario.ts';

function proofOfAGame(): Proof {
  const evening = Evening.playing().ends();
  const dealt = evening.does('anna', { kind: 'again', rotate: true }).find((event) => event.kind === 'dealt');
  if (dealt?.kind !== 'dealt') throw new Error('nothing was dealt');
  const { setup, seats, words, seed, commitment, deal } = dealt;
  return JSON.parse(JSON.stringify({ game: setup.game, options: setup.options, seats, words, seed, commitment, deal }));
}

/** A Duet proof, dealt by hand as described in `docs/fair-deal.md`. */
function proofOfDuet(): Proof {
  const seed = '0123456789abcdef0123456789abcdef' as Seed;
  const random = randomFrom(seed);
  const words = random.drawn(WORDS, 25);
  const list = 'AA AA AA AX A- A- A- A- A- XA XX X- -A -A -A -A -A -X -- -- -- -- -- -- --'.split(' ');
  const kind = (sign = '') => ({ A: 'agent', X: 'assassin', '-': 'bystander' })[sign];
  const pairs = random.shuffled(list);
  const key = { west: pairs.map(([west]) => kind(west)), east: pairs.map(([, east]) => kind(east)) };
  const { defaults: options } = games.duet;
  return {
    game: 'duet',
    options,
    seats: [],
    words: WORDS,
    seed,
    commitment: commitmentTo(seed),
    deal: { options, words, key },
  };
}

/** The same for Spyfall: one location is left out, and one of the table's own replaces one of the server's. */
function proofOfSpyfall({ spares = true } = {}): Proof {
  const seed = 'fedcba9876543210fedcba9876543210' as Seed;
  const random = randomFrom(seed);
  const { locations } = sampleContent;
  const [out, first, ...rest] = locations as [Location, Location, ...Location[]];
  const own = { name: first.name.toUpperCase(), roles: [...first.roles] };
  const options = { ...games.spyfall.defaults, rounds: 3, without: [out.id], own: [own] };
  const inPlay = [...rest, { id: 'own:1', ...own }];
  const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);
  const lots = () => [3, 4, 5, 6, 7, 8].map((players) => random.below(players));
  const rounds = random
    .drawn(numbers(inPlay.length), 3)
    .map((location) => ({ location, spy: lots(), roles: random.shuffled(numbers(7)) }));
  // Five locations and three rounds: the spy keeps a choice if one void round is played again.
  const spareRounds = () => {
    const left = numbers(inPlay.length).filter((location) => !rounds.some((round) => round.location === location));
    return random.drawn(left, 1).map((location) => ({ location, spy: lots(), roles: random.shuffled(numbers(7)) }));
  };
  const players = ['anna', 'bo', 'carla'];
  return {
    game: 'spyfall',
    options,
    seats: players.map((person) => ({ person, team: 'table', role: 'player' })),
    words: [],
    locations,
    seed,
    commitment: commitmentTo(seed),
    deal: { options, locations: inPlay, players, rounds, dealer: lots(), ...(spares && { spares: spareRounds() }) },
  };
}

test('an honest deal is found fair', () => {
  expect(unfairness(proofOfAGame())).toBeUndefined();
  expect(unfairness(proofOfDuet())).toBeUndefined();
  expect(unfairness(proofOfSpyfall())).toBeUndefined();
});

test('the order of the fields in a proof does not matter: other programs write them in another one', () => {
  const turned = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turned);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([name, part]) => [name, turned(part)] as const);
    return Object.fromEntries(fields.toReversed());
  };
  for (const proof of [proofOfAGame(), proofOfDuet(), proofOfSpyfall()]) {
    expect(JSON.stringify(turned(proof.deal))).not.toBe(JSON.stringify(proof.deal));
    expect(unfairness({ ...proof, deal: turned(proof.deal) })).toBeUndefined();
  }
});

test('a deal of Spyfall from before void rounds were played again is found fair too', () => {
  expect(unfairness(proofOfSpyfall({ spares: false }))).toBeUndefined();
});

test('another spy, another location, other roles or another dealer are found out', () => {
  const proof = proofOfSpyfall();
  const deal = proof.deal as { rounds: { location: number; spy: number[]; roles: number[] }[]; dealer: number[] };
  const [first, ...rest] = deal.rounds as [(typeof deal.rounds)[number], ...typeof deal.rounds];
  const other = (change: Partial<typeof first>) => ({ ...deal, rounds: [{ ...first, ...change }, ...rest] });
  const turned = (lots: number[]) => lots.map((lot, i) => (lot + 1) % (3 + i));
  for (const forged of [
    other({ spy: turned(first.spy) }),
    other({ location: first.location === 0 ? 1 : 0 }),
    other({ roles: first.roles.toReversed() }),
    { ...deal, dealer: turned(deal.dealer) },
    { ...deal, spares: [{ ...first, location: first.location }] },
  ])
    expect(unfairness({ ...proof, deal: forged })).toBe('other-deal');
  expect(unfairness({ ...proof, locations: proof.locations?.toReversed() })).toBe('other-deal');
});

test('the faces of a key cannot be exchanged behind our back', () => {
  const proof = proofOfDuet();
  const deal = proof.deal as { key: { west: string[]; east: string[] } };
  const { west, east } = deal.key;
  expect(unfairness({ ...proof, deal: { ...deal, key: { west: east, east: west } } })).toBe('other-deal');
});

test('another seed, another key, other words are found out', () => {
  const proof = proofOfAGame();
  const deal = proof.deal as { key: string[] };
  expect(unfairness({ ...proof, seed: 'f'.repeat(32) })).toBe('other-seed');
  expect(unfairness({ ...proof, seed: 'zz' })).toBe('bad-seed');
  expect(unfairness({ ...proof, game: 'chess' })).toBe('no-such-game');
  expect(unfairness({ ...proof, deal: { ...deal, key: deal.key.toReversed() } })).toBe('other-deal');
  expect(unfairness({ ...proof, words: proof.words.slice(1) })).toBe('other-deal');
});
