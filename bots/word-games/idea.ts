/** What the clue giver looks at, and what comes to its mind. */
import type { Costs, Daring } from './daring.ts';

export type Role = 'own' | 'opponent' | 'bystander' | 'assassin';

export type GiverBoard = {
  /** The cards that can be guessed, what each is, and what finding it is worth: 1, or less if an earlier clue points at it. */
  readonly words: readonly string[];
  readonly roles: readonly Role[];
  readonly worth: readonly number[];
  /** What no clue may be near to. */
  readonly visible: readonly string[];
  /** The clues of this game. */
  readonly said: readonly string[];
  readonly costs: Costs;
  readonly daring: Daring;
};

/** `meant` are places in `words`, the surest first; `values` what it is worth with the number 1, 2 and so on. */
export type Idea = {
  readonly clue: string;
  readonly number: number;
  readonly meant: readonly number[];
  readonly value: number;
  readonly values: readonly number[];
  /** Our own, in the order in which the giver sees them. */
  readonly order: readonly number[];
};
