/** A meaning derived from letters, for tests: any board has links, and the two listeners hear slightly differently. */
import type { Listener, Meaning } from '../meaning/meaning.ts';

const WORDS = 1200;

/** One pair in this many is linked. */
const LINKED = 14;

export const madeUp: Meaning = {
  language: 'xx',
  strengths: (clue, words, listener) => {
    const known = knownAs(clue);
    return known === undefined ? undefined : Float32Array.from(words, (word) => strengthOf(known, word, listener));
  },
  candidates: (words, listener) => {
    const strengths = new Float32Array(WORDS * words.length);
    for (const [j, word] of words.entries()) {
      const column = columnOf(word, listener);
      for (let row = 0; row < WORDS; row++) strengths[row * words.length + j] = column[row] as number;
    }
    return { clues, strengths };
  },
  testGuessers: (clue, words) => ({
    each: ['one', 'other'].map((who) => Float32Array.from(words, (word) => 2 * strengthOf(clue, word, who))),
    share: 0.3,
  }),
  understand: (typed) => {
    const clue = typed.toLowerCase().replace(/s$/, '');
    return known.has(clue) ? { clue, how: 'lemma' } : undefined;
  },
  knows: (word) => known.has(word.toLowerCase()),
  isCard: () => false,
};

/** Words that are on no card: qababo, qababu, … */
const clues = Array.from({ length: WORDS }, (_, i) => `q${syllables(i)}`);
const known = new Set(clues);

function syllables(number: number): string {
  let rest = number * 7919 + 104729;
  let text = '';
  for (let i = 0; i < 4; i++) {
    text += 'bdfgklmnprstvz'[rest % 14] as string;
    text += 'aeiou'[Math.floor(rest / 14) % 5] as string;
    rest = Math.floor(rest / 11);
  }
  return text;
}

function knownAs(clue: string): string | undefined {
  return known.has(clue.toLowerCase()) ? clue.toLowerCase() : undefined;
}

function strengthOf(clue: string, word: string, listener: string): number {
  const pair = hash(`${clue} ${word}`);
  const link = pair % LINKED === 0 ? 0.5 + ((pair >>> 8) % 200) / 100 : ((pair >>> 8) % 40) / 100;
  return Math.max(0, link + (((hash(`${listener} ${clue} ${word}`) >>> 4) % 60) - 30) / 100);
}

const columns = new Map<string, Float32Array>();

function columnOf(word: string, listener: Listener): Float32Array {
  const key = `${listener} ${word}`;
  const column = columns.get(key) ?? Float32Array.from(clues, (clue) => strengthOf(clue, word, listener));
  columns.set(key, column);
  return column;
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}
