/** The table as a machine: one stream of events, decided purely, with a separate view for each guest. */
import type { Machine } from '../kernel/contract.ts';
import { broken } from '../kernel/result.ts';
import { audience } from './audience.ts';
import { deadline } from './deadline.ts';
import { decide } from './decide.ts';
import { evolve, first } from './evolve.ts';
import { permits } from './legal.ts';
import { redeal } from './redeal.ts';
import { type Action, type Actor, actionSchema, type Event, type State, type Viewer } from './types.ts';
import { possibleViews, view } from './view.ts';
import { type View, viewSchema } from './view-types.ts';

export const table: Machine<State, Actor, Action, Event, View, Viewer> = {
  schemas: { action: actionSchema, view: viewSchema },
  decide,
  evolve,
  view,
  permits,
  audience,
  possibleViews,
  deadline,
  redeal,
};

/** The state after a whole stream of events. */
export function stateFrom(events: readonly Event[]): State {
  const [opening, ...later] = events;
  if (opening?.kind !== 'opened') return broken('a table begins with being opened');
  return later.reduce(evolve, first(opening));
}
