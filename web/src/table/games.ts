/** The screens of each game: separate chunks, loaded when the table is set up for that game. */
import type { Component } from 'svelte';
import type { GameView } from '../table-kit/table-context.ts';
import { after } from '../texts/texts.svelte.ts';

type Screen<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

type Screens = {
  /** During a game. `onenter` is for a watcher who wants to play. */
  readonly Game: Screen<{ onenter?: () => void }>;
  readonly Result: Screen<Record<string, never>>;
  /** During a game and after it, on a TV. */
  readonly Tv: Screen<Record<string, never>>;
};

export const screens: Readonly<Record<GameView['game'], Screens>> = {
  codenames: {
    Game: () => after(['codenames', 'words'], import('../codenames/Game.svelte')),
    Result: () => after(['codenames', 'words', 'ending'], import('../codenames/Result.svelte')),
    Tv: () => after(['codenames', 'words', 'ending'], import('../codenames/Tv.svelte')),
  },
  duet: {
    Game: () => after(['duet', 'words'], import('../duet/Game.svelte')),
    Result: () => after(['duet', 'words', 'ending', 'map', 'reading'], import('../duet/result/Result.svelte')),
    Tv: () => after(['duet', 'words', 'ending', 'map', 'reading'], import('../duet/Tv.svelte')),
  },
  spyfall: {
    Game: () => after(['spyfall'], import('../spyfall/Game.svelte')),
    Result: () => after(['spyfall', 'spyfallVotes', 'ending', 'reading'], import('../spyfall/result/Result.svelte')),
    Tv: () => after(['spyfall', 'spyfallVotes', 'ending', 'reading'], import('../spyfall/Tv.svelte')),
  },
};

/** What the lobby shows about a mission. */
export function missionOrders(): Promise<typeof import('./Orders.svelte')> {
  return after(['map'], import('./Orders.svelte'));
}

/** The dialog for the referee's options. */
export function refereeDialog(): Promise<typeof import('./referee/RefereeDialog.svelte')> {
  return after(['referee'], import('./referee/RefereeDialog.svelte'));
}

/** A table's own words: adding them, and what can be done with them afterwards. */
export function ownPacks(): Promise<typeof import('./own/own-packs.ts')> {
  return after(['ownPacks'], import('./own/own-packs.ts'));
}

/** The host's choices in a word game. */
export function wordsLobby(): Promise<typeof import('./words/WordsSetup.svelte')> {
  return import('./words/WordsSetup.svelte');
}

/** What the lobby shows only for Spyfall. */
export function spyfallLobby(): Promise<typeof import('./spyfall/lobby.ts')> {
  return after(['spyfallSetup'], import('./spyfall/lobby.ts'));
}

/** The same on a TV. */
export function spyfallLobbyTv(): Promise<typeof import('./spyfall/SpyfallTv.svelte')> {
  return after(['spyfallSetup'], import('./spyfall/SpyfallTv.svelte'));
}

/** The lobby of a game on one shared phone, on that phone. */
export function onePhoneLobby(): Promise<{ default: Component }> {
  return after(['onePhone'], import('../one-phone/OnePhoneLobby.svelte'));
}

/** A game on the shared phone. */
export function onePhoneGame(): Promise<{ default: Component }> {
  return after(['spyfall', 'spyfallVotes', 'onePhone'], import('../one-phone/OnePhoneGame.svelte'));
}

/** For people who watch such a game on another screen. */
export function onePhoneNote(): Promise<{ default: Component }> {
  return after(['onePhone'], import('../one-phone/WatchNote.svelte'));
}
