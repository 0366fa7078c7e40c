/** How a replay tells a game. */
import type { Component } from 'svelte';
import type { Texts } from '../texts/texts.svelte.ts';
import type { GameView } from './table-context.ts';

export type GameReplay = {
  /** What a step is told with, as it is announced in the game. */
  announcements(before: GameView | undefined, after: GameView, t: Texts, nameOf: (person: string) => string): string[];
  /** The events that begin a turn. */
  readonly turns: readonly string[];
  /** What no view of the game contains, for those who see everything: a sentence about a state of the rules. */
  openNote?(state: unknown, t: Texts, nameOf: (person: string) => string): string;
  /** Drawn on a card for those who see everything. */
  readonly OnCard?: Component<{ card: unknown }>;
};
