/** The screens of each game: chunks of their own, loaded when the table is set up for it. */
import type { Component } from 'svelte';
import type { GameView } from '../lib/table-context.ts';
import { ask } from '../texts/texts.svelte.ts';

type Screen<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

type Screens = {
  /** In play. `onenter` is for an onlooker who would rather play. */
  readonly Game: Screen<{ onenter?: () => void }>;
  readonly Result: Screen<Record<string, never>>;
  /** In play and after, for a room. */
  readonly Tv: Screen<Record<string, never>>;
};

export const screens: Readonly<Record<GameView['game'], Screens>> = {
  codenames: {
    Game: () => after(ask('codenames'), import('../codenames/Game.svelte')),
    Result: () => after(ask('codenames'), import('../codenames/Result.svelte')),
    Tv: () => after(ask('codenames'), import('../codenames/Tv.svelte')),
  },
  duet: {
    Game: () => after(ask('duet'), import('../duet/Game.svelte')),
    Result: () => after(Promise.all([ask('duet'), ask('map'), ask('reading')]), import('../duet/result/Result.svelte')),
    Tv: () => after(Promise.all([ask('duet'), ask('map'), ask('reading')]), import('../duet/Tv.svelte')),
  },
  spyfall: {
    Game: () => after(ask('spyfall'), import('../spyfall/Game.svelte')),
    Result: () => after(Promise.all([ask('spyfall'), ask('reading')]), import('../spyfall/result/Result.svelte')),
    Tv: () => after(Promise.all([ask('spyfall'), ask('reading')]), import('../spyfall/Tv.svelte')),
  },
};

/** What the lobby shows of a mission. */
export function missionOrders(): Promise<typeof import('./Orders.svelte')> {
  return after(ask('map'), import('./Orders.svelte'));
}

/** What the lobby shows of Spyfall alone. */
export function spyfallLobby(): Promise<typeof import('./spyfall/lobby.ts')> {
  return after(ask('spyfallSetup'), import('./spyfall/lobby.ts'));
}

/** And what it shows on a TV. */
export function spyfallLobbyTv(): Promise<typeof import('./spyfall/SpyfallTv.svelte')> {
  return after(ask('spyfallSetup'), import('./spyfall/SpyfallTv.svelte'));
}

/** Who plays on the one phone that is for everybody, on that phone. */
export function passingLobby(): Promise<{ default: Component }> {
  return after(ask('passing'), import('../passing/PassingLobby.svelte'));
}

/** A game on that phone. */
export function passingGame(): Promise<{ default: Component }> {
  return after(Promise.all([ask('spyfall'), ask('passing')]), import('../passing/PassingGame.svelte'));
}

/** For those who watch such a game on another screen. */
export function passingNote(): Promise<{ default: Component }> {
  return after(ask('passing'), import('../passing/WatchNote.svelte'));
}

/** A page, once its texts are there. */
async function after<Page>(texts: Promise<unknown>, page: Promise<Page>): Promise<Page> {
  // Both at once: whatever does not come, somebody hears of it.
  const [loaded] = await Promise.all([page, texts]);
  return loaded;
}
