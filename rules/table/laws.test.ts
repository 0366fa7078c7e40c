/** The table obeys the laws, from an empty lobby to the end of a game. */
import type { PersonId } from '../kernel/contract.ts';
import { laws } from '../kernel/laws.ts';
import type { Random, Seed } from '../kernel/random.ts';
import { placesOf } from './people.ts';
import { anyAction, anySetup } from './random-guest.ts';
import { WORDS } from './scenario.ts';
import { fold, table } from './table.ts';
import type { Action, Actor, Event, State, Viewer } from './types.ts';

const guests = ['anna', 'bo', 'carla', 'dan', 'eve', 'finn', 'gus', 'hal'] as PersonId[];

laws(
  'the table',
  {
    machine: table,
    start: (random, at) => (random.below(3) === 0 ? emptyLobby(random, at) : fullLobby(random, at)),
    players: () => guests,
    watchers: (): Viewer[] => ['spectator', 'stranger' as PersonId],
    anyAction,
    clock: 'clock',
    others: (_state, random): { by: Actor; action: Action } => ({
      by: 'house',
      action: { kind: 'hostGone', present: guests.filter(() => random.below(2) === 0) },
    }),
    facts: (random, now) => ({ now, seed: anySeed(random), words: WORDS, packs: ['en/classic'] }),
    finished: (state: State) => (state.phase === 'over' ? 'over' : undefined),
    endings: ['over'],
    bound: 20_000,
  },
  { runs: 60 },
);

function emptyLobby(random: Random, at: number): State {
  return fold([
    { kind: 'opened', id: 't', code: 'ABCDE', host: 'anna' as PersonId, name: 'Anna', setup: anySetup(random), at },
  ]);
}

/** Everybody is in, and every place has the people it needs. */
function fullLobby(random: Random, at: number): State {
  const lobby = emptyLobby(random, at);
  const wanted = placesOf(lobby).flatMap(({ team, role, min }) => Array.from({ length: min }, () => ({ team, role })));
  const coming = guests.slice(1).map((person): Event => ({ kind: 'joined', person, name: person }));
  const sitting = wanted.map((place, i): Event => ({ kind: 'seated', person: guests[i] as PersonId, place }));
  return [...coming, ...sitting].reduce(table.evolve, lobby);
}

function anySeed(random: Random): Seed {
  return Array.from({ length: 32 }, () => random.below(16).toString(16)).join('') as Seed;
}
