/** Where the build's inputs are, and where it keeps what took long to compute. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');

export const inputs: string = join(root, 'bots', 'inputs', 'node_modules');

export function cacheFile(name: string): string {
  const folder = join(root, '.cache', 'lexicon');
  mkdirSync(folder, { recursive: true });
  return join(folder, name);
}
