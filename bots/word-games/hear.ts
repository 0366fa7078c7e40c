/** How a guesser reads the clues so far: how well each is understood, and how many cards it still stands for. */
import type { Meaning } from '../meaning/meaning.ts';
import type { Hint } from './belief.ts';

/** One side's clue as its guesser sees it. */
export type Heard = {
  readonly word: string;
  readonly number: number | 'unlimited';
  /** How many cards were found for it, and the cards found later, for this clue or another. */
  readonly found: number;
  readonly later: readonly string[];
  /** How many clues the same side has given since. */
  readonly age: number;
};

/** Trust in a clue, by how it was understood. */
const trustIn = { known: 1, lemma: 0.95, part: 0.7, spelling: 0.8 } as const;

/** Weight of a compound's other part, and the bonus for a word that both parts point at. */
const BESIDE = 0.8;
const BOTH = 0.3;
/** An earlier clue weighs less with each turn. */
const FADING = 0.85;
/** An unlimited clue stands for the words with at least this link. */
const FAIR = 0.9;

/** The clue's strength for each word, even if it is misspelled or inflected; undefined if it is not understood. */
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

/** A compound's clue combines both parts; its head counts more. */
function both(named: Float32Array, beside: Float32Array): Float32Array {
  return named.map((strength, at) => {
    const other = beside[at] as number;
    return Math.max(strength, BESIDE * other) + BOTH * Math.min(strength, other);
  });
}

/** What a clue still says about the open words; undefined if it is not understood. */
export function hintOf(clue: Heard, open: readonly string[], meaning: Meaning): Hint | undefined {
  const all = heard(clue.word, [...open, ...clue.later], meaning);
  if (!all) return undefined;
  const strengths = all.strengths.subarray(0, open.length);
  const trust = all.trust * FADING ** clue.age;
  if (clue.number === 0) return { strengths, left: 0, trust };
  // A card found later that this clue clearly points at was most likely meant by it.
  const after = all.strengths.subarray(open.length).filter((strength) => strength >= FAIR).length;
  const number = clue.number === 'unlimited' ? clue.found + strengths.filter((one) => one >= FAIR).length : clue.number;
  const least = clue.number === 'unlimited' && clue.found === 0 ? 1 : 0;
  return { strengths, left: Math.max(least, number - clue.found - after), trust };
}
