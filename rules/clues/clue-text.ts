/** The text of a clue: what counts as one word, and when it equals a codename. */
import type { Opinion } from '../kernel/opinion.ts';
import type { Refusal } from '../kernel/result.ts';

import type { RefereeOptions } from './referee.ts';

/** A clue as everyone sees it: NFC, trimmed, with single spaces and no invisible characters. */
export function cleanClue(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Equal for all spellings that look like one word: ignores case, width and soft hyphens. */
export function folded(word: string): string {
  // Fast path for plain letters: a deal compares hundreds of words.
  if (/^[a-z]+$/i.test(word)) return word.toLowerCase();
  return cleanClue(word).normalize('NFKC').toLowerCase().normalize('NFC');
}

export function clueRefusal(
  text: string,
  visible: readonly string[],
  { referee, opinion }: { referee: RefereeOptions; opinion?: Opinion | undefined },
): Refusal<'clue-one-word' | 'clue-is-codename' | 'clue-illegal'> | undefined {
  const word = cleanClue(text);
  const words = word.split(' ');
  // C7, D7; L12 and L14 permit more than one.
  const isOne = words.length === 1 || referee.names || referee.apart;
  if (!isOne || /\p{Cc}/u.test(word) || !/[\p{L}\p{N}]/u.test(word)) return { code: 'clue-one-word' };
  // C8
  const said = new Set([words.join(''), ...words].map(folded));
  const codename = visible.find((codename) => said.has(folded(codename)));
  if (codename !== undefined) return { code: 'clue-is-codename', about: codename };
  // L17
  return referee.mode === 'strict' && opinion?.verdict === 'illegal' ? { code: 'clue-illegal' } : undefined;
}
