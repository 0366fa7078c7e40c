/** How a Romanian stem changes: *carte, cărți*; *floare, florar*; *brad, brazi*. */

/** What a vowel may have been before an ending drew the stress, or a front vowel, away from it. */
const vowels: Readonly<Record<string, readonly string[]>> = {
  a: ['ă'],
  ă: ['a', 'e'],
  e: ['ea', 'a', 'ă', 'ia'],
  ea: ['e', 'a'],
  o: ['oa'],
  oa: ['o'],
  u: ['o', 'oa'],
  i: ['â', 'e'],
  ie: ['ia', 'iea'],
  ia: ['ie'],
  â: ['i'],
};

/** What a consonant may have been before *i* or *e*. */
const consonants: readonly (readonly [now: string, before: readonly string[]])[] = [
  ['șt', ['st', 'sc', 'ște']],
  ['șc', ['șt', 'sc']],
  ['șn', ['sn']],
  ['ț', ['t']],
  ['z', ['d']],
  ['ș', ['s']],
  ['j', ['z']],
  ['ch', ['c']],
  ['gh', ['g']],
];

const NUCLEUS = /[aăâeiîou]+/gu;

/** The stem as it is, and with each change undone: in its last consonants, in its last vowel, and where `deep` in the one before. */
export function stemsOf(stem: string, how: { readonly deep: boolean }): string[] {
  const ends = [stem];
  for (const [now, before] of consonants) {
    if (!stem.endsWith(now)) continue;
    for (const other of before) ends.push(stem.slice(0, -now.length) + other);
    break;
  }
  // The vowels of a loanword do not change before its last syllable: at most two are tried.
  const nuclei = [...stem.matchAll(NUCLEUS)].slice(how.deep ? -2 : -1);
  const found = new Set(ends);
  for (const { 0: nucleus, index } of nuclei) {
    for (const end of ends) {
      for (const other of before(nucleus)) found.add(end.slice(0, index) + other + end.slice(index + nucleus.length));
    }
  }
  return [...found];
}

function before(nucleus: string): readonly string[] {
  const known = vowels[nucleus];
  if (known) return known;
  // iu, oi, ău: the vowel that is last, or first.
  const last = nucleus.slice(-1);
  return (vowels[last] ?? []).map((other) => nucleus.slice(0, -1) + other);
}
