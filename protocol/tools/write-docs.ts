/** Writes `docs/schema/` from the schemas (`npm run docs`), or with `--check` fails if it is not what they say. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { jsonSchemas } from '../schemas.ts';

const folder = new URL('../../docs/schema/', import.meta.url);
const check = process.argv.includes('--check');
mkdirSync(folder, { recursive: true });

const stale = Object.entries(jsonSchemas()).filter(([name, schema]) => {
  const file = new URL(name, folder);
  const text = `${JSON.stringify(schema, undefined, 2)}\n`;
  if (check) return read(file) !== text;
  writeFileSync(file, text);
  return false;
});

if (stale.length > 0) {
  console.error(`docs/schema/ is out of date (${stale.map(([name]) => name).join(', ')}): run npm run docs`);
  process.exitCode = 1;
}

function read(file: URL): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
