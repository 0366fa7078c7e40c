/** How a Romanian stem changes: *carte, cărți*; *avion, avioane*; *brad, brazi*; *floare, florar*. */

/** What a vowel may have been; the letters after `:` only after a labial consonant (*masă, mese* but *rană, răni*). */
type Changes = Readonly<Record<string, readonly string[]>>;

/** In the plural of a noun whose singular ends in a vowel, in that of others, in a verb, and before a suffix. */
const vowels: Readonly<Record<Kind, Changes>> = {
  feminine: { ă: ['a'], e: ['ea', ':a', ':ă'], o: ['oa'], i: [':â'], ie: ['ia'], ău: ['au'], ăi: ['ai'] },
  masculine: { oa: ['o'], ea: ['e'], e: ['ea', ':ă', ':a'], i: [':â'], ie: ['ia'], ia: ['ie'] },
  verb: { a: ['ă'], ea: ['e'], oa: ['o'], ia: ['ie'], au: ['ău'], ai: ['ăi'] },
  derived: { ă: ['a'], e: ['ea', ':a'], o: ['oa'], i: [':â'], ie: ['ia'], ău: ['au'], ăi: ['ai'] },
};
export type Kind = 'feminine' | 'masculine' | 'verb' | 'derived';

/** What a consonant may have been before *i*, and before the *e* of a suffix. */
const softened: readonly (readonly [now: string, before: readonly string[]])[] = [
  ['șt', ['st', 'sc', 'șc', 'ște']],
  ['șc', ['șt', 'sc']],
  ['șn', ['sn']],
  ['ț', ['t']],
  ['z', ['d']],
  ['ș', ['s']],
  ['ch', ['c']],
  ['gh', ['g']],
];
/** The same before the *e* of a form: *broască, broaște*. */
const hissed: typeof softened = [['șt', ['sc']]];

const NUCLEUS = /[aăâeiîou]+/gu;

/**
 * The stem itself, and with each change undone that the ending may have caused. A suffix may also change the vowel
 * before the last.
 */
export function stemsOf(stem: string, next: string, kind: Kind): string[] {
  const ends = [stem];
  for (const [now, before] of changesBefore(next, kind)) {
    if (!stem.endsWith(now)) continue;
    for (const other of before) ends.push(stem.slice(0, -now.length) + other);
    break;
  }
  const found = new Set(ends);
  for (const { 0: nucleus, index } of [...stem.matchAll(NUCLEUS)].slice(kind === 'derived' ? -2 : -1)) {
    const afterLips = /[bpmfv]$/u.test(stem.slice(0, index));
    for (const change of vowels[kind][nucleus] ?? []) {
      if (change.startsWith(':') && !afterLips) continue;
      const other = change.replace(':', '');
      for (const end of ends) found.add(end.slice(0, index) + other + end.slice(index + nucleus.length));
    }
  }
  return [...found];
}

function changesBefore(next: string, kind: Kind): typeof softened {
  if (next.startsWith('i') || (kind === 'derived' && next.startsWith('e'))) return softened;
  return next.startsWith('e') ? hissed : [];
}
