/** Who sits where after the game changes: people stay on their side, and nobody has to sit down again. */

type SeatName = { readonly team: string; readonly role: string };
type Person = { readonly id: string; readonly place?: SeatName };
type SeatKind = SeatName & { readonly min: number; readonly max: number };
type Move = { readonly person: string; readonly place: SeatName };

/** Red and West sit on the left, Blue and East on the right. */
const sides: readonly (readonly string[])[] = [
  ['red', 'west'],
  ['blue', 'east'],
];

/**
 * `before`: the seats until now. `places`: the places of the new game. `last`: the seats when this game was last set
 * up; people who had a place then get it back. Seats that must be filled are filled first.
 */
export function reseated(before: readonly Person[], places: readonly SeatKind[], last: readonly Person[] = []): Move[] {
  const moves: Move[] = [];
  const taken = (place: SeatKind) => moves.filter((move) => isSame(move.place, place)).length;
  const sit = (person: string, seat: SeatKind | undefined) =>
    seat && taken(seat) < seat.max && moves.push({ person, place: { team: seat.team, role: seat.role } });
  const sitting = before.filter(({ place }) => place);
  for (const { id } of sitting) {
    const old = last.find((person) => person.id === id)?.place;
    sit(id, old && places.find((each) => isSame(each, old)));
  }
  for (const { id, place } of sitting) {
    if (!place || moves.some(({ person }) => person === id)) continue;
    const free = places.filter((each) => taken(each) < each.max);
    const near = free.filter((each) => isSameSide(each.team, place.team));
    const [needed] = near.filter((each) => taken(each) < each.min);
    sit(id, needed ?? near.at(-1) ?? free.find((each) => taken(each) < each.min) ?? smallest(free, moves));
  }
  return moves;
}

/** The last place of the smallest team, so that people from a table without sides form even teams. */
function smallest(free: readonly SeatKind[], moves: readonly Move[]): SeatKind | undefined {
  const size = ({ team }: SeatKind) => moves.filter(({ place }) => place.team === team).length;
  const least = Math.min(...free.map(size));
  const [first] = free.filter((place) => size(place) === least);
  return first && free.findLast(({ team }) => team === first.team);
}

function isSame(one: SeatName, other: SeatName): boolean {
  return one.team === other.team && one.role === other.role;
}

function isSameSide(one: string, other: string): boolean {
  return one === other || sides.some((side) => side.includes(one) && side.includes(other));
}
