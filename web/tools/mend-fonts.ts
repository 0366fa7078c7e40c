/**
 * Writes `src/fonts/` (or with `--check` compares it): Barlow Condensed with an Ø as wide as its O.
 *
 * The face gives Ø a quarter more room than the letter fills, so that Danish cards read "NØ GLE". A WOFF2 file is a
 * header, a list of tables and one Brotli stream of all of them; the width is two bytes in the table `hmtx`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

type Tables = Map<string, { at: number; length: number }>;

/** The tags that WOFF2 writes as a number; only those are named that fonts like ours have. */
const KNOWN: Record<number, string> = { 0: 'cmap', 3: 'hmtx', 10: 'glyf', 11: 'loca' };
const HEADER = 48;
const WEIGHTS = [600, 700];

const target = new URL('../src/fonts/', import.meta.url);
const check = process.argv.includes('--check');
mkdirSync(target, { recursive: true });
for (const weight of WEIGHTS) {
  const name = `barlow-condensed-latin-${weight}-normal.woff2`;
  const source = new URL(import.meta.resolve(`@fontsource/barlow-condensed/files/${name}`));
  const mended = mend(readFileSync(source));
  if (!check) writeFileSync(new URL(name, target), mended);
  else if (!readFileSync(new URL(name, target)).equals(mended)) {
    console.error(`web/src/fonts/${name} is out of date: run npm run fonts`);
    process.exitCode = 1;
  }
}

function mend(font: Buffer): Buffer {
  const { tables, end } = tablesOf(font);
  const packed = font.readUInt32BE(20);
  const data = brotliDecompressSync(font.subarray(end, end + packed));
  const width = (letter: string) => at(tables, 'hmtx') + glyphOf(data, at(tables, 'cmap'), letter) * 4;
  data.writeUInt16BE(data.readUInt16BE(width('O')), width('Ø'));
  const repacked = brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  const padding = Buffer.alloc((4 - ((end + repacked.length) % 4)) % 4);
  const whole = Buffer.concat([font.subarray(0, end), repacked, padding]);
  whole.writeUInt32BE(whole.length, 8);
  whole.writeUInt32BE(repacked.length, 20);
  return whole;
}

/** Where each table lies in the unpacked stream, and where the list of them ends in the file. */
function tablesOf(font: Buffer): { tables: Tables; end: number } {
  const tables: Tables = new Map();
  let place = HEADER;
  let offset = 0;
  const number = () => {
    for (let value = 0; ; ) {
      const byte = font.readUInt8(place++);
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  };
  for (let left = font.readUInt16BE(12); left > 0; left--) {
    const flags = font.readUInt8(place++);
    const tag = flags & 0x3f;
    if (tag === 0x3f) place += 4;
    const name = KNOWN[tag] ?? String(tag);
    const original = number();
    const isOutline = name === 'glyf' || name === 'loca';
    const isTransformed = isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const length = isTransformed ? number() : original;
    tables.set(name, { at: offset, length });
    offset += length;
  }
  return { tables, end: place };
}

function at(tables: Tables, name: string): number {
  const table = tables.get(name);
  if (!table) throw new Error(`the font has no table ${name}`);
  return table.at;
}

/** The glyph of a letter, from a `cmap` subtable of format 4. */
function glyphOf(data: Buffer, cmap: number, letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  for (let i = 0; i < data.readUInt16BE(cmap + 2); i++) {
    const table = cmap + data.readUInt32BE(cmap + 8 + i * 8);
    if (data.readUInt16BE(table) !== 4) continue;
    const bytes = data.readUInt16BE(table + 6);
    for (let segment = 0; segment < bytes; segment += 2) {
      if (code > data.readUInt16BE(table + 14 + segment)) continue;
      const start = data.readUInt16BE(table + 16 + bytes + segment);
      const delta = data.readUInt16BE(table + 16 + 2 * bytes + segment);
      const rangeAt = table + 16 + 3 * bytes + segment;
      const range = data.readUInt16BE(rangeAt);
      if (code < start) break;
      return range === 0 ? (code + delta) & 0xffff : data.readUInt16BE(rangeAt + range + (code - start) * 2);
    }
  }
  throw new Error(`the font has no ${letter}`);
}
