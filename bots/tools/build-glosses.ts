/** npm run glosses: writes what the cards mean, from the lexicon's texts and the tables. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { glossFolder } from '../glosses.ts';
import { glossTexts } from './build/gloss-texts.ts';

for (const [language, text] of glossTexts()) {
  writeFileSync(join(glossFolder, `${language}.json`), text);
  console.log(`${language}: ${(text.length / 1e3).toFixed(0)} kB`);
}
