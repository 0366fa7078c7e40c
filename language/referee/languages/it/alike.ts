/** Italian nouns that are spelled like a form of a verb, which makes them the same word (L11). See `alike.txt`. */
import type { WordLookup } from '../../grammar.ts';
import { rowsIn } from '../../rows.ts';
import { rootsOf } from './derivation.ts';
import { verbsOfListed } from './listed-forms.ts';
import { formsOfVerb, isFormOfVerb } from './verbs.ts';

type Alike = {
  /** With all that is derived from them. */
  readonly verbs: readonly string[];
  readonly strangers: readonly string[];
};
type Clue = { readonly letters: string; readonly written: string };

const nouns = new Map(
  rowsIn(new URL('alike.txt', import.meta.url)).map(([noun = '', ...words]): [string, Alike] => {
    const end = words.includes('!') ? words.indexOf('!') : words.length;
    return [noun.replace(':', ''), { verbs: words.slice(0, end), strangers: words.slice(end + 1) }];
  }),
);
const none: Alike = { verbs: [], strangers: [] };

/** The verbs of which the nouns on the tables are a form, as far as the dictionary knows them. */
const kept = new Map<string, readonly string[]>();
const MOST_KEPT = 1000;

/** How many first letters a verb and what is derived from it share. */
const SHARED = 1;

/** *Amavano* and *amante* are *amo*, and the reverse; but *lotta*, a noun of its own, is no *lotto*. */
export function isFormOfAlike(clue: Clue, noun: string, known: WordLookup): boolean {
  const { verbs, strangers } = nouns.get(noun) ?? none;
  const said = nouns.get(clue.letters) ?? none;
  const isStranger = strangers.some((each) => isMeant(each, clue.letters));
  if (isStranger || said.strangers.some((each) => isMeant(each, noun))) return false;
  const isFree =
    !known.has(clue.letters) || /[àèéìòù]$/u.test(clue.written) || verbsOfListed(clue.letters, known.has).length > 0;
  const isForm = (verb: string) => clue.letters === verb || (isFree && isVerb(verb) && isFormOfVerb(clue, verb, known));
  if (verbs.some((verb) => isForm(verb) || isDerived(clue.letters, verb, known))) return true;
  if (said.verbs.some((verb) => isDerived(noun, verb, known))) return true;
  // *Pattino* may be of *pattinare*, *veniamo* is of *venire*.
  const bases = known.basesOf(clue.letters);
  return verbsOf(noun, known).some((verb) => isForm(verb) && bases.every((base) => base === verb || base === noun));
}

/** Whether nobody hears the verb in the noun: *volere* in *volo*. */
export function isUnheard(verb: string, noun: string): boolean {
  return nouns.get(noun)?.strangers.includes(verb) ?? false;
}

function isMeant(stranger: string, letters: string): boolean {
  return stranger.endsWith('-') ? letters.startsWith(stranger.slice(0, -1)) : letters === stranger;
}

function isDerived(letters: string, verb: string, { has }: WordLookup): boolean {
  if (letters.slice(0, SHARED) !== verb.slice(0, SHARED)) return false;
  const near = rootsOf(letters, has);
  return near.includes(verb) || near.some((word) => rootsOf(word, has).includes(verb));
}

function verbsOf(noun: string, known: WordLookup): readonly string[] {
  const found = kept.get(noun);
  if (found) return found;
  if (kept.size >= MOST_KEPT) kept.clear();
  // Nobody hears *girano* in *girino*, nor *dona + la* in *donala*.
  const verbs = noun.endsWith('ino')
    ? []
    : known.basesOf(noun).filter((verb) => isVerb(verb) && !isUnheard(verb, noun) && isPlainForm(noun, verb));
  kept.set(noun, verbs);
  return verbs;
}

function isVerb(letters: string): boolean {
  return /(?:are|ere|ire|rre)$/u.test(letters);
}

function isPlainForm(noun: string, verb: string): boolean {
  const { all, accented } = formsOfVerb(verb);
  return noun !== verb && all.has(noun) && !accented.has(noun);
}
