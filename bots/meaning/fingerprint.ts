/** Which texts a table was built from: it tells a table that has to be built again. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexiconFiles, lexiconFolder, lexiconLanguages } from './lexicon.ts';

/** Counts up when the build does something else with the same texts. */
const BUILD = 2;

/** Of all languages' texts: each borrows from the others. */
export function fingerprintOf(folder: string = lexiconFolder): string {
  const hash = createHash('sha256').update(`build ${BUILD}\n`);
  for (const language of lexiconLanguages(folder))
    for (const name of lexiconFiles)
      hash.update(readFileSync(join(folder, language, `${name}.txt`), 'utf8').replaceAll('\r\n', '\n'));
  return hash.digest('hex').slice(0, 32);
}
