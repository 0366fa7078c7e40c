/** Shared by packs and locations: UTF-8 text files, read line by line, with mistakes reported instead of thrown. */
import { readdirSync } from 'node:fs';
import { commaBelow, fold } from './letters.ts';

export type Mistake = { readonly file: string; readonly line?: number; readonly text: string };

/** Records a mistake in a line, or in the whole file. */
export type Wrong = (line: number | undefined, text: string) => void;

/** A trimmed line that is neither blank nor a comment. */
export type Line = { readonly line: number; readonly written: string };

export function described({ file, line, text }: Mistake): string {
  return line === undefined ? `${file}: ${text}` : `${file}:${line}: ${text}`;
}

/** Collects one file's mistakes; `mistakes` returns them by line, those of the whole file last. */
export function notebook(file: string): { wrong: Wrong; mistakes: () => Mistake[] } {
  const noted: Mistake[] = [];
  return {
    wrong: (line, text) => noted.push(line === undefined ? { file, text } : { file, line, text }),
    mistakes: () =>
      noted.toSorted((a, b) => (a.line ?? Number.POSITIVE_INFINITY) - (b.line ?? Number.POSITIVE_INFINITY)),
  };
}

/** The file's non-blank, non-comment lines, or `undefined` if it is not text. */
export function readLines(bytes: Uint8Array, language: string, wrong: Wrong): Line[] | undefined {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    wrong(undefined, 'is UTF-16: save it as UTF-8');
    return undefined;
  }
  const lines: Line[] = [];
  for (const [index, piece] of split(bytes).entries()) {
    const line = index + 1;
    const written = decoded(piece)?.trim();
    if (written === undefined) wrong(line, 'is not UTF-8: save the file as UTF-8');
    else if (written !== '' && !written.startsWith('#')) {
      const composed = written.normalize('NFC');
      if (written !== composed)
        wrong(line, `“${written}” has letters made of two characters: save it composed (Unicode NFC)`);
      lines.push({ line, written: commaBelow(composed, language) });
    }
  }
  return lines;
}

/** Lines by their folded letters; a line that repeats an earlier one is reported and left out. */
export function distinct<L extends Line>(lines: readonly L[], language: string, wrong: Wrong): Map<string, L> {
  const byLetters = new Map<string, L>();
  for (const line of lines) {
    const letters = fold(line.written, language);
    const twin = byLetters.get(letters);
    if (twin) wrong(line.line, `“${line.written}” is there already: “${twin.written}” in line ${twin.line}`);
    else byLetters.set(letters, line);
  }
  return byLetters;
}

/** Names of the files or folders in a folder, sorted, without hidden ones. */
export function entries(folder: string, kind: 'folder' | 'file', mistakes: Mistake[]): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => !entry.name.startsWith('.') && (kind === 'folder' ? !entry.isFile() : !entry.isDirectory()))
      .map((entry) => entry.name)
      .sort();
  } catch (error) {
    mistakes.push(unreadable(folder, error));
    return [];
  }
}

export function unreadable(file: string, error: unknown): Mistake {
  return { file, text: `cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)})` };
}

export function isLanguage(name: string): boolean {
  try {
    // BCP 47 also allows language codes of up to eight letters, which no language uses.
    return /^[a-z]{2,3}\b/.test(name) && Intl.getCanonicalLocales(name)[0] === name;
  } catch {
    return false;
  }
}

/** Length in characters (code points). */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** The unexpected characters in a text, each once, in readable form: “-”, U+200B. */
export function strangeCharacters(text: string, strange: RegExp): string | undefined {
  const found = [...new Set(text.match(strange) ?? [])];
  return found.length > 0 ? found.map(named).join(', ') : undefined;
}

function named(character: string): string {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return /[\p{C}\p{M}\p{Z}]/u.test(character) ? code : `“${character}”`;
}

/** Splits a file into lines. A byte order mark and Windows line ends are tolerated. */
function split(bytes: Uint8Array): Uint8Array[] {
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
