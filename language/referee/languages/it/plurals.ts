/** Italian plurals, back to the singular. */
import type { Has } from './derivation.ts';

/** A plural's endings, and those of its singular. */
const plurals: readonly (readonly [string, readonly string[]])[] = [
  ['chi', ['co']],
  ['ghi', ['go']],
  ['che', ['ca']],
  ['ghe', ['ga']],
  ['ce', ['cia']],
  ['ge', ['gia']],
  ['i', ['o', 'e', 'io', 'a']],
  ['e', ['a']],
];

/** The listed words that may have this plural. */
export function singularsOf(letters: string, has: Has): string[] {
  return plurals.flatMap(([ending, singular]) => {
    const stem = letters.slice(0, -ending.length);
    if (!letters.endsWith(ending) || stem.length < 2) return [];
    return singular.map((other) => stem + other).filter(has);
  });
}

const altered = /^(.{3,}(?:in|ett|on|ell|ott|uzz|icciol|ucci?|acci?))([ie])$/u;

/** *Ciottolini, alucce*: what the singular of a small, large or bad thing would be, listed or not. */
export function alteredOf(letters: string): string | undefined {
  const [, stem = '', ending] = altered.exec(letters) ?? [];
  if (stem === '') return undefined;
  const soft = /[ua]cc$/u.test(stem) ? `${stem}i` : stem;
  return soft + (ending === 'i' ? 'o' : 'a');
}
