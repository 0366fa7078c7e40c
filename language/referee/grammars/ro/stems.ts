/** How a Romanian stem changes: *carte, cărți*; *floare, florar*; *brad, brazi*. */

/** What a vowel may have been before the ending of a form. */
const inForms: Readonly<Record<string, readonly string[]>> = {
  ă: ['a'],
  e: ['ea', 'a', 'ă', 'ia'],
  ea: ['e'],
  o: ['oa'],
  oa: ['o'],
  i: ['â'],
  ie: ['ia'],
  ia: ['ie'],
};
/** What it may have been before a suffix drew the stress away from it. */
const inDerivations: Readonly<Record<string, readonly string[]>> = {
  ă: ['a'],
  e: ['ea', 'a', 'ă'],
  o: ['oa'],
  u: ['o', 'oa'],
  i: ['â'],
  ie: ['ia'],
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
      for (const other of before(nucleus, how.deep ? inDerivations : inForms)) found.add(end.slice(0, index) + other + end.slice(index + nucleus.length));
    }
  }
  return [...found];
}

function before(nucleus: string, vowels: Readonly<Record<string, readonly string[]>>): readonly string[] {
  const known = vowels[nucleus];
  if (known) return known;
  // iu, oi, ău: the vowel that is last, or first.
  const last = nucleus.slice(-1);
  return (vowels[last] ?? []).map((other) => nucleus.slice(0, -1) + other);
}
