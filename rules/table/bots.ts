/** Bots at the table: who adds them, their settings, and whom they make room for. */
import { botId } from '../kernel/bots.ts';
import type { PersonId, Place } from '../kernel/contract.ts';
import { ok, type Result, refuse } from '../kernel/result.ts';
import { tidyName } from '../kernel/text.ts';
import { findPlace, guestOf, isSame, partOf, sitRefusalAt, takenAt } from './people.ts';
import type { Action, Event, Level, State } from './types.ts';

/** Maximum number of bots at the table at once, and in its whole lifetime. */
export const MOST_BOTS = 10;
export const MOST_BOTS_EVER = 200;

/** Name of a bot added to a running game by a person who knows its secrets. */
const PLAIN_NAME = 'Bot';

export function hasRoomForBots({ people }: Pick<State, 'people'>): boolean {
  const bots = people.filter(({ bot }) => bot);
  return bots.length < MOST_BOTS_EVER && bots.filter(({ status }) => status === 'in').length < MOST_BOTS;
}

export function addBot(state: State, by: PersonId, action: Action & { kind: 'addBot' }): Result<Event[]> {
  const name = tidyName(action.name);
  if (name === undefined) return refuse('bad-name');
  const place = findPlace(state, action.place);
  if (!place) return refuse('no-such-place');
  const person = botId(state.people.filter(({ bot }) => bot).length + 1);
  const coming: Event[] = [
    // C7: names must not carry hints.
    {
      kind: 'joined',
      person,
      name: state.phase === 'playing' && partOf(state, by)?.secret ? PLAIN_NAME : name,
      bot: action.level,
    },
    { kind: 'seated', person, place: { team: place.team, role: place.role } },
  ];
  if (action.insteadOf === undefined) {
    return takenAt(state, place) < place.max ? ok(coming) : refuse('place-taken');
  }
  const guest = guestOf(state, action.insteadOf as PersonId);
  if (!guest?.place || !isSame(guest.place, place)) return refuse('no-such-person');
  return guest.bot ? refuse('bots-only-play') : ok([{ kind: 'seated', person: guest.id }, ...coming]);
}

export function setBot(state: State, { person, level, paused }: Action & { kind: 'setBot' }): Result<Event[]> {
  const guest = guestOf(state, person as PersonId);
  if (!guest?.bot) return refuse('no-such-person');
  const set: { level: Level; paused: boolean } = {
    level: level ?? guest.bot.level,
    paused: paused ?? guest.bot.paused,
  };
  if (set.level === guest.bot.level && set.paused === guest.bot.paused) return ok([]);
  return ok([{ kind: 'botSet', person: guest.id, ...set }]);
}

/** Idempotent: several nodes may report the same clue. */
export function botPuzzled(state: State, { person, clue }: Action & { kind: 'botPuzzled' }): Result<Event[]> {
  const guest = guestOf(state, person as PersonId);
  if (!guest?.bot) return refuse('no-such-person');
  return ok(guest.bot.puzzled === clue ? [] : [{ kind: 'botPuzzled', person: guest.id, clue }]);
}

/** Seats a person. A bot they name leaves; at a full place, the bot that came last makes room. */
export function sittingDown(state: State, who: PersonId, place: Place, insteadOf?: string): Result<Event[]> {
  const why = sitRefusalAt(state, who, place);
  if (why) return refuse(why);
  const seated: Event = { kind: 'seated', person: who, place: { team: place.team, role: place.role } };
  const bots = state.people.filter((one) => one.bot && one.status === 'in' && one.place && isSame(one.place, place));
  if (insteadOf === undefined && takenAt(state, place) < place.max) return ok([seated]);
  const bot = insteadOf === undefined ? bots.at(-1) : bots.find(({ id }) => id === insteadOf);
  if (insteadOf !== undefined && !bot) return refuse('no-such-person');
  return ok(bot ? [{ kind: 'left', person: bot.id }, seated] : [seated]);
}
