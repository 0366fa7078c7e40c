/** Italian: many endings; compounds of a verb and a noun, and few others. */
import type { Grammar } from '../grammar.ts';
import { rootsOf } from './it/derivation.ts';
import { basesOf, partBasesOf, readings } from './it/forms.ts';

/** Beginnings that make a word of any other, and nobody asks whether it is listed. */
const free = new Set(
  'auto tele super mini maxi mega micro foto video radio euro anti contro sotto sopra extra ultra multi semi inter'.split(
    ' ',
  ),
);

export const it: Grammar = {
  inflections: [],
  basesOf,
  readings,
  derivations: [],
  rootsOf,
  prefixes: [],
  links: [''],
  shortParts: [],
  isPart: (letters, has) => partBasesOf(letters, has).length > 0,
  partBasesOf,
  noParts: (
    'zio zia tore tori mente mento menti zione zioni tura ture trice bile bili abile ante anti ente enti ando endo ista isti tale tali ' +
    'rete remo vano vate rono nola tino tina tini tine sino lina lino rino etto osso esse essi elle olle ella ello issimo ' +
    'con per dal del nel sul tra fra che chi non una uno gli mia mio tua tuo sua suo noi voi lui lei loro sta sto cui'
  ).split(' '),
  variants,
  looksForeign: /(?:[^g]haus|keit|schaft|lich|ungen)$|sch[aou]|^ges|tzt/u,
  unlistedCompound: (splits) => (splits.some(([first = '']) => free.has(first)) ? 'legal' : 'illegal'),
};

/** *famigliare* and *familiare*, *giuoco* and *gioco*, *ciliege* and *ciliegie*. */
function variants(letters: string): string[] {
  const found = [
    letters.replaceAll('gli', 'li'),
    letters.replaceAll('uo', 'o'),
    letters.replace(/([cg])ie$/u, '$1e'),
    letters.replace(/^i(?=s[^aeiou])/u, ''),
    letters.replace(/j/gu, 'i'),
  ];
  return found.filter((other) => other !== letters);
}
