/** A clue being written. It outlives the form, so nothing is lost when the turn passes. */
import type { Saying } from '../texts/reasons.ts';
import type { ClueNumber } from './numbers.ts';

export class Draft<Count extends ClueNumber = ClueNumber> {
  word = $state('');
  number: Count;
  readonly #first: Count;
  /** Why it was not given. */
  problem = $state.raw<Saying>();

  /** Every new clue starts with this number. */
  constructor(first: Count) {
    this.#first = first;
    this.number = $state(first);
  }

  /** The word as it would be given. */
  get tidy(): string {
    return this.word.trim();
  }

  /** The clue was given: the next one starts empty. */
  clear(): void {
    this.word = '';
    this.number = this.#first;
    this.problem = undefined;
  }
}
