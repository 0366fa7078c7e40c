/** Decides actions at the table: returns events, or the refusal that `permits` reads off the actor's view. */
import type { Facts, PersonId, Seat } from '../kernel/contract.ts';
import { broken, ok, type Result, refuse } from '../kernel/result.ts';
import { tidyLine } from '../kernel/text.ts';
import { arranged } from './arrange.ts';
import { gameViewer } from './audience.ts';
import { addBot, askBot, botPuzzled, setBot, sittingDown, tidied } from './bots.ts';
import { dealt } from './dealt.ts';
import { permits, playRefusal } from './legal.ts';
import { missionEnd } from './mission.ts';
import { addPack, isOwn, removePack } from './own-packs.ts';
import { channelOf, currentGameOf, gameOf, gameSeatOf, guestOf, heirOf, personOf } from './people.ts';
import { permissionsOf } from './permissions.ts';
import type { Action, Actor, Event, Setup, State } from './types.ts';
import { view } from './view.ts';

type Decision = Result<Event[]>;

export function decide(state: State, by: Actor, action: Action, facts: Facts): Decision {
  if (by === 'clock' || by === 'house') return decideAlone(state, by as 'clock' | 'house', action, facts);
  if (action.kind === 'play') return play(state, by, action, facts);
  const refusal = permits(view(state, by), action);
  return refusal ? refuse(refusal) : consequences(state, by, action, facts);
}

/** What a permitted action leads to. Only what the view cannot tell is still checked here: packs and words. */
function consequences(state: State, by: PersonId, action: Exclude<Action, { kind: 'play' }>, facts: Facts): Decision {
  switch (action.kind) {
    case 'join':
      return ok(join(state, by, action));
    case 'leave':
      return ok(goodbye(state, { kind: 'left', person: by }));
    case 'forget':
      return ok(forget(state, by));
    case 'sit':
      return ok([...sittingDown(state, by, action.place, action.insteadOf), ...leading(state, by)]);
    case 'watch':
      return ok([{ kind: 'seated', person: by }]);
    case 'rename':
      return ok([{ kind: 'renamed', person: (action.person ?? by) as PersonId, name: tidied(action.name) }]);
    case 'keepName':
      return ok(keepName(state, by, action));
    case 'say':
      return ok([said(state, by, action.text, facts.now)]);
    case 'move': {
      const person = action.person as PersonId;
      return ok(action.place ? sittingDown(state, person, action.place) : [{ kind: 'seated', person }]);
    }
    case 'arrange':
      return ok(arranged(action));
    case 'remove':
      return ok(goodbye(state, { kind: 'removed', person: action.person as PersonId }));
    case 'handOver':
      return ok([{ kind: 'hostChanged', person: action.person as PersonId }]);
    case 'addBot':
      return ok(addBot(state, by, action));
    case 'setBot':
      return setBot(state, action);
    case 'lock':
      return ok(state.locked === action.on ? [] : [{ kind: 'locked', on: action.on }]);
    case 'hideCode':
      return ok((state.codeHidden ?? false) === action.on ? [] : [{ kind: 'codeHidden', on: action.on }]);
    case 'setUp':
      return setUp(state, action.setup, facts);
    case 'removePack':
      return ok(removePack(state, action.pack, facts));
    case 'start':
      return dealt(state, facts, { rotate: false });
    case 'again':
      return dealt(state, facts, { rotate: action.rotate });
    case 'askBot':
      return ok(askBot(state, by));
    case 'ready':
      return ok(isReady(state, by) === action.on ? [] : [{ kind: 'ready', person: by, on: action.on }]);
    case 'toLobby':
      return ok([{ kind: 'wentToLobby' }]);
    case 'abandon':
      return ok([{ kind: 'abandoned' }]);
    case 'clock':
      return inGame(state, 'host', { kind: `${action.do}Clock` }, facts);
    case 'close':
      return ok([{ kind: 'closed' }]);
    default:
      return broken(`a person cannot ${action.kind}`);
  }
}

function isReady({ ready }: State, person: PersonId): boolean {
  return ready?.includes(person) ?? false;
}

/**
 * Actions of the clock and the server. The clock makes the game's move; the server replaces the host, reports presence,
 * adds packs, sets bots and confirms results on the map.
 */
function decideAlone(state: State, by: 'clock' | 'house', action: Action, facts: Facts): Decision {
  if (by === 'clock' && action.kind === 'play') {
    return state.phase === 'playing' ? inGame(state, 'clock', action.action, facts) : refuse('no-game-running');
  }
  if (state.closed && action.kind !== 'settled') return refuse('table-closed');
  if (by === 'house') {
    if (action.kind === 'hostAway' || action.kind === 'hostBack' || action.kind === 'hostGone') {
      return hostPresence(state, action);
    }
  }
  if (by === 'house' && action.kind === 'presence') return presence(state, action, facts.now);
  if (by === 'house' && action.kind === 'addPack') return addPack(state, action);
  if (by === 'house' && action.kind === 'setBot') return setBot(state, action);
  if (by === 'house' && action.kind === 'botPuzzled') return botPuzzled(state, action);
  if (action.kind === 'settled') {
    const { number, recorded } = action;
    // Another node on the same store may have been faster.
    return ok(state.owed.some((one) => one.number === number) ? [{ kind: 'settled', number, recorded }] : []);
  }
  return refuse('house-only');
}

/**
 * A host who is away keeps the role, and someone seated stands in; a host who stays away for long passes it on. Another
 * node may have been faster: the host may no longer be the person this is about.
 */
function hostPresence(state: State, action: Action & { kind: 'hostAway' | 'hostBack' | 'hostGone' }): Decision {
  const about = action.kind === 'hostGone' ? action.gone : action.host;
  if (about !== state.host) return refuse('already-host');
  if (action.kind === 'hostBack') return ok(state.standIn ? [{ kind: 'standInChanged' }] : []);
  if (action.present.includes(state.host) && guestOf(state, state.host)) return refuse('already-host');
  const person = heirOf(state, action.present);
  if (!person || (action.kind === 'hostAway' && person === state.standIn)) return ok([]);
  return ok([{ kind: action.kind === 'hostAway' ? 'standInChanged' : 'hostChanged', person }]);
}

/** Recorded only if the game waits for people (S22). */
function presence(state: State, { person, here }: Action & { kind: 'presence' }, at: number): Decision {
  if (state.phase !== 'playing') return refuse('no-game-running');
  const guest = guestOf(state, person as PersonId);
  const taken = gameSeatOf(state, guest);
  if (!taken) return refuse('not-in-a-game');
  // A bot has no connection to lose.
  if (guest?.bot) return ok([]);
  const { state: before } = currentGameOf(state);
  const after = gameOf(state).absence?.(before, taken.person, { here, at }) ?? before;
  return ok(after === before ? [] : [{ kind: 'presence', person: taken.person, here, at }]);
}

function setUp(state: State, setup: Setup, { packs }: Facts): Decision {
  return setup.packs.every((pack) => isOwn(state, setup, pack) || packs?.includes(pack))
    ? ok([{ kind: 'setUp', setup }])
    : refuse('no-such-pack');
}

function join(state: State, by: PersonId, { name: typed, place }: Action & { kind: 'join' }): Event[] {
  const known = personOf(state, by);
  // C7: nobody comes back to a running game under another name.
  const name = state.phase === 'playing' && known ? known.name : tidied(typed);
  return [
    { kind: 'joined', person: by, name },
    ...(place ? [...sittingDown(state, by, place), ...leading(state, by)] : []),
  ];
}

function keepName(state: State, by: PersonId, { on }: Action & { kind: 'keepName' }): Event[] {
  const isOn = personOf(state, by)?.keepsName ?? false;
  return isOn === on ? [] : [{ kind: 'nameKept', person: by, on }];
}

/** The first person to sit down at a table whose host has left becomes host. */
function leading(state: State, by: PersonId): Event[] {
  return by === state.host || guestOf(state, state.host) ? [] : [{ kind: 'hostChanged', person: by }];
}

function said(state: State, by: PersonId, typed: string, at: number): Event {
  const guest = guestOf(state, by);
  const channel = (guest && channelOf(state, guest)) ?? broken('who may speak has a channel');
  return { kind: 'said', person: by, channel, text: tidyLine(typed) ?? broken('a permitted text is tidy'), at };
}

/** The table checks whether a move reaches the game; the game judges the move from its own view. */
function play(state: State, by: PersonId, action: Action & { kind: 'play' }, facts: Facts): Decision {
  const refusal = playRefusal(permissionsOf(state, by).play, state.round?.game, action.game);
  if (refusal) return refuse(refusal);
  const seat = gameViewer(state, by);
  return seat === 'spectator' ? broken('who may play has a seat') : inGame(state, seat, action.action, facts);
}

function inGame(state: State, by: Seat | 'clock' | 'host', action: unknown, facts: Facts): Decision {
  const result = gameOf(state).decide(currentGameOf(state).state, by, action, facts);
  if (!result.ok) return result;
  const events: Event[] = result.value.map((event: unknown) => ({ kind: 'played', event }));
  return ok([...events, ...missionEnd(state, result.value, facts.now)]);
}

/** Emits the event even if the store no longer has the name: it also clears copies in memory. */
function forget(state: State, by: PersonId): Event[] {
  const left: Event[] = guestOf(state, by) ? goodbye(state, { kind: 'left', person: by }) : [];
  return [...left, { kind: 'forgotten', person: by }];
}

/** A host who leaves passes the role to someone seated; with nobody seated it waits for the next who sits down. */
function goodbye(state: State, event: Event & { person: PersonId }): Event[] {
  const rest = state.people.filter((person) => person.id !== event.person).map((person) => person.id);
  const heir = event.person === state.host ? heirOf(state, rest) : undefined;
  return heir ? [event, { kind: 'hostChanged', person: heir }] : [event];
}
