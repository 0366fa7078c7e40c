/** How a replay tells a game. */
import type { Component } from 'svelte';
import type { Texts } from '../texts/texts.svelte.ts';
import type { GameView } from './table-context.ts';

/** What a bot can be asked about at a moment: a clue, and perhaps a guess. `known` is what its sentences need. */
export type Asked = {
  readonly moment: string;
  readonly guess?: { readonly word: string; readonly moment: string };
  readonly known: {
    readonly words: readonly string[];
    readonly clue: { readonly word: string; readonly number: number | 'unlimited' };
  };
};

export type GameReplay = {
  /** What a step is told with, as it is announced in the game. */
  announcements(before: GameView | undefined, after: GameView, t: Texts, nameOf: (person: string) => string): string[];
  /** The events that begin a turn. */
  readonly turns: readonly string[];
  /** What no view of the game contains, for those who see everything: a sentence about a state of the rules. */
  openNote?(state: unknown, t: Texts, nameOf: (person: string) => string): string;
  /** On a TV, which has no card: what the card of a seat says. */
  seatNote?(view: GameView, t: Texts): string;
  /** What a bot can be asked about at this moment, in the view of those who see everything. */
  asked?(view: GameView): Asked | undefined;
  /** Drawn on a card for those who see everything. */
  readonly OnCard?: Component<{ card: unknown }>;
};
