/** A turn as the list of clues tells it, in any game. */

export type Entry = {
  readonly key: number;
  /** Whose clue it is: for the colour, the icon, and in words. */
  readonly team: string;
  readonly icon: string;
  readonly side: string;
  readonly clue?: {
    readonly word: string;
    readonly number: number | 'unlimited';
    readonly by: string;
    readonly isStruck: boolean;
  };
  /** What it is called if there was no clue. */
  readonly title?: string;
  readonly found: readonly {
    readonly word: string;
    readonly team: string;
    readonly icon: string;
    readonly kind: string;
    readonly by: string;
    /** Says so if the giver has told that the clue was for it. */
    readonly meant?: string | undefined;
  }[];
  /** How it ended, and what became of the clue. */
  readonly end: readonly string[];
  /** What else this viewer may read of it. */
  readonly note?: string | undefined;
};
