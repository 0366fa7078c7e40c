/**
 * npm run new-language -- de: lays out the files of a new language, or of what one lacks, and tells what is missing.
 * Nothing is overwritten, so it can be run again at any time.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { nameOf } from './lib/language-kit/marks.ts';
import { missingFor, places } from './lib/language-kit/places.ts';
import { layOut } from './lib/language-kit/skeleton.ts';

const root = join(import.meta.dirname, '..');
const SHOWN = 3;

const code = process.argv[2] ?? '';
if (!/^[a-z]{2,3}$/.test(code) || nameOf(code) === code) {
  console.error(`Which language? npm run new-language -- de   (a code of two or three letters, not “${code}”)`);
  process.exit(2);
}

const written = layOut(root, code);
const sources = written.filter((path) => path.endsWith('.ts'));
if (sources.length > 0) {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  spawnSync(process.execPath, [biome, 'check', '--write', '--log-level=none', ...sources], { cwd: root });
}

for (const path of written) console.log(`wrote ${path}`);
const missing = missingFor(root, code);
console.log(
  missing.length === 0
    ? `${nameOf(code)} is complete.`
    : `\n${nameOf(code)} lacks ${missing.length} things; docs/adding-a-language.md tells how to write them:`,
);
for (const place of places) {
  const lines = place.missing(root, code);
  for (const line of lines.slice(0, SHOWN)) console.log(`  ${line}`);
  if (lines.length > SHOWN)
    console.log(`  … and ${lines.length - SHOWN} more in ${place.path.replace('<code>', code)}`);
}
