/** What a viewer may do at the table now, or why not. Covers the kind of action; details are checked later. */
import { rememberedPer, shared } from '../kernel/memo.ts';
import { type Around, aroundOf } from './around.ts';
import { botBeside, hasRoomForBots } from './bots.ts';
import { hasRoom } from './pack-room.ts';
import { gameSeatOf, guestOf, isComplete, MOST_EVER, MOST_IN, personOf, takesBots, usualChannelOf } from './people.ts';
import { knowsNothing } from './reactions.ts';
import type { RefusalCode } from './refusals.ts';
import type { State, Viewer } from './types.ts';
import type { View } from './view-types.ts';

type Permission = 'yes' | RefusalCode;

export function permissionsOf(state: State, viewer: Viewer): View['may'] {
  return permissionsIn(aroundOf(state), viewer);
}

export const permissionsIn = rememberedPer((state: Around, viewer: Viewer) => shared(permissions(state, viewer)));

function permissions(state: Around, viewer: Viewer): View['may'] {
  const may = permissionsWhileOpen(state, viewer);
  if (state.closed) return everyKind(may, 'table-closed');
  const bot = personOf(state, viewer)?.bot;
  if (!bot) return may;
  const play = bot.paused && may.play === 'yes' ? 'bot-paused' : may.play;
  return { ...everyKind(may, 'bots-only-play'), play, say: may.say };
}

function everyKind(may: View['may'], permission: Permission): View['may'] {
  return Object.fromEntries(Object.keys(may).map((kind) => [kind, permission])) as View['may'];
}

function permissionsWhileOpen(state: Around, viewer: Viewer): View['may'] {
  const guest = guestOf(state, viewer);
  const playing = state.phase === 'playing';
  const asGuest = (why: RefusalCode | undefined): Permission => (guest ? (why ?? 'yes') : 'join-first');
  const asHost = (why?: RefusalCode): Permission => asGuest(state.host === viewer ? why : 'host-only');
  /** What the game waits for: the stand-in may do it too. */
  const asLead = (why?: RefusalCode): Permission => (state.standIn === viewer ? asGuest(why) : asHost(why));
  const idle = playing ? 'game-running' : undefined;
  const running = playing ? undefined : 'no-game-running';
  const isEnded = state.phase === 'over' && !state.isSealed;
  const ready = idle ?? (isComplete(state) ? undefined : 'places-empty');
  return {
    join: guest ? 'already-joined' : joinPermission(state, viewer),
    leave: asGuest(undefined),
    forget: personOf(state, viewer) ? 'yes' : 'join-first',
    watch: asGuest(guest?.place ? undefined : 'already-there'),
    // C7: names must not carry hints, so nobody is renamed while a game runs.
    rename: asGuest(idle),
    say: asGuest(guest && !state.isSilent && usualChannelOf(state, guest) ? undefined : 'no-channel'),
    react: asGuest(state.isAllOpen || knowsNothing(state, viewer) ? undefined : 'no-reactions-now'),
    // Nothing of an earlier game is on the TV while one runs.
    show: asLead(idle),
    // Once it has ended, the game itself decides what is still allowed.
    play: asGuest((isEnded ? undefined : running) ?? (gameSeatOf(state, guest) ? undefined : 'not-in-a-game')),
    move: asHost(),
    remove: asHost(),
    handOver: asHost(),
    addBot: asHost(takesBots(state) ? (hasRoomForBots(state) ? undefined : 'too-many-bots') : 'no-bots-here'),
    setBot: asLead(),
    askBot: asGuest(running ?? askRefusal(state, viewer)),
    lock: asHost(),
    hideCode: asHost(),
    setUp: asHost(idle),
    addPack: asHost(idle ?? (hasRoom(state) ? undefined : 'too-many-packs')),
    removePack: asHost(idle),
    start: asLead(ready),
    again: asLead(idle ?? (state.phase === 'lobby' ? 'no-game-yet' : ready)),
    ready: asGuest(idle ?? (state.phase === 'lobby' ? 'no-game-yet' : guest?.place ? undefined : 'not-in-a-game')),
    toLobby: asLead(idle ?? (state.phase === 'lobby' ? 'already-there' : undefined)),
    abandon: asHost(running),
    clock: asLead(running),
    close: asHost(),
  };
}

function askRefusal(state: Pick<State, 'people'>, viewer: Viewer): RefusalCode | undefined {
  const bot = botBeside(state, viewer)?.bot;
  return bot ? (bot.paused ? 'bot-paused' : undefined) : 'no-such-person';
}

function joinPermission(state: Around, viewer: Viewer): Permission {
  const known = personOf(state, viewer);
  if (known?.status === 'removed') return 'you-were-removed';
  const people = state.people.filter(({ bot }) => !bot);
  if (people.filter(({ status }) => status === 'in').length >= MOST_IN) return 'table-full';
  if (known) return 'yes';
  if (state.locked) return 'table-locked';
  return people.length >= MOST_EVER ? 'table-full' : 'yes';
}
