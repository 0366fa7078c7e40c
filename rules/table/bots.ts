/** Bots at the table: who adds them, their settings, and whom they make room for. */
import { botId } from '../kernel/bots.ts';
import type { PersonId } from '../kernel/contract.ts';
import { broken, ok, type Result, refuse } from '../kernel/result.ts';
import { tidyName } from '../kernel/text.ts';
import { findSeatKind, guestOf, isSame, partOf, takenAt } from './people.ts';
import type { Action, Event, Level, Person, SeatName, State, Viewer } from './types.ts';

/** Maximum number of bots at the table at once, and in its whole lifetime. */
export const MOST_BOTS = 10;
export const MOST_BOTS_EVER = 200;

/** Name of a bot added to a running game by a person who knows its secrets. */
const PLAIN_NAME = 'Bot';

export function hasRoomForBots({ people }: Pick<State, 'people'>): boolean {
  const bots = people.filter(({ bot }) => bot);
  return bots.length < MOST_BOTS_EVER && bots.filter(({ status }) => status === 'in').length < MOST_BOTS;
}

export function addBot(state: State, by: PersonId, action: Action & { kind: 'addBot' }): Event[] {
  const { team, role } = action.place;
  const person = botId(state.people.filter(({ bot }) => bot).length + 1);
  // C7: names must not carry hints.
  const isKeeper = state.phase === 'playing' && partOf(state, by)?.secret;
  return [
    ...(action.insteadOf === undefined ? [] : [{ kind: 'seated' as const, person: action.insteadOf as PersonId }]),
    { kind: 'joined', person, name: isKeeper ? PLAIN_NAME : tidied(action.name), bot: action.level },
    { kind: 'seated', person, place: { team, role } },
  ];
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

/** The bot that plays for a person's place, if there is one: the first that is not paused. */
export function botBeside(state: Pick<State, 'people'>, viewer: Viewer): Person | undefined {
  const place = guestOf(state, viewer)?.place;
  const bots = state.people.filter(
    (one) => one.bot && one.status === 'in' && place && one.place && isSame(one.place, place),
  );
  return bots.find(({ bot }) => !bot?.paused) ?? bots[0];
}

export function askBot(state: State, by: PersonId): Event[] {
  const { id, bot } = botBeside(state, by) ?? broken('a permitted bot is there');
  return bot?.asked ? [] : [{ kind: 'botAsked', person: id }];
}

/** Seats a person. A bot they name leaves; at a full place, the bot that came last makes room. */
export function sittingDown(state: State, who: PersonId, name: SeatName, insteadOf?: string): Event[] {
  const place = findSeatKind(state, name) ?? broken('a permitted place exists');
  const seated: Event = { kind: 'seated', person: who, place: { team: place.team, role: place.role } };
  if (insteadOf === undefined && takenAt(state, place) < place.max) return [seated];
  const bots = state.people.filter((one) => one.bot && one.status === 'in' && one.place && isSame(one.place, place));
  const bot = insteadOf === undefined ? bots.at(-1) : bots.find(({ id }) => id === insteadOf);
  return bot ? [{ kind: 'left', person: bot.id }, seated] : [seated];
}

/** A name that `permits` has accepted, as it is stored. */
export function tidied(name: string): string {
  return tidyName(name) ?? broken('a permitted name is tidy');
}
