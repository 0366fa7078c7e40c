/** Turns an action on a campaign into events or a refusal. */
import type { Ending } from '../duet/types.ts';
import type { Outcome as GameOutcome } from '../kernel/contract.ts';
import { type Result as Outcome, ok, refuse } from '../kernel/result.ts';
import { tidyName, tidyNote } from '../kernel/text.ts';
import { missionGame } from './mission.ts';
import { isOpen, noteOf } from './standing.ts';
import { type Action, type Event, NAME, NOTE, type RefusalCode, type Result, type State } from './types.ts';
import { cityOf, world } from './world.ts';

/** A finished game of a table. */
type Played = { readonly number: number; readonly game: string; readonly outcome?: GameOutcome };
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

/** A standard game that was won with 9 tokens. */
export type FirstWin = Pick<Result, 'table' | 'number' | 'ending'>;

/** Undefined if the name is not valid. D24: a team that has won a standard game begins with Prague won. */
export function opening(
  campaign: { id: string; name: string; win?: FirstWin | undefined },
  at: number,
): Event[] | undefined {
  const name = tidyName(campaign.name, NAME);
  if (name === undefined) return undefined;
  const opened: Event = { kind: 'opened', id: campaign.id, name, at };
  if (!campaign.win) return [opened];
  return [opened, { kind: 'recorded', result: { ...campaign.win, city: world.start, won: true, at } }];
}

/** D24: this game of a table, if a campaign can begin with it. Only a game won with 9 tokens has a score (D23). */
export function firstWin(table: string, game: Played | undefined): FirstWin | undefined {
  if (game?.game !== missionGame || game.outcome?.score === undefined) return undefined;
  return { table, number: game.number, ending: game.outcome.ending as Ending };
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
