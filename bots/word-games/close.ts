/** Quick check whether a clue is too close to a codename. Strict on purpose: the referee decides. */
import { fold } from '@safehouse/language/letters.ts';

/** True if the clue equals one of the words, is a form of it, contains it or is part of it. */
export function isTooClose(clue: string, words: readonly string[], language: string): boolean {
  const letters = fold(clue, language);
  return words.some((word) => areClose(letters, fold(word, language)));
}

/** Takes folded words. */
export function areClose(one: string, two: string): boolean {
  const [short, long] = one.length < two.length ? [one, two] : [two, one];
  if (short === long || short.length === 0) return true;
  if (short.length >= 3 && (long.startsWith(short) || long.endsWith(short))) return true;
  if (short.length >= 4 && long.includes(short)) return true;
  return isSameStem(short, long) || shareTail(short, long);
}

/** Words that share most of the shorter one's beginning: ride, riding; muisti, muistaminen. */
function isSameStem(short: string, long: string): boolean {
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  return same >= 4 && same >= Math.ceil(short.length * 0.7);
}

/** Compounds that share the last part: snemand, vandmand. */
function shareTail(short: string, long: string): boolean {
  let same = 0;
  while (same < short.length && short.at(-1 - same) === long.at(-1 - same)) same++;
  return same >= 5 && same >= Math.ceil(short.length * 0.6);
}
