/**
 * The referee's ground floor: letters only; it does not know word families yet. It finds the codename itself and words
 * that contain one another, and leaves to people whether letters that meet are a true part (L8) or chance.
 */
import { fold } from '../letters.ts';

export type Opinion = {
  readonly verdict: 'legal' | 'doubtful' | 'illegal';
  readonly rule?: string;
  readonly codename?: string;
};

/** The longest clue the house takes. */
const LONGEST = 40;

/** Shorter words stand inside others by chance too often to be worth a warning. */
const SHORTEST_PART = 3;

/** Never throws, whatever the strings are. */
export function judge(clue: string, visible: readonly string[], language: string): Opinion {
  const words = clue
    .slice(0, LONGEST)
    .split(/\s+/u)
    .filter((word) => fold(word, language) !== '');
  const [word] = words;
  if (word === undefined || words.length > 1) return { verdict: 'illegal', rule: 'L1' };
  const said = fold(word, language);

  const codenames = visible.map((codename) => ({ codename, letters: fold(codename, language) }));
  const same = codenames.find(({ letters }) => letters === said);
  if (same) return { verdict: 'illegal', rule: 'L6', codename: same.codename };

  const around = codenames.find(({ letters }) => contains(said, letters));
  if (around) return { verdict: 'doubtful', rule: 'L6', codename: around.codename };

  const within = codenames.find(({ letters }) => contains(letters, said));
  if (within) return { verdict: 'doubtful', rule: 'L7', codename: within.codename };

  return /^\p{L}$/u.test(said) ? { verdict: 'doubtful', rule: 'L2' } : { verdict: 'legal' };
}

function contains(whole: string, part: string): boolean {
  return part.length >= SHORTEST_PART && whole.includes(part);
}
