/** Random evenings at a table, for the tests of records: every finished game with what everyone really saw. */
import { broken } from '../kernel/result.ts';
import { lawSubject } from '../table/law-subject.ts';
import { table } from '../table/table.ts';
import type { Event, State } from '../table/types.ts';
import { type AnySubject, stepsOf } from '../testing/laws-runs.ts';
import { recordOf } from './record.ts';
import type { GameRecord } from './schema.ts';

type Dealt = Extract<Event, { kind: 'dealt' }>;

export type PlayedGame = {
  readonly dealt: Dealt;
  /** What happened after the deal, one by one, and the table after it. */
  readonly after: readonly { readonly event: Event; readonly state: State }[];
  readonly first: State;
};

const STEPS = 4_000;

/** The games of one evening that ended with an outcome. */
export function gamesOf(start: number): PlayedGame[] {
  const draws = Array.from({ length: STEPS }, (_, i) => start * STEPS + i);
  const games: (PlayedGame & { after: { event: Event; state: State }[] })[] = [];
  for (const { before, result } of stepsOf(lawSubject as AnySubject, { start, draws })) {
    let state = before as State;
    if (!result.ok) continue;
    for (const event of result.value as Event[]) {
      state = table.evolve(state, event);
      if (event.kind === 'dealt') games.push({ dealt: event, first: state, after: [] });
      else games.at(-1)?.after.push({ event, state });
    }
  }
  return games.filter(({ after }) => after.some(({ state }) => state.phase === 'over' && isRevealed(state)));
}

function isRevealed(state: State): boolean {
  return table.view(state, 'spectator').round?.seed !== undefined;
}

/** The record of such a game, as it is sent: through JSON. */
export function recordedOf({ dealt, after, first }: PlayedGame, reader?: string): GameRecord {
  const people = (after.at(-1)?.state ?? first).people;
  const events = after.map(({ event }) => event);
  const record = recordOf(dealt, events, people, { words: dealt.words, ...(reader && { person: reader }) });
  return record ? JSON.parse(JSON.stringify(record)) : broken('a finished game has a record');
}
