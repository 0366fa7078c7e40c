/** Turns an action on a campaign into events or a refusal. */
import { type Result as Outcome, ok, refuse } from '../kernel/result.ts';
import { tidyName, tidyNote } from '../kernel/text.ts';
import { isOpen, noteOf } from './standing.ts';
import { type Action, type Event, NAME, NOTE, type RefusalCode, type State } from './types.ts';
import { cityOf } from './world.ts';

type Decision = Outcome<Event[], RefusalCode>;

export function decide(state: State, action: Action, { now }: { now: number }): Decision {
  switch (action.kind) {
    case 'rename':
      return rename(state, action.name);
    case 'note':
      return note(state, action);
    case 'openTable':
      return openTable(state, action, now);
    case 'record':
      return record(state, action);
  }
}

/** Undefined if the name is not valid. */
export function opening(campaign: { id: string; name: string }, at: number): Event | undefined {
  const name = tidyName(campaign.name, NAME);
  return name === undefined ? undefined : { kind: 'opened', id: campaign.id, name, at };
}

function rename(state: State, typed: string): Decision {
  const name = tidyName(typed, NAME);
  if (name === undefined) return refuse('bad-name');
  return ok(name === state.name ? [] : [{ kind: 'renamed', name }]);
}

function note(state: State, { city, text: typed, was }: Action & { kind: 'note' }): Decision {
  if (!cityOf(city)) return refuse('no-such-city');
  const text = tidyNote(typed);
  if (text.length > NOTE) return refuse('bad-note');
  const before = noteOf(state, city);
  // Also accepted when it is sent again because the answer was lost.
  if (text === before) return ok([]);
  return was === before ? ok([{ kind: 'noted', city, text }]) : refuse('note-changed');
}

/** D31: a city that is open may be played again at any time. */
function openTable(state: State, { city, table }: Action & { kind: 'openTable' }, at: number): Decision {
  if (!cityOf(city)) return refuse('no-such-city');
  if (!isOpen(state, city)) return refuse('city-closed');
  return ok([{ kind: 'tableOpened', city, table, at }]);
}

/** Never refused: the game was played. A result reported twice is recorded once. */
function record({ results }: State, { result }: Action & { kind: 'record' }): Decision {
  const isKnown = results.some(({ table, number }) => table === result.table && number === result.number);
  return ok(isKnown ? [] : [{ kind: 'recorded', result }]);
}
