/**
 * Writes `docs/schema/` and the dictionary from the schemas (`npm run docs`); with `--check`, fails if they are out of
 * date.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dictionary } from '../dictionary.ts';
import { jsonSchemas } from '../schemas.ts';

const folder = new URL('../../docs/schema/', import.meta.url);
const check = process.argv.includes('--check');
mkdirSync(folder, { recursive: true });

const written: [string, URL, object][] = Object.entries(jsonSchemas()).map(([name, schema]) => [
  `docs/schema/${name}`,
  new URL(name, folder),
  schema,
]);
written.push(['protocol/dictionary.json', new URL('../dictionary.json', import.meta.url), dictionary()]);

const stale = written.filter(([, file, content]) => {
  const text = `${JSON.stringify(content, undefined, 2)}\n`;
  if (check) return read(file) !== text;
  writeFileSync(file, text);
  return false;
});

if (stale.length > 0) {
  console.error(`out of date: ${stale.map(([name]) => name).join(', ')}. Run npm run docs`);
  process.exitCode = 1;
}

function read(file: URL): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
