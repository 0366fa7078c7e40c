/** Decides actions at the table: returns events, or a refusal based on what the actor can see. */
import type { Facts, PersonId, Seat } from '../kernel/contract.ts';
import { ok, type Result, refuse } from '../kernel/result.ts';
import { tidyLine, tidyName } from '../kernel/text.ts';
import { addBot, botPuzzled, setBot, sittingDown } from './bots.ts';
import { dealt } from './dealt.ts';
import { isSameMission, missionEnd } from './mission.ts';
import { addPack, isOwn, removePack } from './own-packs.ts';
import { channelOf, findPlace, gameOf, guestOf, heirOf, personOf, roundOf, roundSeatOf } from './people.ts';
import { permissionsOf } from './permissions.ts';
import {
  type Action,
  type Actor,
  type Event,
  isForHouse,
  type Person,
  type PlaceName,
  type Setup,
  type State,
} from './types.ts';

type Decision = Result<Event[]>;

export function decide(state: State, by: Actor, action: Action, facts: Facts): Decision {
  if (by === 'clock' || by === 'house') return decideAlone(state, by as 'clock' | 'house', action, facts);
  if (isForHouse(action)) return refuse('house-only');
  if (state.closed) return refuse('table-closed');
  if (action.kind !== 'sit') {
    const permission = permissionsOf(state, by)[action.kind];
    if (permission !== 'yes') return refuse(permission);
  }
  switch (action.kind) {
    case 'join':
      return join(state, by, action);
    case 'leave':
      return ok(goodbye(state, { kind: 'left', person: by }));
    case 'forget':
      return ok(forget(state, by));
    case 'sit':
      if (personOf(state, by)?.bot) return refuse('bots-only-play');
      return guestOf(state, by) ? seat(state, by, action.place, action.insteadOf) : refuse('join-first');
    case 'watch':
      return ok([{ kind: 'seated', person: by }]);
    case 'rename':
      return rename(state, by, action);
    case 'say':
      return say(state, by, action.text, facts.now);
    case 'play':
      return play(state, by, action, facts);
    case 'move':
      return action.place ? seat(state, action.person as PersonId, action.place) : unseat(state, action.person);
    case 'remove':
      return onOther(state, action.person, ({ id }) => ok(goodbye(state, { kind: 'removed', person: id })));
    case 'handOver':
      return onOther(state, action.person, ({ id, bot }) =>
        bot ? refuse('bots-only-play') : ok([{ kind: 'hostChanged', person: id }]),
      );
    case 'addBot':
      return addBot(state, by, action);
    case 'setBot':
      return setBot(state, action);
    case 'lock':
      return ok(state.locked === action.on ? [] : [{ kind: 'locked', on: action.on }]);
    case 'setUp':
      return setUp(state, action.setup, facts);
    case 'removePack':
      return removePack(state, action.pack, facts);
    case 'start':
      return dealt(state, facts, { rotate: false });
    case 'again':
      return dealt(state, facts, { rotate: action.rotate });
    case 'toLobby':
      return ok([{ kind: 'wentToLobby' }]);
    case 'abandon':
      return ok([{ kind: 'abandoned' }]);
    case 'clock':
      return inGame(state, 'host', { kind: `${action.do}Clock` }, facts);
    case 'close':
      return ok([{ kind: 'closed' }]);
  }
}

/**
 * Actions of the clock and the house. The clock makes the game's move; the house replaces the host, reports presence,
 * adds packs, sets bots and confirms results on the map.
 */
function decideAlone(state: State, by: 'clock' | 'house', action: Action, facts: Facts): Decision {
  if (by === 'clock' && action.kind === 'play') {
    return state.phase === 'playing' ? inGame(state, 'clock', action.action, facts) : refuse('no-game-running');
  }
  if (state.closed && action.kind !== 'settled') return refuse('table-closed');
  if (by === 'house' && action.kind === 'hostGone') {
    // Another node may have been faster: the host may no longer be the missing person.
    const isHere = action.present.includes(state.host) && guestOf(state, state.host);
    if (action.gone !== state.host || isHere) return refuse('already-host');
    const heir = heirOf(state, action.present);
    return ok(heir ? [{ kind: 'hostChanged', person: heir }] : []);
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

/** Recorded only if the game waits for people (S22). */
function presence(state: State, { person, here }: Action & { kind: 'presence' }, at: number): Decision {
  if (state.phase !== 'playing') return refuse('no-game-running');
  const guest = guestOf(state, person as PersonId);
  const taken = roundSeatOf(state, guest);
  if (!taken) return refuse('not-in-a-game');
  // A bot has no connection to lose.
  if (guest?.bot) return ok([]);
  const { state: before } = roundOf(state);
  const after = gameOf(state).absence?.(before, taken.person, { here, at }) ?? before;
  return ok(after === before ? [] : [{ kind: 'presence', person: taken.person, here, at }]);
}

function setUp(state: State, setup: Setup, { packs }: Facts): Decision {
  if (state.mission && !isSameMission(state.setup, setup)) return refuse('mission-is-set');
  return setup.packs.every((pack) => isOwn(state, setup, pack) || (packs?.includes(pack) ?? true))
    ? ok([{ kind: 'setUp', setup }])
    : refuse('no-such-pack');
}

function join(state: State, by: PersonId, { name: typed, place }: Action & { kind: 'join' }): Decision {
  const name = tidyName(typed);
  if (name === undefined) return refuse('bad-name');
  const known = personOf(state, by);
  const events: Event[] = [
    { kind: 'joined', person: by, name: state.phase === 'playing' && known ? known.name : name },
  ];
  if (place) {
    const there = findPlace(state, place);
    if (!there) return refuse('no-such-place');
    const sitting = sittingDown(state, by, there);
    if (!sitting.ok) return sitting;
    events.push(...sitting.value);
  }
  if (!guestOf(state, state.host)) events.push({ kind: 'hostChanged', person: by });
  return ok(events);
}

function seat(state: State, who: PersonId, place: PlaceName, insteadOf?: string): Decision {
  if (!guestOf(state, who)) return refuse('no-such-person');
  const there = findPlace(state, place);
  if (!there) return refuse('no-such-place');
  return sittingDown(state, who, there, insteadOf);
}

function unseat(state: State, who: string): Decision {
  const guest = guestOf(state, who as PersonId);
  if (!guest) return refuse('no-such-person');
  return guest.place ? ok([{ kind: 'seated', person: guest.id }]) : refuse('already-there');
}

function rename(state: State, by: PersonId, action: Action & { kind: 'rename' }): Decision {
  const who = (action.person ?? by) as PersonId;
  if (action.person !== undefined && state.host !== by) return refuse('host-only');
  if (!guestOf(state, who)) return refuse('no-such-person');
  const name = tidyName(action.name);
  return name === undefined ? refuse('bad-name') : ok([{ kind: 'renamed', person: who, name }]);
}

function say(state: State, by: PersonId, typed: string, at: number): Decision {
  const guest = guestOf(state, by);
  const channel = guest && channelOf(state, guest);
  if (!channel) return refuse('no-channel');
  const text = tidyLine(typed);
  return text === undefined ? refuse('bad-text') : ok([{ kind: 'said', person: by, channel, text, at }]);
}

function play(state: State, by: PersonId, action: Action & { kind: 'play' }, facts: Facts): Decision {
  const taken = roundSeatOf(state, guestOf(state, by));
  if (!taken) return refuse('not-in-a-game');
  return action.game === roundOf(state).game ? inGame(state, taken, action.action, facts) : refuse('other-game');
}

function inGame(state: State, by: Seat | 'clock' | 'host', action: unknown, facts: Facts): Decision {
  const result = gameOf(state).decide(roundOf(state).state, by, action, facts);
  if (!result.ok) return result;
  const events: Event[] = result.value.map((event: unknown) => ({ kind: 'played', event }));
  return ok([...events, ...missionEnd(state, result.value, facts.now)]);
}

function onOther(state: State, who: string, then: (guest: Person) => Decision): Decision {
  const guest = guestOf(state, who as PersonId);
  if (!guest) return refuse('no-such-person');
  return guest.id === state.host ? refuse('not-yourself') : then(guest);
}

/** Emits the event even if the store no longer has the name: it also clears copies in memory. */
function forget(state: State, by: PersonId): Event[] {
  const left: Event[] = guestOf(state, by) ? goodbye(state, { kind: 'left', person: by }) : [];
  return [...left, { kind: 'forgotten', person: by }];
}

/** A departing host passes the role to a person who is still in. */
function goodbye(state: State, event: Event & { person: PersonId }): Event[] {
  const rest = state.people.filter((person) => person.id !== event.person).map((person) => person.id);
  const heir = event.person === state.host ? heirOf(state, rest) : undefined;
  return heir ? [event, { kind: 'hostChanged', person: heir }] : [event];
}
