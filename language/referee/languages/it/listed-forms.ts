/** Forms of Italian verbs that the dictionary lists as words of their own, without their verb: *leggeva*, *nutrisce*. */
import type { Has } from './derivation.ts';
import { singularsOf } from './plurals.ts';
import { irregularVerbs } from './verb-table.ts';
import { formsOfVerb } from './verbs.ts';

/** These are nouns or adjectives first. */
const nouns = new Set(
  'dispari compare saliva misero messer legge indice indici esca faccia fungo danno paio paia pare pari voglia volgo rada rado terga strida stridi vinca vinci stringa empio empia empi empie'.split(
    ' ',
  ),
);

/** The forms of the irregular verbs without a prefix. Participles are often nouns. */
const verbs = new Map<string, string[]>();
for (const line of irregularVerbs.trim().split('\n')) {
  const verb = /^\p{L}+/u.exec(line)?.[0] ?? '';
  const { all, accented, participles } = formsOfVerb(verb);
  const others = new Set([...accented, ...participles, verb]);
  for (const form of all) if (!others.has(form)) verbs.set(form, [...(verbs.get(form) ?? []), verb]);
}

const long = /^(.{3,})isc(?:o|i|e|ono|a|ano)$/u;
const SHORTEST = 4;

/** The verbs of a form, with any prefix, unless it is a noun in the plural: *mosse* are moves. */
export function verbsOfListed(letters: string, has: Has): readonly string[] {
  if (letters.length < SHORTEST || nouns.has(letters) || !has(letters) || singularsOf(letters, has).some(isNoun))
    return [];
  const [, stem] = long.exec(letters) ?? [];
  const found = stem !== undefined && has(`${stem}ire`) ? [`${stem}ire`] : [];
  for (let at = 0; at <= letters.length - SHORTEST; at++) {
    const prefix = letters.slice(0, at);
    for (const verb of verbs.get(letters.slice(at)) ?? []) {
      // *Guardiano* is no *diano* of *dare*.
      if (has(prefix + verb) && (at === 0 || formsOfVerb(prefix + verb).all.has(letters))) found.push(prefix + verb);
    }
  }
  return found;
}

function isNoun(letters: string): boolean {
  return nouns.has(letters) || !(verbs.has(letters) || long.test(letters));
}
