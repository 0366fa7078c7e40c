/** How each event changes the table. Total: never fails for a decided event. */

import { games } from '../games.ts';
import type { AnyGame, PersonId } from '../kernel/contract.ts';
import { withOne } from '../kernel/plain.ts';
import { packAdded, packRemoved } from './own-packs.ts';
import { currentGameOf, findSeatKind, gameOf, isSame, placesOf, takesBots } from './people.ts';
import type { Event, GamePart, Line, Person, SeatName, State } from './types.ts';

/** How many lines per channel and how many finished games are kept. */
const LINES = 60;
const GAMES = 50;
const GAMES_WITHOUT_REPEAT = 3;

export function first(event: Event & { kind: 'opened' }): State {
  return {
    id: event.id,
    code: event.code,
    openedAt: event.at,
    phase: 'lobby',
    locked: false,
    host: event.host,
    seated: [],
    setup: event.setup,
    ownPacks: [],
    packBytes: 0,
    ...(event.mission && { mission: event.mission }),
    owed: [],
    people: [{ id: event.host, name: event.name, status: 'in' }],
    lines: [],
    played: [],
    lastWords: [],
  };
}

export function evolve(state: State, event: Event): State {
  const next = changed(state, event);
  return next.people === state.people ? next : withSeated(next);
}

function changed(state: State, event: Event): State {
  switch (event.kind) {
    case 'opened':
      return first(event);
    case 'joined':
      return joined(state, event);
    case 'left':
      return withPerson(withdrawn(state, event.person), event.person, (person) => gone(person, 'left'));
    case 'removed':
      return withPerson(withdrawn(state, event.person), event.person, (person) => gone(person, 'removed'));
    case 'botSet':
      return withPerson(state, event.person, (person) => ({
        ...person,
        bot: { level: event.level, paused: event.paused },
      }));
    case 'botPuzzled':
      return withPerson(state, event.person, (person) =>
        person.bot ? { ...person, bot: { ...person.bot, puzzled: event.clue } } : person,
      );
    case 'botAsked':
      return withPerson(state, event.person, (person) =>
        person.bot ? { ...person, bot: { ...person.bot, asked: true } } : person,
      );
    case 'forgotten':
      return withPerson(state, event.person, (person) => ({ ...withName(person, false), name: '' }));
    case 'seated':
      return seated(state, event.person, event.place);
    case 'renamed':
      return withPerson(state, event.person, (person) => ({ ...person, name: event.name }));
    case 'nameKept':
      return withPerson(state, event.person, (person) => withName(person, event.on));
    case 'said':
      return said(state, { by: event.person, channel: event.channel, text: event.text, at: event.at });
    case 'hostChanged':
      return { ...withStandIn(state, undefined), host: event.person };
    case 'standInChanged':
      return withStandIn(state, event.person);
    case 'locked':
      return { ...state, locked: event.on };
    case 'codeHidden':
      return { ...state, codeHidden: event.on };
    case 'setUp':
      return setUp(state, event.setup);
    case 'packAdded':
      return packAdded(state, event);
    case 'packRemoved':
      return packRemoved(state, event);
    case 'dealt':
      return dealt(state, event);
    case 'played':
      return played(state, event.event);
    case 'missionEnded':
      return { ...state, owed: [...state.owed, { number: event.number, outcome: event.outcome, at: event.at }] };
    case 'settled':
      return settled(state, event);
    case 'presence':
      return inGame(
        state,
        (game, gameState) => game.absence?.(gameState, event.person, { here: event.here, at: event.at }) ?? gameState,
      );
    case 'abandoned':
      return over(state);
    case 'ready':
      return withReady(state, event);
    case 'wentToLobby':
      return { ...unready(state), phase: 'lobby' };
    case 'closed':
      return { ...state, closed: true };
  }
}

function joined(state: State, { person, name, bot }: Event & { kind: 'joined' }): State {
  const known = state.people.some(({ id }) => id === person);
  if (known) return withPerson(state, person, (old) => ({ ...old, name, status: 'in' }));
  const newcomer: Person = { id: person, name, status: 'in', ...(bot && { bot: { level: bot, paused: false } }) };
  return { ...state, people: withOne(state.people, newcomer) };
}

function withStandIn({ standIn: _, ...state }: State, standIn: PersonId | undefined): State {
  return standIn === undefined ? state : { ...state, standIn };
}

/** Keeps the order of sitting down. Someone who stands up no longer stands in. */
function withSeated(state: State): State {
  const now = state.people.filter(({ status, place, bot }) => status === 'in' && place && !bot).map(({ id }) => id);
  const before = state.seated.filter((id) => now.includes(id));
  const isSameAsBefore = before.length === state.seated.length && before.length === now.length;
  const seated = isSameAsBefore ? state.seated : before.concat(now.filter((id) => !before.includes(id)));
  const ready = state.ready?.filter((id) => seated.includes(id));
  const next = { ...state, seated, ...(ready && { ready }) };
  return state.standIn === undefined || seated.includes(state.standIn) ? next : withStandIn(next, undefined);
}

function withReady(state: State, { person, on }: Event & { kind: 'ready' }): State {
  const others = (state.ready ?? []).filter((id) => id !== person);
  return { ...state, ready: on ? [...others, person] : others };
}

function unready({ ready: _, ...state }: State): State {
  return state;
}

/** A new game has new clues. */
function unpuzzled(person: Person): Person {
  if (person.bot?.puzzled === undefined && !person.bot?.asked) return person;
  const { level, paused } = person.bot;
  return { ...person, bot: { level, paused } };
}

/** A bot is asked for one decision. Marks are none. */
function unasked(people: State['people'], event: unknown): State['people'] {
  if ((event as { kind: string }).kind === 'marked' || !people.some(({ bot }) => bot?.asked)) return people;
  return people.map((person) => {
    if (!person.bot?.asked) return person;
    const { asked: _, ...bot } = person.bot;
    return { ...person, bot };
  });
}

function gone(person: Person, status: 'left' | 'removed'): Person {
  return { ...unseated(person), status };
}

function withName({ keepsName: _, ...person }: Person, isKept: boolean): Person {
  return isKept ? { ...person, keepsName: true } : person;
}

function unseated({ place: _, ...person }: Person): Person {
  return person;
}

function seated(state: State, person: PersonId, place: SeatName | undefined): State {
  const next = withPerson(withdrawn(state, person), person, (old) => (place ? { ...old, place } : unseated(old)));
  if (!place || state.phase !== 'playing') return next;
  return inGame(takingPart(next, person, place), (game, gameState) => game.join(gameState, { person, ...place }));
}

/** Drops the pending move of a person who leaves or changes seats. */
function withdrawn(state: State, person: PersonId): State {
  return inGame(state, (game, gameState) => game.withdraw(gameState, person));
}

/** Updates the running game for something other than a move. */
function inGame(state: State, change: (game: AnyGame, gameState: unknown) => unknown): State {
  if (state.phase !== 'playing') return state;
  const round = currentGameOf(state);
  return { ...state, round: { ...round, state: change(gameOf(state), round.state) } };
}

function takingPart(state: State, person: PersonId, place: SeatName): State {
  const round = currentGameOf(state);
  const secret = findSeatKind(state, place)?.secret ?? false;
  const old = round.parts.find((part) => part.person === person);
  const part: GamePart = { person, team: place.team, role: place.role, secret: secret || (old?.secret ?? false) };
  return { ...state, round: { ...round, parts: [...round.parts.filter((other) => other !== old), part] } };
}

function said(state: State, line: Line): State {
  const same = state.lines.filter(({ channel }) => channel === line.channel);
  const dropped = same.length >= LINES ? same[0] : undefined;
  return {
    ...state,
    lines: withOne(
      state.lines.filter((old) => old !== dropped),
      line,
    ),
  };
}

/** People keep their places if the new setup has them, bots if they can play it. */
function setUp(state: State, setup: State['setup']): State {
  const next = { ...state, setup };
  const taken: SeatName[] = [];
  const people = state.people.map((person): Person => {
    const { place } = person;
    if (!place) return person;
    const there = placesOf(next).find((known) => isSame(known, place));
    if (there && (!person.bot || takesBots(next)) && taken.filter((other) => isSame(other, place)).length < there.max) {
      taken.push(place);
      return person;
    }
    return unseated(person);
  });
  return { ...next, people };
}

function dealt(state: State, event: Event & { kind: 'dealt' }): State {
  const game = games[event.setup.game];
  const places = placesOf(event);
  return {
    ...unready(state),
    phase: 'playing',
    people: state.people.some(({ bot }) => bot?.puzzled) ? state.people.map(unpuzzled) : state.people,
    lines: state.lines.filter((line) => line.channel === 'table'),
    lastWords: [...state.lastWords, game.wordsOf(event.deal as never)].slice(-GAMES_WITHOUT_REPEAT),
    round: {
      number: event.number,
      game: event.setup.game,
      places,
      seed: event.seed,
      commitment: event.commitment,
      state: game.begin(event.deal as never, event.at, event.seats),
      parts: event.seats.map(({ person, team, role }) => ({
        person,
        team,
        role,
        secret: places.some((place) => place.secret && isSame(place, { team, role })),
      })),
    },
  };
}

function played(state: State, event: unknown): State {
  const round = currentGameOf(state);
  const people = unasked(state.people, event);
  const next = { ...state, people, round: { ...round, state: gameOf(state).evolve(round.state, event) } };
  return state.phase === 'playing' && gameOf(state).outcome(next.round.state) ? over(next) : next;
}

function over(state: State): State {
  const { number, game, state: end } = currentGameOf(state);
  const outcome = gameOf(state).outcome(end);
  const entry = outcome ? { number, game, outcome } : { number, game };
  return { ...state, phase: 'over', played: [...state.played, entry].slice(-GAMES) };
}

function settled(state: State, { number, recorded }: Event & { kind: 'settled' }): State {
  const owed = state.owed.filter((one) => one.number !== number);
  return { ...state, owed, settled: { number, recorded } };
}

function withPerson(state: State, id: PersonId, change: (person: Person) => Person): State {
  return { ...state, people: state.people.map((person) => (person.id === id ? change(person) : person)) };
}
