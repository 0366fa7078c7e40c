/** Fingerprint of the texts a table is built from; it tells when a table must be rebuilt. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commonText } from './common-words.ts';
import { lexiconFiles, lexiconFolder, lexiconLanguages } from './lexicon.ts';

/** Increase it when the build treats the same texts differently. */
const BUILD = 3;

/** Covers the texts of all languages, because each borrows from the others, and the language's own common words. */
export function fingerprintOf(language: string, folder: string = lexiconFolder): string {
  const hash = createHash('sha256').update(`build ${BUILD}\n`);
  for (const other of lexiconLanguages(folder))
    for (const name of lexiconFiles)
      hash.update(readFileSync(join(folder, other, `${name}.txt`), 'utf8').replaceAll('\r\n', '\n'));
  hash.update(commonText(language, folder).replaceAll('\r\n', '\n'));
  return hash.digest('hex').slice(0, 32);
}
