/** A team's campaign (D24–D31): one stream of events, decided purely. Anyone with its link sees all of it. */
import { broken } from '../kernel/result.ts';
import { decide, firstWin, opening } from './decide.ts';
import { evolve, first } from './evolve.ts';
import type { Event, State } from './types.ts';
import { view } from './view.ts';

export const campaign = { opening, firstWin, decide, evolve, view };

/** The state after all events of a stream. */
export function stateFrom(events: readonly Event[]): State {
  const [opening, ...later] = events;
  if (opening?.kind !== 'opened') return broken('a campaign begins with being opened');
  return later.reduce(evolve, first(opening));
}
