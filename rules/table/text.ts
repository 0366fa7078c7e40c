/** What people type, made fit to be shown: names and chat lines. */

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Controls, line separators, and marks that turn the direction of the text around them. */
const UNSEEN = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** A name of 1 to 20 graphemes, or nothing if that cannot be made of it. */
export function tidyName(typed: string): string | undefined {
  const name = tidy(typed);
  const length = [...graphemes.segment(name)].length;
  return length >= 1 && length <= 20 && /[\p{L}\p{N}\p{S}\p{P}]/u.test(name) && name.length <= 120 ? name : undefined;
}

export function tidyLine(typed: string): string | undefined {
  const line = tidy(typed);
  return line === '' ? undefined : line;
}

/** Two names people would call the same. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

function tidy(typed: string): string {
  return typed.normalize('NFC').replace(/\s/gu, ' ').replace(UNSEEN, '').replace(/ +/g, ' ').trim();
}
