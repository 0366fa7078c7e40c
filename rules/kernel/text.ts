/** What people type, made fit to be shown: names, chat lines and notes. */

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Controls, halves of characters, line separators, and marks that turn the direction of the text around them. */
const UNSEEN = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;
/** Joiners, soft hyphens and loose accents show nothing by themselves. */
const SEEN = /[\p{L}\p{N}\p{S}\p{P}]/u;

/** A name of at most so many graphemes, or nothing if that cannot be made of it. */
export function tidyName(typed: string, most = 20): string | undefined {
  const name = tidy(typed);
  const isShort = name.length <= 6 * most && [...graphemes.segment(name)].length <= most;
  return isShort && SEEN.test(name) ? name : undefined;
}

export function tidyLine(typed: string): string | undefined {
  const line = tidy(typed);
  return SEEN.test(line) ? line : undefined;
}

/** Lines stay lines; nothing at all is a note, too. */
export function tidyNote(typed: string): string {
  const lines = typed.normalize('NFC').split(/\r\n|[\n\r\u2028\u2029]/);
  return lines.map(tidy).join('\n').trim();
}

/** Two names people would call the same. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

function tidy(typed: string): string {
  return typed.normalize('NFC').replace(/\s/gu, ' ').replace(UNSEEN, '').replace(/ +/g, ' ').trim();
}
