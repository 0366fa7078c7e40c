/** A turn as the clue log shows it, in any game. */
import type { Opinion } from '@safehouse/rules/kernel/opinion.ts';

export type Entry = {
  readonly key: number;
  /** Whose clue it is: for the colour, as an icon, and in words. */
  readonly team: string;
  readonly icon: string;
  readonly side: string;
  readonly clue?: {
    readonly word: string;
    readonly number: number | 'unlimited';
    readonly by: string;
    readonly isStruck: boolean;
    /** Who called it illegal, and the referee's opinion of it. */
    readonly struckBy?: string | undefined;
    readonly opinion?: Opinion | undefined;
  };
  /** The title if there was no clue. */
  readonly title?: string;
  readonly found: readonly {
    readonly word: string;
    readonly team: string;
    readonly icon: string;
    readonly kind: string;
    readonly by: string;
    /** Set if the giver said that the clue was meant for this card. */
    readonly meant?: string | undefined;
  }[];
  /** How the turn ended, and what happened to the clue. */
  readonly end: readonly string[];
  /** What else this viewer may read about it. */
  readonly note?: string | undefined;
};
