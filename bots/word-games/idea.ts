/** What the clue giver sees, and the clue ideas it has. */
import type { Costs, Daring } from './daring.ts';

export type Role = 'own' | 'opponent' | 'bystander' | 'assassin';

export type GiverBoard = {
  /**
   * The cards that can be guessed, their roles, and the value of finding each: 1, or less if an earlier clue points at
   * it.
   */
  readonly words: readonly string[];
  readonly roles: readonly Role[];
  readonly worth: readonly number[];
  /** Words no clue may be too close to. */
  readonly visible: readonly string[];
  /** Clues already given in this game. */
  readonly said: readonly string[];
  readonly costs: Costs;
  readonly daring: Daring;
};

/** `meant` lists places in `words`, the surest first; `values[i]` is the clue's value with the number i + 1. */
export type Idea = {
  readonly clue: string;
  readonly number: number;
  readonly meant: readonly number[];
  readonly value: number;
  readonly values: readonly number[];
  /** Our own cards in the order in which the giver ranks them. */
  readonly order: readonly number[];
};
