/** Finnish morphology by Voikko, if available: installed on the system, or downloaded at the first start. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { voikkoFolder } from './cache.ts';
import { type Reading, readingOf } from './reading.ts';
import { Transducer } from './vfst.ts';

/** All analyses of a word; empty if it is unknown. */
export type Voikko = { readings(word: string): readonly Reading[] };

const MORPHOLOGY = join('5', 'mor-standard', 'mor.vfst');
const usualFolders = [
  '/usr/lib/voikko',
  '/usr/share/voikko',
  '/usr/local/lib/voikko',
  '/usr/local/share/voikko',
  '/opt/homebrew/lib/voikko',
  '/etc/voikko',
];
/** The longest word that is analysed. */
const LONGEST = 40;
const MOST_KEPT = 5000;

/** `SAFEHOUSE_VOIKKO` is the path of a `mor.vfst`; empty means to go without. */
export function voikkoFiles(chosen: string | undefined = process.env.SAFEHOUSE_VOIKKO): string[] {
  if (chosen !== undefined) return chosen === '' ? [] : [chosen];
  return [...usualFolders, voikkoFolder].map((folder) => join(folder, MORPHOLOGY));
}

/** `undefined` if there is none that can be read. */
export function findVoikko(files: readonly string[] = voikkoFiles()): Voikko | undefined {
  for (const file of files) {
    try {
      return voikko(new Transducer(readFileSync(file)));
    } catch {
      // Try the next location.
    }
  }
  return undefined;
}

function voikko(transducer: Transducer): Voikko {
  const kept = new Map<string, readonly Reading[]>();
  return {
    readings: (word) => {
      const small = word.toLowerCase();
      const before = kept.get(small);
      if (before) return before;
      if (kept.size >= MOST_KEPT) kept.clear();
      const readings = small.length > LONGEST ? [] : transducer.analyses(small).map(readingOf);
      kept.set(small, readings);
      return readings;
    },
  };
}
