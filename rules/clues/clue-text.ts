/** The text of a clue: what counts as one word, and when it equals a codename. */
import { alikeTo } from '../kernel/looks.ts';
import { remembered, rememberedText } from '../kernel/memo.ts';
import { isBinding, type Opinion } from '../kernel/opinion.ts';
import type { Refusal } from '../kernel/result.ts';
import { tidy } from '../kernel/text.ts';
import type { RefereeOptions } from './referee.ts';

type ClueRefusal = Refusal<'clue-one-word' | 'clue-is-codename' | 'clue-illegal'> | undefined;

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
  { referee, opinion, isAllowed }: { referee: RefereeOptions; opinion?: Opinion | undefined; isAllowed?: boolean },
): ClueRefusal {
  // L18: people have allowed it.
  if (isAllowed) return askRefusal(text, visible);
  const word = tidy(text);
  // C7, D7. L12 and L14 permit more than one word; elsewhere a strict referee decides, and otherwise people (L18).
  const isPermitted = referee.names || referee.apart || referee.mode !== 'strict';
  const isBarred = !isPermitted && (opinion === undefined || opinion.verdict === 'illegal');
  if (!hasLetters(word) || (word.includes(' ') && isBarred)) return { code: 'clue-one-word' };
  const codename = codenameInPieces(visible, word);
  if (codename !== undefined) return isCodename(codename);
  // L17
  return referee.mode === 'strict' && opinion && isBinding(opinion) ? { code: 'clue-illegal' } : undefined;
}

/** L18: what nobody can allow, which is only the codename itself. */
export function askRefusal(text: string, visible: readonly string[]): ClueRefusal {
  const word = tidy(text);
  if (!hasLetters(word)) return { code: 'clue-one-word' };
  const codename = codenameAsWhole(visible, word);
  return codename === undefined ? undefined : isCodename(codename);
}

/** Remembered: a clue is checked before the referee is asked, and again when it is decided. */
const codenameAsWhole = remembered((visible: readonly string[], word: string) => codenameIn(visible, [word]));
const codenameInPieces = remembered((visible: readonly string[], word: string) =>
  codenameIn(visible, [word, ...word.split(' ')]),
);

/** C8, in any script, written apart or not. */
function codenameIn(visible: readonly string[], said: readonly string[]): string | undefined {
  const joined = [...new Set(said.map(unspaced))];
  const spelled = new Set(joined.map(folded));
  const alike = joined.map(alikeTo);
  for (const written of visible) {
    const one = unspacedCodename(written);
    if (spelled.has(folded(one))) return written;
    for (const isAlike of alike) if (isAlike(one)) return written;
  }
  return undefined;
}

const unspacedCodename = rememberedText(unspaced);

function isCodename(codename: string): ClueRefusal {
  return { code: 'clue-is-codename', about: codename };
}

function unspaced(text: string): string {
  return text.replace(/[\s\p{Pd}]+/gu, '') || text;
}

function hasLetters(word: string): boolean {
  return /[\p{L}\p{N}]/u.test(word);
}
