/** The text of a clue: what counts as one word, and when it is the same word as a codename. */
import type { Refusal } from '../kernel/result.ts';

/** As it is shown to everyone: composed, trimmed, and without characters nobody can see. */
export function cleanClue(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .trim();
}

/** The same for all spellings that look like one word: case, width and soft hyphens do not make another. */
export function folded(word: string): string {
  // Most words are plain letters; a deal compares hundreds of them.
  if (/^[a-z]+$/i.test(word)) return word.toLowerCase();
  return cleanClue(word).normalize('NFKC').toLowerCase().normalize('NFC');
}

export function clueRefusal(
  text: string,
  visible: readonly string[],
): Refusal<'clue-one-word' | 'clue-is-codename'> | undefined {
  const word = cleanClue(text);
  // C7, D7
  if (/[\s\p{Cc}]/u.test(word) || !/[\p{L}\p{N}]/u.test(word)) return { code: 'clue-one-word' };
  // C8
  const codename = visible.find((codename) => folded(codename) === folded(word));
  return codename === undefined ? undefined : { code: 'clue-is-codename', about: codename };
}
