/** Everyday Swedish words, since there is no Swedish dictionary here: `swedish.txt`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const swedish: ReadonlySet<string> = new Set(
  readFileSync(join(import.meta.dirname, 'swedish.txt'), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(' '))
    .filter((word) => word !== ''),
);
