/** Italian: many endings; compounds of a verb and a noun, and few others. */
import type { Grammar, Noun, WordLookup } from '../../grammar.ts';
import { compoundsOf } from './compounds.ts';
import { rootsOf } from './derivation.ts';
import { basesOf, partBasesOf, readings } from './forms.ts';

/** Productive prefixes: the whole word need not be listed. */
const free = new Set(
  'auto tele super mini maxi mega micro foto video radio euro anti contro sotto sopra extra ultra multi semi inter'.split(
    ' ',
  ),
);

const SHORTEST_NOUN = 3;

export const it: Grammar = {
  inflections: [],
  basesOf,
  regularForms,
  isForm,
  readings,
  derivations: [],
  rootsOf,
  prefixes: [],
  links: [''],
  shortParts: [],
  compoundsOf,
  partBasesOf,
  noParts: [],
  variants,
  accentsMatter: true,
  places: ['destra', 'sinistra', 'sopra', 'sotto', 'accanto'],
  looksForeign: /(?:[^g]haus|keit|schaft|lich|ungen)$|sch[aou]|^ges|tzt/u,
  unlistedCompound: (splits) => (splits.some(([first = '']) => free.has(first)) ? 'legal' : 'illegal'),
};

/** Plurals: *macchina, macchine; lago, laghi; medico, medici; arancia, arance*. */
const plurals: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[cg]ia$/, ['e', 'ie']],
  [/[cg]a$/, ['he']],
  [/a$/, ['e']],
  [/[cg]o$/, ['hi', 'i']],
  [/i[oe]$/, ['i']],
  [/[oe]$/, ['i']],
];

function regularForms(letters: string): string[] {
  const [ending, plural] = plurals.find(([ending]) => ending.test(letters)) ?? [];
  if (!ending || !plural || letters.length < SHORTEST_NOUN) return [];
  const stem = letters.slice(0, /i[oae]$/.test(letters) && ending.source.includes('i') ? -2 : -1);
  return plural.map((end) => stem + end);
}

/** Beginnings and ends of words with two spellings. */
const twins = [
  ['annaffi', 'innaffi'],
  ['obbiett', 'obiett'],
  ['ubbid', 'obbed'],
  ['danaro', 'denaro'],
  ['lagrim', 'lacrim'],
  ['nunzi', 'nunci'],
  ['giovine', 'giovane'],
  ['yoghurt', 'yogurt'],
  ['whiskey', 'whisky'],
  ['eguagli', 'uguagli'],
  ['eguale', 'uguale'],
  ['tassi', 'taxi'],
  ['iugoslav', 'jugoslav'],
  ['khaki', 'cachi'],
  ['sovraccaric', 'sopraccaric'],
  ['pronunzia', 'pronuncia'],
  ['beneficenza', 'beneficienza'],
  ['ciliege', 'ciliegie'],
  ['kaki', 'cachi'],
] as const;

/** *famigliare* and *familiare*, *giuoco* and *gioco*, *ciliege* and *ciliegie*. */
function variants(letters: string): string[] {
  const found = [
    letters.replace('famigli', 'famili'),
    letters.replaceAll('iuo', 'io'),
    letters.replace(/([cg])ie$/u, '$1e'),
    letters.replace(/^i(?=s[^aeiou])/u, ''),
    letters.replace(/j/gu, 'i'),
    ...twins.flatMap(([one, other]) => [letters.replace(one, other), letters.replace(other, one)]),
  ];
  return found.filter((other) => other !== letters);
}

/** Of a verb, what the dictionary leads to it, also if it is a noun: *porto* of *portare*. */
function isForm(letters: string, { letters: verb }: Noun, { basesOf }: WordLookup): boolean {
  return /(?:are|ere|ire)$/u.test(verb) && letters.slice(0, 2) === verb.slice(0, 2) && basesOf(letters).includes(verb);
}
