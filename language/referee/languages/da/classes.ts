/** Classes of Danish words, for compounds that no list has (L10): which go together, and which nobody puts together. */
import { rowsIn } from '../../rows.ts';

/** `apart`: an invention; `loose`: people must judge. */
export type Fit = 'together' | 'loose' | 'apart';

const rows = rowsIn(new URL('classes.txt', import.meta.url));
const relations = new Set(['together', 'loose']);
const classes = new Map<string, Set<string>>();
const fits = new Map<string, Fit>();
for (const [name = '', ...words] of rows) {
  if (relations.has(name)) fits.set(words.join(' '), name === 'together' ? 'together' : 'loose');
  else for (const word of words) classes.set(word, (classes.get(word) ?? new Set()).add(name));
}

/** Things that a compound names when it is made up: they need a first part of their own kind. */
const plain = namesOf(
  'person fancy beast kinds food body organ wear furniture kitchen container vehicle building instrument sky season land plant tool device weapon thing game',
);
/** Of these, what is made up of nearly anything: *operanonne*, *drømmepingvin*. */
const bold = namesOf('fancy beast');
const none: ReadonlySet<string> = new Set();

/** How the first part and the last one, or a word that the last one is a form of, go together. */
export function fitOf(first: string, lasts: readonly string[]): Fit {
  const starts = classes.get(first) ?? classesOfEnd(first);
  const ends = new Set(lasts.flatMap((last) => [...(classes.get(last) ?? none)]));
  const found = new Set([...starts].flatMap((start) => [...ends].map((end) => fits.get(`${start} ${end}`))));
  if (found.has('together')) return 'together';
  if (found.has('loose')) return 'loose';
  if (has(ends, bold) && !ends.has('kinds')) return 'apart';
  return has(starts, plain) && has(ends, plain) ? 'apart' : 'loose';
}

/** A longer word that ends in a word with a class is taken for a kind of it: *gummistøvle*. */
function classesOfEnd(word: string): ReadonlySet<string> {
  for (let at = 1; at <= word.length - SHORTEST_END; at++) {
    const found = classes.get(word.slice(at));
    if (found) return found;
  }
  return none;
}
const SHORTEST_END = 5;

function has(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...some].some((name) => others.has(name));
}

function namesOf(names: string): ReadonlySet<string> {
  return new Set(names.split(' '));
}
