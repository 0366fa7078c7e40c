/** The tables are complete and up to date, and damaged ones are detected. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { languageCodes } from '../languages/index.ts';
import { fingerprintOf } from './fingerprint.ts';
import { CANDIDATE, packed, readTable, TableError, tableFolder } from './table.ts';

describe.each(languageCodes)('the table of %s', (language) => {
  const table = readTable(language);

  it('is built from the texts as they are: else run npm run lexicon', () => {
    expect(table.fingerprint).toBe(fingerprintOf(language));
  });

  it('is small, and knows thousands of words that may be given', () => {
    const size = readFileSync(join(tableFolder, `${language}.bin`)).length;
    expect(size).toBeLessThan(language === 'en' ? 19e6 : 7e6);
    expect(table.flags.filter((flag) => (flag & CANDIDATE) !== 0).length).toBeGreaterThan(3_500);
  });

  it('is the same bytes when written again', () => {
    expect(Buffer.from(packed(table)).equals(readFileSync(join(tableFolder, `${language}.bin`)))).toBe(true);
  });
});

describe('a table that cannot be used', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tables-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const whole = readFileSync(join(tableFolder, 'da.bin'));
  const codeOf = (bytes?: Uint8Array): string => {
    if (bytes) writeFileSync(join(folder, 'da.bin'), bytes);
    try {
      readTable('da', folder);
      return 'read';
    } catch (error) {
      return error instanceof TableError ? error.code : String(error);
    }
  };

  it('is missing', () => expect(codeOf()).toBe('table-missing'));

  it('is cut short', () => expect(codeOf(whole.subarray(0, whole.length - 100))).toBe('table-damaged'));

  it('has one wrong byte', () => {
    const bytes = Uint8Array.from(whole);
    bytes[bytes.length - 5_000] = ((bytes[bytes.length - 5_000] ?? 0) + 1) % 256;
    expect(codeOf(bytes)).toBe('table-damaged');
  });

  it('is something else, or nothing', () => {
    expect(codeOf(Buffer.from('hello, I am no table'))).toBe('table-damaged');
    expect(codeOf(new Uint8Array())).toBe('table-damaged');
  });

  it('is accepted when all is well', () => expect(codeOf(whole)).toBe('read'));
});
