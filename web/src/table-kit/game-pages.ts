/** What a game brings for the pages. Screens are chunks of their own, loaded with their texts when they are needed. */
import type { Pack } from '@safehouse/protocol/messages.ts';
import type { GameId } from '@safehouse/rules/games.ts';
import type { Level } from '@safehouse/rules/table/types.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import type { Component } from 'svelte';
import type { Entry } from './entry.svelte.ts';
import type { HowTo } from './how-to.ts';
import type { SetupOf, SetupWish } from './setup-wish.svelte.ts';
import type { Table } from './table-context.ts';

export type Screen<Props extends Record<string, unknown> = Record<string, never>> = () => Promise<{
  default: Component<Props>;
}>;

/** `brief` is the setup in a few words, for a phone on which the rest is folded away. */
export type SetupScreen<Props extends Record<string, unknown> = Record<string, never>> = () => Promise<{
  default: Component<Props>;
  brief?: (table: Table) => readonly string[];
}>;

export type GamePages<Game extends GameId> = AnyGamePages & { readonly defaults: SetupOf<Game>['options'] };

export type AnyGamePages = {
  /** The name of an icon: `import icon from 'icon:…'`. */
  readonly icon: string;

  // As in the rules, but written out so that no page loads their schemas; a test compares them.
  readonly dealtFrom: Pack['holds'];
  readonly preferredPacks: readonly string[];
  readonly defaults: SetupOf<GameId>['options'];

  /** During a game. `onenter` is for a watcher who wants to play. */
  readonly Game: Screen<{ onenter?: () => void }>;
  readonly Result: Screen;
  /** During a game and after it, on a TV. */
  readonly Tv: Screen;
  /** Plays what happens as scenes (play/director), over any of these. Loaded last: the game works without it. */
  readonly Scenes?: Screen;
  /** The page `/rules/<game>`. */
  readonly Rules: Screen;
  /** The host's options in the lobby. `because` says why they cannot be changed now. */
  readonly SetupForm: SetupScreen<{ wish: SetupWish; because: string | undefined }>;
  /** The same options in words, as entries of a `<dl>`, for those who cannot change them. */
  readonly SetupShown: SetupScreen;

  // What follows is for games that differ from the usual.

  /** The page `/learn/<game>`: a minute alone with a small board, without a table. */
  readonly Lesson?: Screen;
  /** The game in three pictured lines, for people who wait in the lobby. */
  readonly howTo?: () => Promise<HowTo>;
  /** The seats in the lobby, instead of a folder for each team. */
  readonly Seats?: Screen<{ entry: Entry }>;
  /** The setup and the people in the lobby on a TV, instead of the game's name and a list of seats. */
  readonly LobbyTv?: Screen;
  /** At a table opened from a campaign: the mission in the lobby, and its short form on a TV. */
  readonly Mission?: Screen;
  readonly MissionTv?: Screen;
  /** What the lobby tells a person without a seat. */
  readonly sit?: () => string;
  /** How a bot of each level plays this game. */
  readonly levelNotes?: () => Readonly<Record<Level, string>>;
  /** A game that the front page starts at once, with bots: its id in the rules. Lower ranks are offered first. */
  readonly quickStart?: { readonly id: string; readonly rank: number; readonly note: () => string };
  readonly sharedPhone?: SharedPhone;
};

/** For a game that can be played on one phone that goes from hand to hand. */
export type SharedPhone = {
  /** In the current game, or in the one being set up. */
  isShared(view: View): boolean;
  /** Whether this browser is that phone. */
  isHere(view: View): boolean;
  /** Whether this browser still holds players at a table where everyone has their own screen again. */
  isLeftover(view: View): boolean;
  /** The secrets of the players this browser holds at a table. */
  secretsAt(table: string): readonly string[];
  /** Makes those players leave. */
  sendHome(table: Table): Promise<void>;
  readonly Lobby: Screen;
  readonly Game: Screen;
  /** For people who watch on another screen. */
  readonly Note: Screen;
};
