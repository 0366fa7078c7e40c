/** Loads what few clues need: asking beforehand, raising a hand and owning up, with their texts (UX 37). */
import { after } from '../texts/texts.svelte.ts';

export type Asking = typeof import('./asking/asking.ts');

export function asking(): Promise<Asking> {
  return after(['asking'], import('./asking/asking.ts'));
}

/** Whether this is the word that was asked about. */
export function isSameWord(one: string, other: string): boolean {
  const spaced = (word: string) => word.trim().replace(/\s+/gu, ' ').toLowerCase();
  return spaced(one) === spaced(other);
}
