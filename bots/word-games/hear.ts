/** What a guesser makes of the clues that were given: how far each is understood, and how much of it is still open. */
import type { Meaning } from '../meaning/meaning.ts';
import type { Hint } from './belief.ts';

/** A clue of one side, as its guesser looks at it. */
export type Heard = {
  readonly word: string;
  readonly number: number | 'unlimited';
  /** The cards that were found for it, and those found later: for it perhaps, or for another. */
  readonly found: number;
  readonly later: readonly string[];
  /** How many clues of the same side were given after it. */
  readonly age: number;
};

/** How much of a clue is believed that had to be guessed at. */
const trustIn = { known: 1, lemma: 0.95, part: 0.7, spelling: 0.8 } as const;

/** How far the first part of a compound counts beside the last, and how much more a word is meant that both point at. */
const BESIDE = 0.8;
const BOTH = 0.3;
/** An earlier clue counts a little less each turn. */
const FADING = 0.85;
/** A clue that may be for any number is for those with at least this link. */
const FAIR = 0.9;

/** Strengths of a clue for words, also if it was not typed as we know it; nothing if it is all Greek. */
export function heard(
  clue: string,
  words: readonly string[],
  meaning: Meaning,
): { readonly strengths: Float32Array; readonly trust: number } | undefined {
  const direct = meaning.strengths(clue, words, 'operative');
  if (direct) return { strengths: direct, trust: 1 };
  const understood = meaning.understand(clue);
  const strengths = understood && meaning.strengths(understood.clue, words, 'operative');
  if (!strengths) return undefined;
  const beside = understood.beside === undefined ? undefined : meaning.strengths(understood.beside, words, 'operative');
  return { strengths: beside ? both(strengths, beside) : strengths, trust: trustIn[understood.how] };
}

/** What a compound says is said by both of its parts, by the one that names the thing a little more. */
function both(named: Float32Array, beside: Float32Array): Float32Array {
  return named.map((strength, at) => {
    const other = beside[at] as number;
    return Math.max(strength, BESIDE * other) + BOTH * Math.min(strength, other);
  });
}

/** What a clue still says about the open words; nothing if it is not understood. */
export function hintOf(clue: Heard, open: readonly string[], meaning: Meaning): Hint | undefined {
  const all = heard(clue.word, [...open, ...clue.later], meaning);
  if (!all) return undefined;
  const strengths = all.strengths.subarray(0, open.length);
  const trust = all.trust * FADING ** clue.age;
  if (clue.number === 0) return { strengths, left: 0, trust };
  // Cards found later that it points at clearly were one of its own, most likely.
  const after = all.strengths.subarray(open.length).filter((strength) => strength >= FAIR).length;
  const number = clue.number === 'unlimited' ? clue.found + strengths.filter((one) => one >= FAIR).length : clue.number;
  const least = clue.number === 'unlimited' && clue.found === 0 ? 1 : 0;
  return { strengths, left: Math.max(least, number - clue.found - after), trust };
}
