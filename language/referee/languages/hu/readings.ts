/** Where honest Hungarians argue: words that have faded (L9), or that are one root only for those who know. The referee only doubts them. */
import type { Readings } from '../../grammar.ts';
import { prefixes } from './prefixes.ts';

/** The word, and what some still hear in it. They stand among the whole words too. */
const faded = [
  'város vár, lovag ló, halott hal, villamos villám, rendőr rend őr, testvér test vér, hónap hó nap, vasárnap nap, ellenőr őr, szegfű szeg fű',
  'jelmez jel mez, délibáb báb, módszer mód szer, főnök fő, jobbágy jobb, ügyes ügy, rétes rét, bajnok baj, vendéglő vendég, újság új',
  'valóság való, fogalom fog, társ tár, napló nap, csillár csillag, jutalom jut, sarkantyú sarok, vonat von, törvény tör, állat áll, állam áll',
  'képzel kép, idegen ideg, terület tér, gyönyörű gyönyör, barátfüle barát',
];

const doubts = new Map(
  faded
    .flatMap((line) => line.split(', '))
    .map((entry) => entry.split(' '))
    .map(([word = '', ...heard]) => [word, heard]),
);

const beginnings = ['', ...prefixes];

/** What the dictionary tells is meant; what some hear besides is another reading. */
export function readings(letters: string, known: readonly string[]): Readings {
  // A base begins as its form does, if not behind a prefix; where the dictionary tells another, it is a slip.
  const isBase = (base: string) => beginnings.some((prefix) => letters.startsWith(prefix + base.slice(0, 2)));
  const heard = doubts.get(letters) ?? (/.ország$/u.test(letters) ? ['ország'] : []);
  return { sure: known.filter((base) => isBase(base) && !heard.includes(base)), loose: heard };
}
