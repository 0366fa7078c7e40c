/** The width of a card's word in Barlow Condensed, so that CSS alone can shrink it to fit the card. */

export type Worded = { readonly word: string };

/** Advance widths in em at weight 700, for capitals and signs that differ much from the usual width. */
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
/** For letters that the font lacks: the browser falls back to a font that is not condensed. */
const WIDE = 0.75;
const FULL = 1;
/** What fits on a card of the smallest phone at the smallest readable size. */
const FITS = 57 / 12;
const SOFT_HYPHEN = '\u00ad';

/** The em widths a card's font size is divided by: on one line, and broken where possible. */
export function emWidths(word: string): { one: number; broken: number } {
  return { one: width(plain(word)), broken: Math.max(...pieces(word).map(width)) };
}

/** Adds break points if a piece would not fit: words that people bring seldom have any. */
export function breakable(word: string): string {
  return pieces(word).every((piece) => width(piece) <= FITS)
    ? word
    : word.split(SOFT_HYPHEN).map(broken).join(SOFT_HYPHEN);
}

/** Splits in halves, recursively: near the middle, preferably between a vowel and a consonant. */
function broken(piece: string): string {
  if (width(`${piece}-`) <= FITS) return piece;
  const letters = [...new Intl.Segmenter().segment(piece)].map(({ segment }) => segment);
  if (letters.length < 2) return piece;
  const middle = letters.length / 2;
  const places = letters.map((_, at) => at).slice(1);
  const near = (at: number) => Math.abs(at - middle) + (isBetween(letters[at - 1], letters[at]) ? 0 : 2);
  const at = places.reduce((best, place) => (near(place) < near(best) ? place : best));
  const [head, tail] = [letters.slice(0, at).join(''), letters.slice(at).join('')];
  return `${broken(head)}${SOFT_HYPHEN}${broken(tail)}`;
}

/** A likely syllable boundary: after a vowel, before something else. */
function isBetween(before = '', after = ''): boolean {
  const isVowel = (letter: string) => /^[aeiouyæøœаеиоуыэюя]/i.test(letter.normalize('NFD'));
  return isVowel(before) && !isVowel(after);
}

/** The word as people say and copy it. */
export function plain(word: string): string {
  return word.replaceAll(SOFT_HYPHEN, '');
}

/** The parts that stay together when the word is broken: at a soft hyphen (which then shows), a space or a hyphen. */
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
    em += WIDTHS[letter] ?? WIDTHS[letter.normalize('NFD').charAt(0)] ?? otherwise(letter);
  }
  return Math.round(em * 100) / 100;
}

function otherwise(letter: string): number {
  if (/\p{Script=Latin}|\P{L}/u.test(letter)) return USUAL;
  return /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(letter) ? FULL : WIDE;
}
