/**
 * npm run common-words: puts the links of common words into the tables as they are. Unlike npm run lexicon it needs no
 * other input and leaves everything else in the tables unchanged.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { described } from '@safehouse/language/text-files.ts';
import { readCommon } from '../meaning/common-words.ts';
import { fingerprintOf } from '../meaning/fingerprint.ts';
import { lexiconLanguages } from '../meaning/lexicon.ts';
import { packed, readTable, tableFolder } from '../meaning/table.ts';
import { withCommon } from './build/common-links.ts';

for (const language of lexiconLanguages()) {
  const { words, mistakes } = readCommon(language);
  for (const mistake of mistakes) console.error(described(mistake));
  if (mistakes.length > 0) process.exitCode = 1;
  else {
    const table = { ...withCommon(readTable(language), words), fingerprint: fingerprintOf(language) };
    writeFileSync(join(tableFolder, `${language}.bin`), packed(table));
    console.log(`${language}: ${words.length} common words`);
  }
}
