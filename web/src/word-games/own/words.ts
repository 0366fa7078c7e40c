/** Words as people type, paste or upload them, before the server reads them: how many, and where each line is. */

/** Written out here so that no page loads the rules' schemas for it; a test compares them. */
export const LEAST = 25;
export const MOST = 10_000;
/** The most characters the server accepts at once. */
export const MOST_TEXT = 500_000;

const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
const SEPARATOR = /[,;\t、，；،]/;
/** Notes after a card in the server's own packs. */
const NOTES = /[ \t][=>!](?:[ \t].*)?$/u;

/** How many distinct words there seem to be. The server decides. */
export function countWords(text: string): number {
  const words = new Set<string>();
  for (const line of text.split(LINE_END)) {
    if (line.trimStart().startsWith('#')) continue;
    for (const part of line.replace(NOTES, '').split(SEPARATOR)) {
      const word = part.replaceAll('|', '').trim().toLowerCase();
      if (word !== '') words.add(word);
    }
  }
  return words.size;
}

/** The text without the faulty words, each on the line it was found on; a long one may be known by its beginning only. */
export function without(text: string, faulty: readonly { readonly line: number; readonly word: string }[]): string {
  const lines = text.split(LINE_END);
  return lines
    .flatMap((line, i) => {
      const found = faulty.filter((each) => each.line === i + 1).map(({ word }) => tidy(word.replace(/…$/, '')));
      if (found.length === 0) return line;
      const rest = line
        .split(SEPARATOR)
        .filter((part) => !found.some((word) => word !== '' && tidy(part).startsWith(word)));
      return rest.length > 0 ? rest.join(',') : [];
    })
    .join('\n');
}

function tidy(text: string): string {
  return text.replaceAll(/["|]/g, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/** The start and end offsets of a line, counted from 1. */
export function lineAt(text: string, line: number): { readonly start: number; readonly end: number } {
  const lines = text.split(/(?<=\r\n|[\n\v\f\u0085\u2028\u2029]|\r(?!\n))/);
  const start = lines.slice(0, line - 1).join('').length;
  return { start, end: start + (lines[line - 1] ?? '').replace(LINE_END, '').length };
}

/** Keeps the text in the field and adds the new text on its own lines. */
export function appended(text: string, more: string): string {
  return text.trim() === '' ? more : `${text.trimEnd()}\n${more}`;
}

/** “family words.csv” becomes “family words”. */
export function nameOfFile(file: string): string {
  const name = file.replace(/\.\w{1,5}$/, '').trim();
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)]
    .slice(0, 40)
    .map(({ segment }) => segment)
    .join('');
}

/** Spreadsheet programs often save in a regional code page rather than in Unicode. */
export function decoded(bytes: ArrayBuffer, language: string): string {
  const [first, second] = new Uint8Array(bytes);
  const wide =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(codePageOf(language)).decode(bytes);
  }
}

function codePageOf(language: string): string {
  if (/^(?:bs|cs|hr|hu|pl|ro|sk|sl|sq)\b/.test(language)) return 'windows-1250';
  if (/^(?:be|bg|mk|ru|sr|uk)\b/.test(language)) return 'windows-1251';
  if (/^el\b/.test(language)) return 'windows-1253';
  if (/^tr\b/.test(language)) return 'windows-1254';
  return 'windows-1252';
}
