/** Reads one pack strictly: every line that a person should look at again is named, with what is wrong with it. */
import { commaBelow, fold } from './letters.ts';

/** What a card is at most, so that it fits a phone. */
const LONGEST = 14;
const LONGEST_PIECE = 9;

export type Mistake = { readonly file: string; readonly line?: number; readonly text: string };

/** The cards of a file, with U+00AD where a word may be broken, and what is wrong. */
export type Reading = { readonly cards: readonly string[]; readonly mistakes: readonly Mistake[] };

type Card = { readonly line: number; readonly written: string; readonly pieces: readonly string[] };

export function readPack(bytes: Uint8Array, about: { file: string; language: string; least: number }): Reading {
  const { file, language, least } = about;
  const mistakes: Mistake[] = [];
  const wrong = (line: number | undefined, text: string): void => {
    mistakes.push(line === undefined ? { file, text } : { file, line, text });
  };
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    wrong(undefined, 'is UTF-16: save it as UTF-8');
    return { cards: [], mistakes };
  }

  const cards: Card[] = [];
  for (const [index, line] of lines(bytes).entries()) {
    const text = decoded(line);
    if (text === undefined) {
      wrong(index + 1, 'is not UTF-8: save the file as UTF-8');
      continue;
    }
    const written = text.trim();
    if (written === '' || written.startsWith('#')) continue;
    if (written !== written.normalize('NFC')) {
      wrong(index + 1, `“${written}” has letters made of two characters: save it composed (Unicode NFC)`);
    }
    const composed = commaBelow(written.normalize('NFC'), language);
    const card = { line: index + 1, written: composed, pieces: composed.split('|') };
    for (const fault of faults(card)) wrong(card.line, fault);
    cards.push(card);
  }

  compare(cards, language, wrong);
  if (cards.length === 0) wrong(undefined, 'has no cards');
  else if (cards.length < least) wrong(undefined, `has ${cards.length} cards, and needs ${least} or more`);
  mistakes.sort((a, b) => (a.line ?? Number.POSITIVE_INFINITY) - (b.line ?? Number.POSITIVE_INFINITY));
  return { cards: cards.map(({ pieces }) => pieces.join('\u00AD')), mistakes };
}

/** What is wrong with a card by itself. */
function* faults({ written, pieces }: Card): Generator<string> {
  const word = pieces.join('');
  if (/\s/u.test(written)) return yield `“${written}” has a space inside: a card is one word`;
  if (word.includes('\u00AD')) return yield `“${written}” has an invisible soft hyphen: write | where it may be broken`;
  const strangers = [...new Set(word.match(/\P{L}/gu) ?? [])];
  if (strangers.length > 0)
    return yield `“${written}” has ${strangers.map(named).join(', ')}: only letters, and | for a break`;
  if (pieces.includes('')) yield `“${written}” has a | with no letters on one side`;
  const length = lettersIn(word);
  if (length > LONGEST) yield `“${written}” has ${length} letters, and may have ${LONGEST}`;
  const long = pieces.find((piece) => lettersIn(piece) > LONGEST_PIECE);
  if (long)
    yield `“${long}” has ${lettersIn(long)} letters without a break, and may have ${LONGEST_PIECE}: add a | where it may be broken`;
}

/** What is wrong with a card beside the others: they could be mixed up, or give each other away. */
function compare(cards: readonly Card[], language: string, wrong: (line: number, text: string) => void): void {
  const byLetters = new Map<string, Card>();
  for (const card of cards) {
    const letters = fold(card.pieces.join(''), language);
    const twin = byLetters.get(letters);
    if (twin) wrong(card.line, `“${card.written}” is there already: “${twin.written}” in line ${twin.line}`);
    else byLetters.set(letters, card);
  }
  for (const [letters, card] of byLetters) {
    for (let length = 2; length < letters.length; length++) {
      const head = byLetters.get(letters.slice(0, length));
      if (head) wrong(card.line, `“${card.written}” begins with “${head.written}” of line ${head.line}`);
      const tail = byLetters.get(letters.slice(-length));
      if (tail) wrong(card.line, `“${card.written}” ends with “${tail.written}” of line ${tail.line}`);
    }
  }
}

/** The lines of a file, without their ends; a byte order mark and Windows' line ends are forgiven. */
function lines(bytes: Uint8Array): Uint8Array[] {
  const found: Uint8Array[] = [];
  let start = 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, start)) {
    found.push(bytes.subarray(start, at));
    start = at + 1;
  }
  return [...found, bytes.subarray(start)];
}

function decoded(line: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(line);
  } catch {
    return undefined;
  }
}

function lettersIn(text: string): number {
  return Array.from(text).length;
}

function named(character: string): string {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return /[\p{C}\p{M}]/u.test(character) ? code : `“${character}”`;
}
