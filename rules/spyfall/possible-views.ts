/** What a player's view could be, as far as everyone knows: what a message's length may not tell apart. */
import type { Location } from '../kernel/content.ts';
import type { GameViewer } from '../kernel/contract.ts';
import { remembered } from '../kernel/memo.ts';
import { spyOf } from './cards.ts';
import { mayOf } from './permissions.ts';
import type { State } from './types.ts';
import { seatedAs, view } from './view.ts';
import type { View } from './view-types.ts';

type Card = NonNullable<NonNullable<View['you']>['card']>;

/** As the spy, and as one of the others with the longest card there could be. */
export function possibleViews(state: State, viewer: GameViewer): View[] {
  const person = seatedAs(state, viewer);
  if (person === undefined || !state.players.includes(person) || state.phase === 'verdict') return [];
  const seen = view(state, viewer);
  return possibleCards(state, person === spyOf(state)).map((card) => ({
    ...seen,
    you: { person, card },
    may: mayOf(state, { person, isSpy: 'spy' in card }),
  }));
}

function possibleCards({ phase, deal }: State, isSpy: boolean): Card[] {
  const spy: Card = { spy: true };
  const other = longestCard(deal.locations);
  // S15: once the card is shown, everyone knows who has it.
  return phase === 'naming' ? [isSpy ? spy : other] : [spy, other];
}

/** No card of this game takes more bytes. */
const longestCard = remembered(
  (locations: readonly Location[]): Card => ({
    location: asLongAs(locations.map(({ id }) => id)),
    role: asLongAs(locations.flatMap(({ roles }) => roles)),
  }),
);

/** Quoted, because a quotation mark takes two bytes in JSON. */
function asLongAs(texts: readonly string[]): string {
  const utf8 = new TextEncoder();
  return 'x'.repeat(Math.max(...texts.map((text) => utf8.encode(JSON.stringify(text)).length - 2)));
}
