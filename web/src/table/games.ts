/** The screens of each game: chunks of their own, loaded when the table is set up for it. */
import type { Component } from 'svelte';
import type { GameView } from '../table-kit/table-context.ts';
import { after } from '../texts/texts.svelte.ts';

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

/** What the lobby shows of a mission. */
export function missionOrders(): Promise<typeof import('./Orders.svelte')> {
  return after(['map'], import('./Orders.svelte'));
}

/** What a table agrees on with the referee. */
export function refereeDialog(): Promise<typeof import('./referee/RefereeDialog.svelte')> {
  return after(['referee'], import('./referee/RefereeDialog.svelte'));
}

/** Words of one's own: bringing them, and what can be done with them then. */
export function ownPacks(): Promise<typeof import('./own/own-packs.ts')> {
  return after(['ownPacks'], import('./own/own-packs.ts'));
}

/** What the host of a word game chooses. */
export function wordsLobby(): Promise<typeof import('./words/WordsSetup.svelte')> {
  return import('./words/WordsSetup.svelte');
}

/** What the lobby shows of Spyfall alone. */
export function spyfallLobby(): Promise<typeof import('./spyfall/lobby.ts')> {
  return after(['spyfallSetup'], import('./spyfall/lobby.ts'));
}

/** And what it shows on a TV. */
export function spyfallLobbyTv(): Promise<typeof import('./spyfall/SpyfallTv.svelte')> {
  return after(['spyfallSetup'], import('./spyfall/SpyfallTv.svelte'));
}

/** Who plays on the one phone that is for everybody, on that phone. */
export function onePhoneLobby(): Promise<{ default: Component }> {
  return after(['onePhone'], import('../one-phone/OnePhoneLobby.svelte'));
}

/** A game on that phone. */
export function onePhoneGame(): Promise<{ default: Component }> {
  return after(['spyfall', 'spyfallVotes', 'onePhone'], import('../one-phone/OnePhoneGame.svelte'));
}

/** For those who watch such a game on another screen. */
export function onePhoneNote(): Promise<{ default: Component }> {
  return after(['onePhone'], import('../one-phone/WatchNote.svelte'));
}
