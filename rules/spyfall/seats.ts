/** One round table for 3 to 8 players (S1), and how they change seats for the next game. */
import type { Seat, SeatKind } from '../kernel/contract.ts';
import type { Options } from './options.ts';

export const FEWEST = 3;
export const MOST = 8;
export const PLAYER = { team: 'table', role: 'player' } as const;

/** S2: the number of roles of every location. */
export const ROLES = 7;

/** Spoken games need no channel; written ones also need one for suspicions (S17). */
export function places({ way }: Options): readonly SeatKind[] {
  const player = { ...PLAYER, min: FEWEST, max: MOST, secret: true } as const;
  return [way === 'written' ? { ...player, channel: 'players' } : player];
}

/** A bot reads and writes; it cannot talk. */
export function takesBots({ way }: Options): boolean {
  return way === 'written';
}

/** There is one kind of seat, and everyone keeps it. */
export function rotate(seats: readonly Seat[]): readonly Seat[] {
  return seats;
}
