/** Cleans everything that people type: names, clues, chat, questions, notes and words of their own. */

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** An emoji character with its presentation selector, keycap, skin tone, or the letters of a regional flag. */
const EMOJI = [
  '[0-9#*]\\uFE0F\\u20E3',
  '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,6}\\u{E007F}',
  '\\p{Extended_Pictographic}(?:\\uFE0F\\u20E3?|\\p{Emoji_Modifier})?',
].join('|');
/** Scripts in which a joiner changes how letters are written. */
const JOINED = ['Arab', 'Syrc', 'Mong', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh']
  .map((script) => `\\p{Script=${script}}`)
  .join('');
const KEPT = `(?:${EMOJI})(?:\\u200D(?:${EMOJI}))*|(?<=[${JOINED}]\\p{M}*)[\\u200C\\u200D](?=[${JOINED}])`;
/** Control, invisible, blank and private characters, bidi marks, noncharacters and lone surrogates. */
const UNSEEN = [
  '(?!\\s)\\p{Cc}|\\p{Cs}|\\p{Co}|\\p{Noncharacter_Code_Point}|\\p{Default_Ignorable_Code_Point}',
  '[\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2800\\uFFF9-\\uFFFC\\u{1D159}]',
].join('|');
const KEPT_OR_UNSEEN = new RegExp(`(${KEPT})|${UNSEEN}`, 'gu');
/** No script stacks more than three marks on a letter; longer stacks spill into neighbouring lines. */
const PILED = /(\p{M}{3})\p{M}+/gu;
/** Visible characters. Joiners, soft hyphens and lone accents show nothing on their own. */
const SEEN = /[\p{L}\p{N}\p{S}\p{P}]/u;

/** A name of at most `most` graphemes, or undefined if the text is not a valid name. */
export function tidyName(typed: string, most = 20): string | undefined {
  const name = tidy(typed);
  const isShort = name.length <= 6 * most && [...graphemes.segment(name)].length <= most;
  return isShort && SEEN.test(name) ? name : undefined;
}

export function tidyLine(typed: string): string | undefined {
  const line = tidy(typed);
  return SEEN.test(line) ? line : undefined;
}

/** Keeps line breaks. An empty note is valid. */
export function tidyNote(typed: string): string {
  const lines = typed.split(/\r\n|[\n\r\u2028\u2029]/);
  return lines.map(tidy).join('\n').trim();
}

/** Fast path: most texts are plain words, and nothing of them goes. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/** On one line, with single spaces and none at the ends. */
export function tidy(typed: string): string {
  if (PLAIN.test(typed)) return typed;
  return visible(typed).replace(/\s+/gu, ' ').trim();
}

/**
 * Equal for spellings that people take for one word: without case, marks, spaces and hyphens, *aa* for *å*. It joins a
 * few different words too, so it only serves to keep words from coming back (C20).
 */
export function wordKey(word: string): string {
  const letters = visible(word)
    .toLowerCase()
    .replace(/[åæøœß]/gu, (letter) => ({ å: 'aa', æ: 'ae', ø: 'oe', œ: 'oe', ß: 'ss' })[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');
  return letters === '' ? word : letters;
}

/** What people can see of a text, in NFC; spaces and line breaks stay as they are. */
export function visible(text: string): string {
  const seen = text.replace(KEPT_OR_UNSEEN, (_, kept: string | undefined) => kept ?? '');
  return seen.normalize('NFC').replace(PILED, '$1');
}
