/** Finnish. Forms, derivations and compounds come from the lexicon: endings alone are not enough. */

import type { Grammar } from '../../grammar.ts';
import { isBelonging } from './belongings.ts';
import { loansOf } from './loans.ts';
import { swedish } from './swedish.ts';

/** Words with several spellings, one word per line. */
const spellings = `
  jogurtti jugurtti
  zombi zombie tsombi
  ketsuppi ketchup ketsup
  lasagne lasanja
  spagetti spaghetti
  viski whisky whiskey
  konjakki cognac
  vodka votka
  curry karri
  judo juudo
  rock rokki
  pop poppi
  jazz jatsi
  blues bluus
  country kantri
  taksi taxi
  kebab kebabi
  shampoo sampoo
  samppanja sampanja shampanja champagne
  show sou
  tekno techno
  vohveli vaffeli
  brownie brauni
  croissant kroissantti
  bagel bageli
  muffini muffinssi muffin
  tortilla tortilja
  nacho natso
  taco tako
  disko disco
  cowboy kauboi
  hippi hippie
  jeesus jesus
  joga jooga yoga
  kanjoni canyon
  klubi club
  kungfu kongfu
  rap räp räppi
  robotti robot
  sohva soffa
  sheriffi seriffi
  shortsit sortsit
  shokki sokki
  skeitti skate
  snooker snuukeri
  squash skvassi
  strutsi struts
  surffi surf
  tatuointi tattoo
  tsaari tsar
  tšekki tsekki
  vamppi vamp
  vappu wappu
  wokki vokki
  yeti jeti
`;
const others = groups(spellings.trim().split('\n'));

/** Letters of other languages. */
const strange = /å|sj|sch|tsch|ck|th|ough|ght|tion$|ggi[ao]$|cch|zion|q|^[bcdfghkpsw]?[hjw][bcdfgkpst]/u;

export const fi: Grammar = {
  inflections: [],
  derivations: [],
  basesOf: (letters, has, known) => (known.length === 0 ? loansOf(letters, has) : []),
  prefixes: [],
  links: [],
  shortParts: [],
  noParts: [],
  variants: (letters) => [...(others.get(letters) ?? []), ...respelled(letters)],
  places:
    'vasen oikea ylin alin keskimmäinen vasemmalla oikealla ylhäällä alhaalla keskellä keskiosa yläosa alaosa keskirivi ylärivi alarivi vieressä vierekkäin ylimmäinen alimmainen ylempi alempi vasemmanpuoleinen oikeanpuoleinen'.split(
      ' ',
    ),
  asksForHyphen: /^[^\s-]+([aeiouyäö])-\1[^\s-]+$/u,
  hyphenPrefixes: 'ex anti pro'.split(' '),
  strangeLetters: /[üßõãæøőűșțăłńśąęćč]/u,
  looksForeign: { test: (letters) => strange.test(letters) || swedish.has(letters) },
  isOddVerb: (letters, has) => {
    const noun = /^(.{4,})oi(?:da|dä|tua|ttaa)$/u.exec(letters)?.[1];
    return noun !== undefined && ['a', 'i', 'o', 'u'].some((vowel) => has(noun + vowel));
  },
  joinsCompounds: true,
  unlistedCompound: (splits, letters) => (isBelonging(splits, letters) ? 'legal' : 'illegal'),
};

function groups(lines: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const line of lines) {
    const words = line.trim().split(' ');
    for (const word of words) found.set(word, words);
  }
  return found;
}

/** Letters with another spelling in some words: wappu, pizza, shakki (šakki is folded to sakki), taxi. */
function respelled(letters: string): string[] {
  const found = [
    letters.replaceAll('w', 'v'),
    letters.replaceAll('zz', 'ts'),
    letters.replaceAll('z', 'ts'),
    letters.replaceAll('z', 's'),
    letters.replace(/^(t?)sh/u, '$1s'),
    letters.replaceAll('x', 'ks'),
    letters.replaceAll('ph', 'f'),
    letters.replaceAll('c', 'k'),
  ];
  return [...new Set(found)].filter((other) => other !== letters);
}
