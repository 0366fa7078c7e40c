/** New seats for everyone in the lobby: shuffled, with the sides swapped, or with the roles passed on. */
import type { View } from '@safehouse/rules/table/view-types.ts';

type SeatName = { readonly team: string; readonly role: string };
type Seated = { readonly person: string; readonly place: SeatName };
type People = readonly Pick<View['people'][number], 'id' | 'left' | 'place'>[];

/** Returns a whole number below `count`. */
type Draw = (count: number) => number;

/** The same seats for the same people in another order; someone always moves if anyone can. */
export function shuffled(people: People, draw: Draw): Seated[] {
  const before = seatedOf(people);
  const places = before.map(({ place }) => place);
  for (let i = places.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [places[i], places[j]] = [places[j] as SeatName, places[i] as SeatName];
  }
  const isSame = places.every((place, i) => isAt(place, before[i]?.place));
  const moved = isSame ? [...places.slice(1), ...places.slice(0, 1)] : places;
  return before.map(({ person }, i) => ({ person, place: moved[i] as SeatName }));
}

/** Everyone moves to the same role on the other side. Nobody moves if the places are not those of two equal sides. */
export function swappedSides(people: People, places: readonly SeatName[]): Seated[] {
  const [one, other, ...more] = [...new Set(places.map(({ team }) => team))].filter((team) => team !== 'both');
  if (one === undefined || other === undefined || more.length > 0) return [];
  const across = ({ team, role }: SeatName) => ({ team: team === one ? other : team === other ? one : team, role });
  if (!places.every((place) => places.some((each) => isAt(each, across(place))))) return [];
  return seatedOf(people).map(({ person, place }) => ({ person, place: across(place) }));
}

/** In each team, everyone takes the role of the one before, and the first that of the last. */
export function passedOn(people: People): Seated[] {
  const seated = seatedOf(people);
  return seated.map(({ person, place }) => {
    const team = seated.filter((each) => each.place.team === place.team);
    const at = team.findIndex((each) => each.person === person);
    return { person, place: (team.at(at - 1) ?? { place }).place };
  });
}

/** Whether anyone sits elsewhere afterwards. */
export function changes(people: People, seats: readonly Seated[]): boolean {
  return seats.some(({ person, place }) => !isAt(place, people.find(({ id }) => id === person)?.place));
}

function seatedOf(people: People): Seated[] {
  return people.flatMap(({ id, left, place }) => (place && !left ? { person: id, place } : []));
}

function isAt(one: SeatName, other: SeatName | undefined): boolean {
  return one.team === other?.team && one.role === other.role;
}
