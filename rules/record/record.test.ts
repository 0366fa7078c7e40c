/** Records of random games: replayed, they show every seat what it really saw; and they stand up to a check. */
import { describe, expect, test } from 'vitest';
import type { PersonId } from '../kernel/contract.ts';
import { table } from '../table/table.ts';
import type { Event, State } from '../table/types.ts';
import { checked, faultIn } from './check.ts';
import { gamesOf, type PlayedGame, recordedOf } from './played-games.ts';
import { recordOf } from './record.ts';
import { replayOf, viewAt } from './replay.ts';
import { savedFrom } from './saved.ts';
import { type GameRecord, recordSchema } from './schema.ts';

const evenings = Array.from({ length: 20 }, (_, start) => start);
const games = evenings.flatMap(gamesOf);

/** The game as a person at the table saw it then. */
function seen(state: State, person: PersonId | 'spectator'): unknown {
  return table.view(state, person).round?.view;
}

/** D19: the notes of a side are only in a record that one of the side asks for. */
function withoutNotes(view: unknown): unknown {
  return JSON.parse(JSON.stringify(view, (key, value) => (key === 'meant' ? undefined : value)));
}

test('the random evenings have games of every kind, and people who come, go and lose the connection', () => {
  const kinds = games.flatMap(({ dealt, after }) => [
    dealt.setup.game,
    ...after.flatMap(({ event, state }) => (state.phase === 'playing' ? [event.kind] : [])),
  ]);
  for (const kind of ['codenames', 'duet', 'spyfall', 'seated', 'left', 'presence', 'played']) {
    expect(kinds).toContain(kind);
  }
});

describe('a record', () => {
  test('has the shape that its schema says', () => {
    for (const game of games) expect(recordSchema.safeParse(recordedOf(game)).error).toBeUndefined();
  });

  test('UX 19, 50: shows at each step, to each seat and to spectators, exactly what was shown then', () => {
    for (const game of games) {
      const record = recordedOf(game);
      const replay = replayOf(record);
      let step = 0;
      const compare = (state: State) => {
        const seats = record.people.map(({ id }) => id as PersonId);
        const here = seats.filter((id) => state.people.some((person) => person.id === id && person.status === 'in'));
        for (const person of [...here, 'spectator'] as const) {
          const then = withoutNotes(seen(state, person));
          const now = withoutNotes(viewAt(replay, step, person).round?.view);
          expect(now, `${record.game} ${person} after ${step} events`).toEqual(then);
        }
      };
      compare(game.first);
      for (const { event, state } of game.after) {
        if (isKept(record, step, event)) step += 1;
        if (state.round?.number === record.number && (state.phase === 'playing' || event.kind === 'played'))
          compare(state);
      }
      expect(step).toBe(record.events.length);
    }
  });

  test('follows the rules from its deal to its end', () => {
    for (const game of games) expect(faultIn(recordedOf(game))).toBeUndefined();
  });

  test('names nobody who has left', () => {
    for (const game of games) {
      const { people } = recordedOf(game);
      const last = game.after.at(-1)?.state.people ?? [];
      const gone = last.filter(({ status, name, bot }) => (status !== 'in' || name === '') && !bot);
      for (const { id } of gone) expect(people.find((person) => person.id === id)?.name).toBeUndefined();
    }
  });

  test('D19 keeps what a clue was meant for to the side that gave it', () => {
    const noted = games.filter(({ dealt, after }) => dealt.setup.game === 'duet' && hasNotes(after));
    expect(noted.length).toBeGreaterThan(0);
    for (const game of noted) {
      expect(JSON.stringify(recordedOf(game).events)).not.toContain('"meant"');
      const given = game.after.flatMap(({ event }) => (event.kind === 'played' ? [event.event as Clue] : []));
      const { by, side } = given.find((clue) => clue.kind === 'clueGiven' && clue.meant) as Clue;
      const own = recordedOf(game, by).events.flatMap((event) =>
        event.kind === 'played' ? [event.event as Clue] : [],
      );
      const shown = own.filter(({ meant }) => meant);
      expect(shown.length).toBeGreaterThan(0);
      expect(new Set(shown.map((clue) => clue.side))).toEqual(new Set([side]));
      // A seat for the next game, even of another game, says nothing about this one.
      const [last] = game.after.slice(-1) as [(typeof game.after)[number]];
      for (const team of [side === 'west' ? 'east' : 'west', 'red']) {
        const event: Event = { kind: 'seated', person: by as PersonId, place: { team, role: 'partner' } };
        const moved = { ...game, after: [...game.after, { event, state: last.state }] };
        expect(recordedOf(moved, by).events).toEqual(recordedOf(game, by).events);
      }
    }
  });

  test('is made of no game that was called off or still runs', () => {
    for (const { dealt, after, first } of games) {
      const end = after.findIndex(({ state }) => state.phase === 'over');
      const events = after.slice(0, end).map(({ event }) => event);
      expect(recordOf(dealt, events, first.people, { words: [] })).toBeUndefined();
      expect(recordOf(dealt, [...events, { kind: 'abandoned' }], first.people, { words: [] })).toBeUndefined();
    }
  });
});

describe('a saved game', () => {
  test('has no id of a person, no name without consent, and still follows the rules', () => {
    for (const game of games) {
      const record = recordedOf(game);
      const consenting = {
        ...record,
        people: record.people.map((one, i) => (i === 0 ? { ...one, keepsName: true as const } : one)),
      };
      const saved = savedFrom(consenting);
      expect(checked(JSON.stringify(saved))).toEqual({ ok: true, record: saved });
      const inside = JSON.stringify([saved.seats, saved.deal, saved.events]);
      for (const [i, { id, name, bot, keepsName }] of consenting.people.entries()) {
        if (!bot) expect(inside).not.toContain(JSON.stringify(id));
        expect(saved.people[i]?.name).toBe(keepsName || bot ? name : undefined);
      }
    }
  });

  test('shows the same game', () => {
    for (const game of games) {
      const record = recordedOf(game);
      const [before, after] = [replayOf(record), replayOf(savedFrom(record))];
      const end = record.events.length;
      const outcome = (view: ReturnType<typeof viewAt>) => view.round?.view.outcome?.ending;
      expect(outcome(viewAt(after, end, 'open'))).toBe(outcome(viewAt(before, end, 'open')));
    }
  });
});

test('everything at once shows the whole key from the first step on', () => {
  for (const game of games) {
    const replay = replayOf(recordedOf(game));
    for (const step of replay.states.keys()) {
      const view = viewAt(replay, step, 'open').round?.view;
      if (view?.game === 'codenames') expect(view.cards.every(({ identity }) => identity)).toBe(true);
      if (view?.game === 'duet') expect(view.cards.every(({ key }) => key)).toBe(true);
    }
  }
});

type Clue = { kind: string; by: string; side: string; meant?: number[] };

function hasNotes(after: PlayedGame['after']): boolean {
  return after.some(({ event }) => event.kind === 'played' && (event.event as Clue).meant);
}

/** Whether this event of the table is the next one of the record. */
function isKept({ events }: GameRecord, step: number, event: PlayedGame['after'][number]['event']): boolean {
  const next = events[step];
  if (!next) return false;
  if (event.kind === 'left' || event.kind === 'removed') return next.kind === 'seated' && next.person === event.person;
  if (event.kind === 'played')
    return next.kind === 'played' && (next.event.kind as string) === (event.event as Clue).kind;
  return event.kind === next.kind && 'person' in event && event.person === next.person;
}
