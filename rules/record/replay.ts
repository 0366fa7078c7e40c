/** Plays a record again: the table after each event, and what every seat saw of it. */
import { type GameId, games, type Setup } from '../games.ts';
import type { AnyGame, PersonId } from '../kernel/contract.ts';
import { evolve, first } from '../table/evolve.ts';
import type { Event, Person, State } from '../table/types.ts';
import { view } from '../table/view.ts';
import type { View } from '../table/view-types.ts';
import type { GameRecord } from './schema.ts';

/** A person of the record, a spectator, or everything at once. */
export type ReplayViewer = PersonId | 'spectator' | 'open';

export type Replay = {
  readonly record: GameRecord;
  /** The table after the deal, and after each event: one more than there are events. */
  readonly states: readonly State[];
};

/** The record must be that of a real game, from the server or checked by `faultIn`. */
export function replayOf(record: GameRecord): Replay {
  const states = [beginning(record)];
  for (const event of record.events) states.push(evolve(states.at(-1) as State, event as Event));
  return { record, states };
}

/** What this viewer saw after `step` events. Everyone else sees what a spectator saw. */
export function viewAt({ states }: Replay, step: number, viewer: ReplayViewer): View {
  const state = states[Math.max(0, Math.min(step, states.length - 1))] as State;
  if (viewer !== 'open') return view(state, viewer);
  const seen = view(state, 'spectator');
  const game: AnyGame = games[(state.round as NonNullable<State['round']>).game];
  return { ...seen, round: { ...(seen.round as NonNullable<View['round']>), view: game.openView(state.round?.state) } };
}

/** The table right after the deal. Its people are those of the record, all of them in. */
export function beginning(record: GameRecord): State {
  const { number, at, seed, commitment, seats, words, locations, deal, people } = record;
  const setup = { game: record.game, options: record.options, packs: record.packs } as unknown as Setup;
  // Nobody hosts a replay.
  const host = '' as PersonId;
  const lobby = first({ kind: 'opened', id: '', code: '', host, name: '', setup, at });
  const dealt = {
    kind: 'dealt',
    number,
    setup,
    seats,
    words,
    locations,
    seed,
    commitment,
    deal,
    at,
  } as unknown as Event;
  return evolve({ ...lobby, people: people.map((person) => seatedIn(record, person)) }, dealt);
}

function seatedIn({ seats }: GameRecord, { id, name = '', bot }: GameRecord['people'][number]): Person {
  const seat = seats.find(({ person }) => person === id);
  return {
    id: id as PersonId,
    name,
    status: 'in',
    ...(seat && { place: { team: seat.team, role: seat.role } }),
    ...(bot && { bot: { level: bot, paused: false } }),
  };
}

export function gameIn({ game }: Pick<GameRecord, 'game'>): AnyGame | undefined {
  return Object.hasOwn(games, game) ? games[game as GameId] : undefined;
}
