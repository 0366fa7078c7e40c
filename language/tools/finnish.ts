/** What the referee needs for Finnish and has to be made or found first; the answer is one line of JSON. `--pack` makes what is missing. */
import { existsSync } from 'node:fs';
import { isAttestedKept, keepAttested } from '../referee/languages/fi/attested.ts';
import { cacheFolder } from '../referee/languages/fi/cache.ts';
import { voikkoFiles } from '../referee/languages/fi/voikko.ts';

if (process.argv.includes('--pack')) keepAttested();
const places = voikkoFiles();
console.log(
  JSON.stringify({
    folder: cacheFolder,
    isPacked: isAttestedKept(),
    /** Empty to go without. */
    places,
    voikko: places.find((file) => existsSync(file)),
  }),
);
