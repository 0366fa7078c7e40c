/** Attested Finnish: the 2.7 million forms of `@cspell/dict-fi-fi`, packed once and kept in a file. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fold } from '../../../letters.ts';
import { cacheFolder } from './cache.ts';
import { ENDS_WORD, IS_LAST, LETTER_MASK, LETTER_SHIFT, type Packed, packTrie, TARGET_SHIFT } from './trie.ts';

export type Attested = {
  /** Whether this is attested in lower case. */
  has(letters: string): boolean;
  /** Whether it is attested with a capital. */
  hasName(letters: string): boolean;
  /** Whether any attested lower-case word begins with this. */
  begins(letters: string): boolean;
};

/** Increase it whenever the file format changes. */
const EDITION = 1;

export function loadAttested(folder: string = cacheFolder): Attested {
  return attested(kept(folder));
}

/** Packs the list, unless that was done before. */
export function keepAttested(folder: string = cacheFolder): void {
  kept(folder);
}

export function isAttestedKept(folder: string = cacheFolder): boolean {
  return readPacked(source(folder).file) !== undefined;
}

function kept(folder: string): Packed {
  const { file, gzipped, prefix } = source(folder);
  const before = readPacked(file);
  if (before) return before;
  const packed = packTrie(gzipped);
  try {
    mkdirSync(folder, { recursive: true });
    const meanwhile = `${file}.${process.pid}`;
    writeFileSync(meanwhile, bytesOf(packed));
    renameSync(meanwhile, file);
    const isOld = (name: string) => name.startsWith(prefix) && name.endsWith('.words') && !file.endsWith(name);
    for (const name of readdirSync(folder).filter(isOld)) rmSync(join(folder, name), { force: true });
  } catch {
    // If the cache cannot be written, it is packed each time.
  }
  return packed;
}

function source(folder: string): { gzipped: Uint8Array; prefix: string; file: string } {
  const list = fileURLToPath(new URL('./dict/fi-fi.trie.gz', import.meta.resolve('@cspell/dict-fi-fi')));
  const gzipped = readFileSync(list);
  const print = createHash('sha256').update(gzipped).update(String(EDITION)).digest('hex').slice(0, 16);
  return { gzipped, prefix: 'forms-', file: join(folder, `forms-${print}.words`) };
}

/** The number of letters, the letters, and the cells from the next multiple of four. */
function bytesOf({ letters, cells }: Packed): Uint8Array {
  const names = new TextEncoder().encode(letters.join('\0'));
  const start = 4 + Math.ceil(names.length / 4) * 4;
  const bytes = new Uint8Array(start + cells.byteLength);
  new DataView(bytes.buffer).setUint32(0, names.length, true);
  bytes.set(names, 4);
  bytes.set(new Uint8Array(cells.buffer, cells.byteOffset, cells.byteLength), start);
  return bytes;
}

function readPacked(file: string): Packed | undefined {
  try {
    const bytes = readFileSync(file);
    const length = bytes.readUInt32LE(0);
    const letters = new TextDecoder().decode(bytes.subarray(4, 4 + length)).split('\0');
    const start = bytes.byteOffset + 4 + Math.ceil(length / 4) * 4;
    const cells = new Uint32Array(bytes.buffer, start, (bytes.byteOffset + bytes.length - start) >> 2);
    return cells.length > 0 ? { letters, cells } : undefined;
  } catch {
    return undefined;
  }
}

export function attested({ letters: names, cells }: Packed): Attested {
  // The folded form of each letter in the list: '' for a hyphen.
  const bare = names.map((name) => fold(name, 'fi'));
  const isCapital = names.map((name) => /\p{Lu}/u.test(name));

  /**
   * Whether a path through the list matches, letter by letter. `capital`: whether only its first letter is a capital.
   */
  const walk = (letters: string, capital: boolean, isWhole: boolean): boolean => {
    const from = (node: number, at: number): boolean => {
      for (let cell = node; ; cell++) {
        const value = cells[cell] ?? IS_LAST;
        const letter = (value >>> LETTER_SHIFT) & LETTER_MASK;
        const read = bare[letter] ?? '';
        const fits = read === '' ? at > 0 : letters.startsWith(read, at) && isCapital[letter] === (capital && at === 0);
        if (fits) {
          const next = at + read.length;
          const target = value >>> TARGET_SHIFT;
          if (next === letters.length && (!isWhole || (value & ENDS_WORD) !== 0)) return true;
          if (next < letters.length && target !== 0 && from(target, next)) return true;
        }
        if ((value & IS_LAST) !== 0) return false;
      }
    };
    return letters !== '' && from(0, 0);
  };
  return {
    has: (letters) => walk(letters, false, true),
    hasName: (letters) => walk(letters, true, true),
    begins: (letters) => walk(letters, false, false),
  };
}
