/** The seats, their chat channels, and how roles rotate for the next game. */
import type { Seat, SeatKind } from '../kernel/contract.ts';
import type { Options, Team } from './types.ts';

/** C24: the spymasters have a channel of their own. C7: none leads from a spymaster to operatives. */
export function places({ form }: Options): readonly SeatKind[] {
  switch (form) {
    case 'teams': // C1
      return [rivalSpymaster('red'), operatives('red'), rivalSpymaster('blue'), operatives('blue')];
    case 'together': // C27
      return [{ team: 'red', role: 'spymaster', min: 1, max: 1, secret: true }, operatives('red')];
    case 'three': // C31
      return [
        rivalSpymaster('red'),
        rivalSpymaster('blue'),
        { team: 'both', role: 'operative', min: 1, max: 1, secret: false },
      ];
  }
}

/** C20: in each team the next person in order becomes the spymaster; with three (C31), all roles rotate. */
export function rotate(seats: readonly Seat[]): readonly Seat[] {
  if (seats.some(({ team }) => team === 'both')) return passedOn(seats);
  const next = new Map(
    ['red', 'blue'].flatMap((team) =>
      passedOn(seats.filter((seat) => seat.team === team)).map((seat) => [seat.person, seat]),
    ),
  );
  return seats.map((seat) => next.get(seat.person) ?? seat);
}

/** Each person takes the role of the previous one, the first that of the last. */
function passedOn(seats: readonly Seat[]): Seat[] {
  return seats.map(({ person }, i) => {
    const { team, role } = seats.at(i - 1) as Seat;
    return { person, team, role };
  });
}

function rivalSpymaster(team: Team): SeatKind {
  return { team, role: 'spymaster', min: 1, max: 1, secret: true, channel: 'spymasters' };
}

/** C9: the operatives of a team may discuss. */
function operatives(team: Team): SeatKind {
  return { team, role: 'operative', min: 1, max: 20, secret: false, channel: team };
}
