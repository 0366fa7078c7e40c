/**
 * Words that Hungarians argue about: faded compounds (L9), and roots that only experts recognise. The referee only
 * doubts them.
 */
import type { Readings } from '../../grammar.ts';
import { endingOf } from './inflection.ts';
import { prefixes } from './prefixes.ts';

/** The word, and the words that some people still hear in it. They are also listed as whole words. */
const faded = [
  'város vár, lovag ló, halott hal, villamos villám, rendőr rend őr, testvér test vér, hónap hó nap, vasárnap nap, ellenőr őr, szegfű szeg fű',
  'jelmez jel mez, délibáb dél báb, módszer mód szer, főnök fő, jobbágy jobb, ügyes ügy, rétes rét, bajnok baj, vendéglő vendég, újság új',
  'valóság való, fogalom fog, társ tár, napló nap, csillár csillag, jutalom jut, sarkantyú sarok, vonat von, törvény tör, állat áll, állam áll',
  'képzel kép, idegen ideg, terület tér, gyönyörű gyönyör, barátfüle barát',
];

const doubts = new Map(
  faded
    .flatMap((line) => line.split(', '))
    .map((entry) => entry.split(' '))
    .map(([word = '', ...heard]) => [word, heard]),
);

/** Plurals, objects and possessives; other endings make adverbs, which people do relate: *kör*, *körbe*. */
const owned = /^(?:[aeoö]?[kmdt]|[jt]?[aáeéoöuü]k|[ou]tok|[aeoöuü]?nk|j?[aáeé]t?)$/u;

const beginnings = ['', ...prefixes];

/**
 * The dictionary's reading is the meant one; what some people also hear is another reading. A listed word may also be a
 * form, as *karom* is a claw and *my arm*, but it does not take over the relatives of that word: *karfa*.
 */
export function readings(letters: string, known: readonly string[]): Readings {
  const isOther = (base: string) => known.includes(letters) && owned.test(endingOf(letters, base) ?? '');
  // A base begins like its form, except after a prefix; where the dictionary says otherwise, it is an error.
  const isBase = (base: string) => beginnings.some((prefix) => letters.startsWith(prefix + base.slice(0, 2)));
  const heard = doubts.get(letters) ?? (/.ország$/u.test(letters) ? ['ország'] : []);
  return { sure: known.filter((base) => isBase(base) && !isOther(base) && !heard.includes(base)), loose: heard };
}
