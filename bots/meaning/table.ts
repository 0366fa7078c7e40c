/** A built table: one language's words as vectors and links, in one file with a checksum. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Vector sources: glosses of senses, GloVe, the bare words, and the words each word is linked to. */
export const sourceNames = ['gloss', 'glove', 'bare', 'around'] as const;
export type SourceName = (typeof sourceNames)[number];

/** The vectors of word w run from `start[w]` to `start[w + 1]`, each `size` numbers times its scale. */
export type Source = {
  readonly size: number;
  /** Similarity of two random words. */
  readonly mean: number;
  readonly deviation: number;
  readonly start: Uint32Array;
  readonly scales: Float32Array;
  readonly vectors: Int8Array;
};

export type Table = {
  readonly language: string;
  /** Fingerprint of the lexicon's texts it was built from. */
  readonly fingerprint: string;
  readonly words: readonly string[];
  /** Flags of each word: CANDIDATE, CARD, SCENE. */
  readonly flags: Uint8Array;
  readonly sources: Readonly<Record<SourceName, Source>>;
  /**
   * Links of each word: `linkTo[linkStart[w]…]`; strength 1 to 5, plus BACK if read backwards, BORROWED if it comes
   * from another language and COMMON if it belongs to a common word. Each link is stored twice, once for each of its
   * words.
   */
  readonly linkStart: Uint32Array;
  readonly linkTo: Uint32Array;
  readonly linkStrength: Uint8Array;
};

export const CANDIDATE = 1;
export const CARD = 2;
/** All cards were gone through for this clue word: what has no link of its own is not called to mind. */
export const SCENE = 4;
export const STRENGTH = 7;
export const BACK = 8;
export const BORROWED = 16;
/** What a common word that is no card of ours calls to mind. */
export const COMMON = 32;

export type TableErrorCode = 'table-missing' | 'table-damaged';

export class TableError extends Error {
  readonly code: TableErrorCode;
  constructor(code: TableErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'TableError';
    this.code = code;
  }
}

const MAGIC = 'SHLEX001';
const ALIGN = 8;

export const tableFolder: string = join(import.meta.dirname, '..', 'tables');

/** Throws a TableError. */
export function readTable(language: string, folder: string = tableFolder): Table {
  const file = join(folder, `${language}.bin`);
  let bytes: Uint8Array;
  try {
    bytes = alone(readFileSync(file));
  } catch (error) {
    throw new TableError(
      'table-missing',
      `There is no table of the language ${language} (${file}): npm run lexicon`,
      error,
    );
  }
  try {
    return unpacked(bytes);
  } catch (error) {
    throw new TableError('table-damaged', `The table ${file} is damaged: npm run lexicon rebuilds it`, error);
  }
}

/** With a memory of its own, in which sections are aligned. A large file is read into one already. */
function alone(bytes: Buffer): Uint8Array {
  return bytes.byteOffset === 0 ? new Uint8Array(bytes.buffer, 0, bytes.length) : new Uint8Array(bytes);
}

type Header = {
  readonly language: string;
  readonly fingerprint: string;
  readonly checksum: string;
  readonly sources: Record<SourceName, { size: number; mean: number; deviation: number }>;
  readonly sections: Record<string, readonly [offset: number, bytes: number]>;
};

export function packed(table: Table): Uint8Array {
  const parts: Record<string, ArrayBufferView> = {
    words: new TextEncoder().encode(table.words.join('\n')),
    flags: table.flags,
    linkStart: table.linkStart,
    linkTo: table.linkTo,
    linkStrength: table.linkStrength,
  };
  for (const name of sourceNames) {
    const { start, scales, vectors } = table.sources[name];
    Object.assign(parts, { [`${name}.start`]: start, [`${name}.scales`]: scales, [`${name}.vectors`]: vectors });
  }
  const sections: Header['sections'] = {};
  let size = 0;
  for (const [name, { byteLength }] of Object.entries(parts)) {
    sections[name] = [size, byteLength];
    size = aligned(size + byteLength);
  }
  const body = new Uint8Array(size);
  for (const [name, { buffer, byteOffset, byteLength }] of Object.entries(parts))
    body.set(new Uint8Array(buffer, byteOffset, byteLength), sections[name]?.[0]);
  const { language, fingerprint } = table;
  const sources = Object.fromEntries(
    sourceNames.map((name) => {
      const { size, mean, deviation } = table.sources[name];
      return [name, { size, mean, deviation }];
    }),
  );
  const header = new TextEncoder().encode(
    JSON.stringify({ language, fingerprint, checksum: checksum(body), sources, sections }),
  );
  const start = aligned(MAGIC.length + 4 + header.length);
  const bytes = new Uint8Array(start + body.length);
  bytes.set(new TextEncoder().encode(MAGIC));
  new DataView(bytes.buffer).setUint32(MAGIC.length, header.length, true);
  bytes.set(header, MAGIC.length + 4);
  bytes.set(body, start);
  return bytes;
}

function unpacked(bytes: Uint8Array): Table {
  const text = (from: number, to: number) => new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(from, to));
  if (text(0, MAGIC.length) !== MAGIC) throw new Error('it does not begin as a table does');
  const end = MAGIC.length + 4 + new DataView(bytes.buffer).getUint32(MAGIC.length, true);
  const header = JSON.parse(text(MAGIC.length + 4, end)) as Header;
  const start = aligned(end);
  if (checksum(bytes.subarray(start)) !== header.checksum) throw new Error('its checksum is another');
  const at = (name: string): [ArrayBuffer, number, number] => {
    const [offset, length] = header.sections[name] ?? [0, 0];
    return [bytes.buffer as ArrayBuffer, start + offset, length];
  };
  const uint32 = (name: string) => new Uint32Array(at(name)[0], at(name)[1], at(name)[2] / 4);
  const uint8 = (name: string) => new Uint8Array(...at(name));
  const sources = Object.fromEntries(
    sourceNames.map((name) => [
      name,
      {
        ...header.sources[name],
        start: uint32(`${name}.start`),
        scales: new Float32Array(at(`${name}.scales`)[0], at(`${name}.scales`)[1], at(`${name}.scales`)[2] / 4),
        vectors: new Int8Array(...at(`${name}.vectors`)),
      },
    ]),
  ) as Record<SourceName, Source>;
  return {
    language: header.language,
    fingerprint: header.fingerprint,
    words: new TextDecoder().decode(uint8('words')).split('\n'),
    flags: uint8('flags'),
    sources,
    linkStart: uint32('linkStart'),
    linkTo: uint32('linkTo'),
    linkStrength: uint8('linkStrength'),
  };
}

const aligned = (size: number): number => Math.ceil(size / ALIGN) * ALIGN;

const checksum = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
