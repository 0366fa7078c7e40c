/** The text of a clue: what counts as one word, and when it equals a codename. */
import { alikeTo } from '../kernel/looks.ts';
import { rememberedText } from '../kernel/memo.ts';
import type { Opinion } from '../kernel/opinion.ts';
import type { Refusal } from '../kernel/result.ts';
import { tidy } from '../kernel/text.ts';
import type { RefereeOptions } from './referee.ts';

/**
 * Equal for all spellings of one word: ignores case, width and soft hyphens. Every deal depends on it, and stored deals
 * are checked with it (docs/fair-deal.md), so its results must not change.
 */
export const folded = rememberedText((word: string): string => {
  const letters = word
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return letters.normalize('NFKC').toLowerCase().normalize('NFC');
});

export function clueRefusal(
  text: string,
  visible: readonly string[],
  { referee, opinion }: { referee: RefereeOptions; opinion?: Opinion | undefined },
): Refusal<'clue-one-word' | 'clue-is-codename' | 'clue-illegal'> | undefined {
  const word = tidy(text);
  const words = word.split(' ');
  // C7, D7; L12 and L14 permit more than one.
  const isOne = words.length === 1 || referee.names || referee.apart;
  if (!isOne || !/[\p{L}\p{N}]/u.test(word)) return { code: 'clue-one-word' };
  // C8, in any script
  const said = words.length === 1 ? words : [words.join(''), ...words];
  const spelled = new Set(said.map(folded));
  const alike = said.map(alikeTo);
  const codename = visible.find((one) => spelled.has(folded(one)) || alike.some((isAlike) => isAlike(one)));
  if (codename !== undefined) return { code: 'clue-is-codename', about: codename };
  // L17
  return referee.mode === 'strict' && opinion?.verdict === 'illegal' ? { code: 'clue-illegal' } : undefined;
}
