/** Spyfall with people joining and leaving, as the table lets them: for the laws and the replays. */
import { z } from 'zod';
import type { Game, PersonId } from '../kernel/contract.ts';
import { ok } from '../kernel/result.ts';
import { spyfall } from './game.ts';
import type { Options } from './options.ts';
import type { RefusalCode } from './refusals.ts';
import { type Action, actionSchema, type Deal, type Event, type State } from './types.ts';
import type { View } from './view-types.ts';

const aroundSchema = z.strictObject({
  kind: z.literal('around'),
  /** Someone leaves their seat, takes one, goes away, or comes back. */
  what: z.enum(['withdraw', 'join', 'away', 'back']),
  person: z.string(),
});
type Around = z.infer<typeof aroundSchema>;

export type AnyAction = Action | Around;
export type AnyEvent = Event | (Around & { readonly at: number });

export const spyfallWithGuests: Game<Options, Deal, State, AnyAction, AnyEvent, View, RefusalCode> = {
  ...spyfall,
  schemas: { ...spyfall.schemas, action: z.union([actionSchema, aroundSchema]) },
  decide: (state, by, action, facts) =>
    action.kind === 'around' ? ok([{ ...action, at: facts.now }]) : spyfall.decide(state, by, action, facts),
  evolve: (state, event) => (event.kind === 'around' ? changed(state, event) : spyfall.evolve(state, event)),
  permits: (view, action) => (action.kind === 'around' ? undefined : spyfall.permits(view, action)),
};

/** Like the table, which reports nothing to a game that is over. */
function changed(state: State, { what, person, at }: AnyEvent & { kind: 'around' }): State {
  const who = person as PersonId;
  if (state.outcome) return state;
  if (what === 'withdraw') return spyfall.withdraw(state, who);
  if (what === 'join') return spyfall.join(state, { person: who, team: 'table', role: 'player' });
  return spyfall.absence?.(state, who, { here: what === 'back', at }) ?? state;
}
