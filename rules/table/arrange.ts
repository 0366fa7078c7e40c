/** Everyone seated again at once, by the host. */
import { isSame, sitRefusal, takesBots } from './people.ts';
import type { Action, Event } from './types.ts';
import type { View } from './view-types.ts';

type Arrange = Action & { kind: 'arrange' };

/** Why the host cannot seat people like this, or undefined. People who are not listed keep their seats. */
export function arrangeRefusal(view: View, { seats }: Arrange): string | undefined {
  if (view.may.move !== 'yes') return view.may.move;
  if (view.phase === 'playing') return 'game-running';
  const listed = new Set(seats.map(({ person }) => person));
  if (listed.size < seats.length) return 'no-such-person';
  const keep = view.people.filter(({ id, left }) => !left && !listed.has(id));
  for (const { person, place } of seats) {
    const moved = view.people.find(({ id, left }) => id === person && !left);
    const to = view.places.find((known) => isSame(known, place));
    if (!moved) return 'no-such-person';
    if (!to) return 'no-such-place';
    const kept = keep.filter((other) => other.place && isSame(other.place, to)).length;
    const others = seats.filter((each) => each.person !== person && isSame(each.place, to)).length;
    const refusal = sitRefusal({
      from: undefined,
      // Nobody makes room: the arrangement says who sits here.
      to: { ...to, taken: kept + others, bots: 0, takesBots: takesBots(view) },
      part: undefined,
      playing: false,
      isBot: moved.bot !== undefined,
    });
    if (refusal) return refusal;
  }
  return undefined;
}

export function arranged({ seats }: Arrange): Event[] {
  return seats.map(({ person, place: { team, role } }) => ({
    kind: 'seated',
    person: person as (Event & { kind: 'seated' })['person'],
    place: { team, role },
  }));
}
