/** Hungarian: Hunspell's dictionary, which also tells regular forms that spell another word. */
import { fold } from '../../../letters.ts';
import { hunspellLexicon } from '../../hunspell.ts';
import type { Lexicon } from '../../lexicon.ts';
import { isOddVerb, joins } from './compounds.ts';
import { changedBasesOf, singularsOf } from './forms.ts';
import { endingOf, isRegular } from './inflection.ts';
import { prefixes } from './prefixes.ts';

/** Endings of words whose stems may be derived as well: *barátság*, *barátságtalan*. */
const onDerived = /^(.{4,}?)(?:[ae]?tlan|[ae]?tlen|talan|telen|ság|ség)$/u;
/** Endings of words whose stems may be verbs with a prefix: *felad*, *feladat*. */
const onVerb = /^(.{4,}?)(?:ás|és|ó|ő|at|et|ós|ős)$/u;
/** Adjectives from names: *mexikói*. */
const ofName = /^(.{3,}?)(?:i|[aeoö]?s|beli)$/u;

/** Words that nobody takes for the form that they also spell: the dance *rumba*, and *into the rum*. */
const neverMeant = new Map([
  ['rumba', 'rum'],
  ['bölcső', 'bölcs'],
]);

/** The dictionary takes *gyümölcském* for my little fruit, and *zsiráfosít* for a verb. */
function isOdd(letters: string, base: string): boolean {
  return joins(letters, base) || (isOddVerb(letters) && letters.startsWith(base));
}

export async function hungarianLexicon(): Promise<Lexicon> {
  const hunspell = await hunspellLexicon('hu');
  const analysed = (word: string) =>
    hunspell
      .basesOf(word)
      .map((base) => fold(base, 'hu'))
      .filter((base) => !isOdd(fold(word, 'hu'), base));
  /** The last word is remembered: its bases are asked for several times in a row. */
  let last: { readonly word: string; readonly bases: readonly string[] } | undefined;
  const basesOf = (word: string) => {
    if (last?.word !== word) last = { word, bases: analysed(word) };
    return last.bases;
  };
  /** The dictionary lists plurals such as *fogak* and leads *fogam* to them. *Árok* is no plural: there is no *árom*. */
  const isPlural = (letters: string) => letters.endsWith('k') && basesOf(`${letters.slice(0, -1)}m`).includes(letters);
  /** An unlisted stem and its bases that pass. */
  const led = (stem: string | undefined, isBase: (stem: string, base: string) => boolean) => {
    if (stem === undefined || hunspell.has(stem)) return [];
    return basesOf(stem).flatMap((base) => (base !== stem && isBase(stem, base) ? [stem, base] : []));
  };
  return {
    ...hunspell,
    basesOf,
    isBuilt: (word) => hunspell.isBuilt(word) || (!hunspell.has(fold(word, 'hu')) && isOddVerb(fold(word, 'hu'))),
    rootsOf: (letters) => {
      const [derived, verb, name] = [onDerived, onVerb, ofName].map((ending) => ending.exec(letters)?.[1]);
      return [
        ...led(derived, (stem, base) => endingOf(stem, base) === undefined),
        ...led(verb, (stem, base) => prefixes.includes(stem.slice(0, -base.length)) && stem.endsWith(base)),
        ...(name !== undefined && hunspell.hasName(name) && !hunspell.has(name) ? [name] : []),
      ];
    },
    formsOf: (word) => {
      const letters = fold(word, 'hu');
      const found = new Set(
        basesOf(word).flatMap((base) => (isPlural(base) ? singularsOf(base, hunspell.has) : [base])),
      );
      found.delete(letters);
      found.delete(neverMeant.get(letters) ?? '');
      if (found.size === 0) return [];
      const changed = changedBasesOf(letters, hunspell.has);
      return [...found].filter((base) => changed.has(base) || isRegular(letters, base, basesOf));
    },
  };
}
