/**
 * The table as the laws test it: from an empty lobby to the end of the second game, which may differ from the first.
 */
import { sampleFacts } from '../clues/sample.ts';
import { gameIds } from '../games.ts';
import type { Facts, PersonId } from '../kernel/contract.ts';
import type { Random, Seed } from '../kernel/random.ts';
import { sampleContent } from '../spyfall/sample.ts';
import type { Subject } from '../testing/laws-runs.ts';
import { placesOf } from './people.ts';
import { anyAction, anyPack, anySetup, missionSetup } from './random-guest.ts';
import { WORDS } from './scenario.ts';
import { stateFrom, table } from './table.ts';
import type { Action, Actor, Event, State, Viewer } from './types.ts';
import type { View } from './view-types.ts';

const guests = ['anna', 'bo', 'carla', 'dan', 'eve', 'finn', 'gus', 'hal'] as PersonId[];

export const lawSubject: Subject<State, Actor, Action, Event, View, Viewer> = {
  machine: table,
  start: (random, at) => random.pick([emptyLobby, fullLobby, fullLobby, afterGame])(random, at),
  players: ({ people }) => [...guests, ...people.filter(({ bot }) => bot).map(({ id }) => id)],
  watchers: (): Viewer[] => ['spectator', 'stranger' as PersonId],
  anyAction,
  clock: 'clock',
  others: (state, random): { by: Actor; action: Action } => ({
    by: 'house',
    action: random.pick<Action>([
      { kind: 'hostAway', host: state.host, present: guests.filter(() => random.below(2) === 0) },
      { kind: 'hostBack', host: random.pick(guests) },
      { kind: 'hostGone', gone: state.host, present: guests.filter(() => random.below(4) === 0) },
      { kind: 'presence', person: random.pick(guests), here: random.below(3) > 0 },
      { kind: 'addPack', person: random.pick(guests), pack: anyPack(random) },
    ]),
  }),
  facts,
  finished,
  endings: [...gameIds, 'mission', 'mission called off', 'closed'],
  bound: 20_000,
};

/** Done once the table is closed or two games are over, and no result is owed to a map. Named after the last game. */
function finished({ phase, played, owed, mission, settled, closed }: State): string | undefined {
  if (closed && owed.length === 0) return 'closed';
  const last = played.at(-1);
  if (phase !== 'over' || !last || last.number < 2 || owed.length > 0) return undefined;
  if (!mission) return last.game;
  return settled?.number === last.number ? 'mission' : 'mission called off';
}

function emptyLobby(random: Random, at: number): State {
  const isMission = random.below(3) === 0;
  const setup = isMission ? missionSetup(random) : anySetup(random);
  const mission = isMission && { mission: { campaign: 'secret-map', name: 'The Moles', city: 'cairo' } };
  const host = 'anna' as PersonId;
  return stateFrom([{ kind: 'opened', id: 't', code: 'ABCDE', host, name: 'Anna', setup, ...mission, at }]);
}

/** A lobby with everyone in and every place filled to its minimum. */
function fullLobby(random: Random, at: number): State {
  const lobby = emptyLobby(random, at);
  const wanted = placesOf(lobby).flatMap(({ team, role, min }) => Array.from({ length: min }, () => ({ team, role })));
  const coming = guests.slice(1).map((person): Event => ({ kind: 'joined', person, name: person }));
  const sitting = wanted.map((place, i): Event => ({ kind: 'seated', person: guests[i] as PersonId, place }));
  return [...coming, ...sitting].reduce(table.evolve, lobby);
}

/** A state with a finished game on the table. */
function afterGame(random: Random, now: number): State {
  let state = fullLobby(random, now);
  while (state.phase !== 'over') {
    const by = state.phase === 'lobby' ? state.host : random.pick(guests);
    const action = state.phase === 'lobby' ? ({ kind: 'start' } as const) : anyAction(table.view(state, by), random);
    if (action.kind === 'close') continue;
    const decided = table.decide(state, by, action, facts(random, now));
    if (decided.ok) state = decided.value.reduce(table.evolve, state);
  }
  return state;
}

function facts(random: Random, now: number): Facts {
  return {
    ...sampleFacts(random, now),
    seed: anySeed(random),
    content: { words: WORDS, locations: sampleContent.locations },
    packs: ['en/classic', 'en/locations'],
  };
}

function anySeed(random: Random): Seed {
  return Array.from({ length: 4 }, () =>
    random
      .below(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('') as Seed;
}
