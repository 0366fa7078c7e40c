/** What to tell a viewer when the host changes, or someone starts or stops standing in for the host (UX 5). */
import type { View } from '@safehouse/rules/table/view-types.ts';
import type { Texts } from '../../texts/texts.svelte.ts';

export type Led = Pick<View, 'host' | 'standIn' | 'people'>;
type Telling = { readonly you: string | undefined; readonly t: Texts; readonly nameOf: (id: string) => string };

/** Undefined if nothing has changed that anyone needs to know. */
export function hostNews(before: Led, after: Led, { you, t, nameOf }: Telling): string | undefined {
  const host = nameOf(after.host);
  const { hosting } = t;
  if (after.host !== before.host) return after.host === you ? hosting.nowYours : hosting.now({ name: host });
  if (hasLeft(after) && !hasLeft(before)) return hosting.vacant({ host });
  if (after.standIn === before.standIn) return undefined;
  if (after.standIn === undefined) {
    // Someone who stood up no longer stands in, but that does not bring the host back.
    if (!after.people.some(({ id, place, left }) => id === before.standIn && place && !left)) return undefined;
    return after.host === you ? hosting.backYours : hosting.back({ host });
  }
  // A host who comes back sees this for a moment.
  if (after.host === you) return undefined;
  if (after.standIn === you) return hosting.awayYours({ host });
  return hosting.away({ host, name: nameOf(after.standIn) });
}

function hasLeft({ host, people }: Led): boolean {
  return people.some(({ id, left }) => id === host && left === true);
}
