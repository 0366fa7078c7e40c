/**
 * The deal: everything random in all rounds, drawn in this order: the locations, each round's spy and roles, the
 * dealer; then the same for the spare rounds, which replace void ones (S22).
 */
import type { Content, Location } from '../kernel/content.ts';
import type { Seat } from '../kernel/contract.ts';
import type { Random } from '../kernel/random.ts';
import { placeOf } from './cards.ts';
import { kept, leastLocations } from './locations.ts';
import type { Options } from './options.ts';
import { FEWEST, MOST, ROLES } from './seats.ts';
import type { Deal, Lots, State } from './types.ts';

/** How many void rounds of a game can be played again. */
const SPARES = 3;

export function deal(options: Options, seats: readonly Seat[], content: Content, random: Random): Deal {
  const locations = locationsOf(options, content);
  const players = seats.map(({ person }) => person);
  // S5
  const drawn = random.drawn(
    locations.map((_, i) => i),
    options.rounds,
  );
  const lotsFor = (location: number): Lots => ({ location, spy: lots(random), roles: roles(random) });
  const rounds = drawn.map(lotsFor);
  const dealer = lots(random);
  const left = locations.map((_, i) => i).filter((location) => !drawn.includes(location));
  const spares = random.drawn(left, sparesIn(options, locations.length)).map(lotsFor);
  return { options, locations, players, rounds, dealer, spares };
}

/** The deal as versions without spare rounds drew it, so that their proofs still hold. */
export function formerDeal({ spares: _, ...deal }: Deal): Deal {
  return deal;
}

/** As many as leave the spy a choice of locations in the last round. */
function sparesIn(options: Options, locations: number): number {
  return Math.max(0, Math.min(SPARES, locations - leastLocations(options)));
}

export function canDeal(options: Options, content: Content): boolean {
  return locationsOf(options, content).length >= leastLocations(options);
}

export function begin(deal: Deal, now: number): State {
  const { players } = deal;
  return {
    deal,
    at: now,
    members: players.map((person) => ({ person })),
    scores: players.map((person) => ({ person, points: 0 })),
    round: 0,
    players,
    dealer: placeOf(players, deal.dealer),
    phase: 'briefing',
    talk: [],
    accusers: [],
    hearings: [],
    verdicts: [],
  };
}

function locationsOf(options: Options, { locations }: Content): Location[] {
  const own = options.own.map(({ name, roles }, i) => ({ id: `own:${i + 1}`, name, roles }));
  return [...kept(options, locations), ...own];
}

/** S3: no matter who joins or leaves before a round begins, every player in it is equally likely. */
export function lots(random: Random): number[] {
  return Array.from({ length: MOST - FEWEST + 1 }, (_, i) => random.below(FEWEST + i));
}

export function roles(random: Random): number[] {
  return random.shuffled(Array.from({ length: ROLES }, (_, i) => i));
}
