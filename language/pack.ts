/** Parses one pack strictly: every line that needs attention is reported with what is wrong. */
import { type Family, readNotes } from './family.ts';
import {
  distinct,
  type Line,
  lengthOf,
  type Mistake,
  notebook,
  readLines,
  strangeCharacters,
  type Wrong,
} from './text-files.ts';

/** Maximum lengths of a card and of its pieces, to fit a phone. */
const LONGEST = 14;
const LONGEST_PIECE = 9;

/** A file's cards, with U+00AD where a word may be hyphenated, their families if any, and the mistakes. */
export type Reading = {
  readonly cards: readonly string[];
  readonly families: ReadonlyMap<string, Family>;
  readonly mistakes: readonly Mistake[];
};

type Card = Line & { readonly pieces: readonly string[]; readonly family: Family | undefined };

export function readPack(bytes: Uint8Array, about: { file: string; language: string; least: number }): Reading {
  const { file, language, least } = about;
  const { wrong, mistakes } = notebook(file);
  const lines = readLines(bytes, language, wrong);
  if (lines === undefined) return { cards: [], families: new Map(), mistakes: mistakes() };
  const cards = lines.map(({ line, written }): Card => {
    const { head, family, faults } = readNotes(written, language);
    for (const fault of faults) wrong(line, fault);
    return { line, written: head, pieces: head.split('|'), family };
  });
  for (const card of cards) for (const fault of faults(card)) wrong(card.line, fault);
  compare(cards, language, wrong);
  if (cards.length === 0) wrong(undefined, 'has no cards');
  else if (cards.length < least) wrong(undefined, `has ${cards.length} cards, and needs ${least} or more`);
  const families = cards.flatMap(({ pieces, family }): [string, Family][] =>
    family ? [[pieces.join(''), family]] : [],
  );
  return {
    cards: cards.map(({ pieces }) => pieces.join('\u00AD')),
    families: new Map(families),
    mistakes: mistakes(),
  };
}

/** Checks a single card. */
function* faults({ written, pieces }: Card): Generator<string> {
  const word = pieces.join('');
  if (/\s/u.test(written)) return yield `“${written}” has a space inside: a card is one word`;
  if (word.includes('\u00AD')) return yield `“${written}” has an invisible soft hyphen: write | where it may be broken`;
  const strange = strangeCharacters(word, /\P{L}/gu);
  if (strange) return yield `“${written}” has ${strange}: only letters, and | for a break`;
  if (pieces.includes('')) yield `“${written}” has a | with no letters on one side`;
  const length = lengthOf(word);
  if (length > LONGEST) yield `“${written}” has ${length} letters, and may have ${LONGEST}`;
  const long = pieces.find((piece) => lengthOf(piece) > LONGEST_PIECE);
  if (long)
    yield `“${long}” has ${lengthOf(long)} letters without a break, and may have ${LONGEST_PIECE}: add a | where it may be broken`;
}

/** Checks cards against each other: they could be confused, or give each other away. */
function compare(cards: readonly Card[], language: string, wrong: Wrong): void {
  const byLetters = distinct(cards, language, wrong);
  for (const [letters, card] of byLetters) {
    for (let length = 2; length < letters.length; length++) {
      const head = byLetters.get(letters.slice(0, length));
      if (head) wrong(card.line, `“${card.written}” begins with “${head.written}” of line ${head.line}`);
      const tail = byLetters.get(letters.slice(-length));
      if (tail) wrong(card.line, `“${card.written}” ends with “${tail.written}” of line ${tail.line}`);
    }
  }
}
