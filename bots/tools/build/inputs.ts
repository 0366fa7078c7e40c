/** Paths of the build's inputs and of its cache for slow computations. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');

export const inputs: string = join(root, 'bots', 'inputs', 'node_modules');

export function cacheFile(name: string): string {
  const folder = join(root, '.cache', 'lexicon');
  mkdirSync(folder, { recursive: true });
  return join(folder, name);
}
