/** Who sits where after a change of the game: everyone stays on their side, and nobody has to sit down again. */

type PlaceName = { readonly team: string; readonly role: string };
type Person = { readonly id: string; readonly place?: PlaceName };
type Place = PlaceName & { readonly min: number; readonly max: number };
type Move = { readonly person: string; readonly place: PlaceName };

/** Red and West sit on the left, Blue and East on the right. */
const sides: readonly (readonly string[])[] = [
  ['red', 'west'],
  ['blue', 'east'],
];

/** `before` as they sat, `places` as they are now. Seats that must be filled are filled first. */
export function reseated(before: readonly Person[], places: readonly Place[]): Move[] {
  const moves: Move[] = [];
  const taken = (place: Place) => moves.filter((move) => isSame(move.place, place)).length;
  for (const { id, place } of before) {
    if (!place) continue;
    const free = places.filter((each) => taken(each) < each.max);
    const near = free.filter((each) => isSameSide(each.team, place.team));
    const [needed] = near.filter((each) => taken(each) < each.min);
    const seat = needed ?? near.at(-1) ?? free.find((each) => taken(each) < each.min) ?? free.at(-1);
    if (seat) moves.push({ person: id, place: { team: seat.team, role: seat.role } });
  }
  return moves;
}

function isSame(one: PlaceName, other: PlaceName): boolean {
  return one.team === other.team && one.role === other.role;
}

function isSameSide(one: string, other: string): boolean {
  return one === other || sides.some((side) => side.includes(one) && side.includes(other));
}
