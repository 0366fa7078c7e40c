/** One round table for 3 to 8 players (S1), and how they change seats for the next game. */
import type { Place, Seat } from '../kernel/contract.ts';

export const FEWEST = 3;
export const MOST = 8;

/** No channel: people talk, or what they write are their moves. */
export function places(): readonly Place[] {
  return [{ team: 'table', role: 'player', min: FEWEST, max: MOST, secret: true }];
}

/** There is one place, and everyone keeps it. */
export function rotate(seats: readonly Seat[]): readonly Seat[] {
  return seats;
}
