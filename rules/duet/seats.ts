/** Two sides of any size (D1, D37), and how people change sides for the next game. */
import type { Seat, SeatKind } from '../kernel/contract.ts';
import { type Side, sides } from './sides.ts';

export function places(): readonly SeatKind[] {
  return sides.map(place);
}

/** Each person takes the seat of the previous one, the first that of the last: two people change sides. */
export function rotate(seats: readonly Seat[]): readonly Seat[] {
  return seats.map(({ person }, i) => {
    const { team, role } = seats.at(i - 1) as Seat;
    return { person, team, role };
  });
}

/** D37: the members of a side chat among themselves; the other side cannot read it. */
function place(side: Side): SeatKind {
  return { team: side, role: 'partner', min: 1, max: 20, secret: true, channel: side };
}
