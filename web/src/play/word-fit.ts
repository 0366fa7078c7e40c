/** How wide a card's word is in Barlow Condensed, so that CSS alone can shrink it to its card. */

/** Advance widths of the 700 weight in em, where a capital is far from the usual one. */
const WIDTHS: Readonly<Record<string, number>> = {
  E: 0.438,
  F: 0.421,
  I: 0.23,
  L: 0.426,
  M: 0.548,
  N: 0.514,
  S: 0.444,
  W: 0.689,
  Z: 0.412,
  Æ: 0.755,
  '-': 0.331,
  ' ': 0.2,
  '.': 0.19,
  '’': 0.17,
  "'": 0.17,
};
const USUAL = 0.482;
const SOFT_HYPHEN = '\u00ad';

/** The em widths a card's font size is divided by: on one line, and broken where it may be. */
export function emWidths(word: string): { one: number; broken: number } {
  return { one: width(plain(word)), broken: Math.max(...pieces(word).map(width)) };
}

/** The word as people say and copy it. */
export function plain(word: string): string {
  return word.replaceAll(SOFT_HYPHEN, '');
}

/** What stays together when the word is broken: at a soft hyphen (which then shows), a space or a hyphen. */
export function pieces(word: string): string[] {
  return word
    .replaceAll(SOFT_HYPHEN, '-\n')
    .replace(/(?<=[\s-])(?!\n)/g, '\n')
    .split('\n')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

function width(piece: string): number {
  let em = 0;
  for (const letter of piece.toUpperCase().normalize('NFC')) {
    em += WIDTHS[letter] ?? WIDTHS[letter.normalize('NFD').charAt(0)] ?? USUAL;
  }
  return Math.round(em * 100) / 100;
}
