/** A word as the referee has analysed it. */
import type { Family } from '../family.ts';

/** One way to split a compound. */
export type Split = {
  readonly parts: readonly WordPart[];
  /** Parts long enough not to be chance. */
  readonly isSure: boolean;
};
/** A part with all words it is a form of or derived from. */
export type WordPart = { readonly letters: string; readonly roots: ReadonlySet<string> };

/** A word as the referee sees it. */
export type Word = {
  readonly written: string;
  readonly letters: string;
  /** Its letters without any marks. */
  readonly bare: string;
  /** Whether it is another word without its accents: *purè*, not *caffè*. */
  readonly isAccented: boolean;
  /** Its letters, and other spellings of the same word. */
  readonly spellings: readonly string[];
  /** Its parts as its notes list them, or as they are written apart. */
  readonly parts: readonly string[];
  /** Its letters and its possible base forms. */
  readonly bases: ReadonlySet<string>;
  /** Words of which it is a regular form as well, whatever else it spells. */
  readonly formOf: ReadonlySet<string> | undefined;
  /** Its bases, and everything they are derived from. */
  readonly roots: ReadonlySet<string>;
  /** Possible origins in another reading, which people would argue about. */
  readonly loose: ReadonlySet<string>;
  readonly splits: readonly Split[];
  readonly family: Family | undefined;
};

/** The parts that a hyphen or a space separates, unless they are too short to be words. */
export function writtenParts(written: string): string[] {
  const pieces = written.split(/[\s\p{Pd}]+/u);
  return pieces.length === 1 ? [] : pieces.filter((piece) => piece.length >= SHORTEST_PART);
}
const SHORTEST_PART = 3;
