/** Italian: many endings; compounds of a verb and a noun, and few others. */
import type { Grammar, Noun, WordLookup } from '../../grammar.ts';
import { isFormOfAlike } from './alike.ts';
import { compoundsOf } from './compounds.ts';
import { rootsOf } from './derivation.ts';
import { basesOf, partBasesOf, readings } from './forms.ts';
import { regularForms } from './nouns.ts';
import { isFormOfVerb } from './verbs.ts';

/** Productive prefixes: the whole word need not be listed. */
const free = new Set(
  'auto tele super mini maxi mega micro foto video radio euro anti contro sotto sopra extra ultra multi semi inter'.split(
    ' ',
  ),
);

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
  hyphenPrefixes: 'ex anti vice non semi super'.split(' '),
  strangeLetters: /[äöüßõãæøåőűșțăłńśąęćčř]/u,
  looksForeign: /(?:[^g]haus|keit|schaft|lich|ungen)$|sch[aou]|^ges|tzt/u,
  unlistedCompound: (splits) => (splits.some(([first = '']) => free.has(first)) ? 'legal' : 'illegal'),
};

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
  ['jungla', 'giungla'],
  ['bidet', 'bide'],
  ['gilet', 'gile'],
  ['pomidor', 'pomodor'],
  ['shampoo', 'sciampo'],
  ['cammeo', 'cameo'],
  ['caffellatte', 'caffelatte'],
  ['goulash', 'gulasch'],
  ['sopratutto', 'soprattutto'],
  ['vodka', 'wodka'],
  ['kimono', 'chimono'],
  ['bistrot', 'bistro'],
  ['valzer', 'walzer'],
  ['wafer', 'vafer'],
  ['cuscus', 'couscous'],
  ['moka', 'moca'],
  ['zabaione', 'zabaglione'],
  ['sagrest', 'sacrest'],
  ['romeno', 'rumeno'],
  ['toilette', 'toeletta'],
  ['omelette', 'omeletta'],
  ['ginkana', 'gincana'],
  ['gimkana', 'gincana'],
  ['cherosene', 'kerosene'],
  ['hashish', 'hascisc'],
  ['castigo', 'gastigo'],
  ['uffizio', 'ufficio'],
  ['benefizio', 'beneficio'],
  ['maharaja', 'maragia'],
  ['sovrappos', 'soprappos'],
  ['intravved', 'intraved'],
  ['acquerello', 'acquarello'],
  ['pachistano', 'pakistano'],
  ['tzigan', 'zigan'],
] as const;

/** *famigliare* and *familiare*, *giuoco* and *gioco*, *ciliege* and *ciliegie*. */
function variants(letters: string): string[] {
  const found = [
    letters.replace('famigli', 'famili'),
    letters.replaceAll('iuo', 'io'),
    letters.replace(/([cg])ie$/u, '$1e'),
    letters.replace(/^i(?=s[^aeiou])(?!stanz|spir)/u, ''),
    letters.replace(/j/gu, 'i'),
    ...twins.flatMap(([one, other]) => [letters.replace(one, other), letters.replace(other, one)]),
  ];
  return found.filter((other) => other !== letters);
}

/** Of a verb, also what the dictionary leads to it, even if it is a noun: *porto* of *portare*. Of a noun, see `alike.ts`. */
function isForm(letters: string, { letters: verb, isName }: Noun, known: WordLookup, written: string): boolean {
  if (isName) return false;
  if (!/(?:are|ere|ire|rre)$/u.test(verb)) return isFormOfAlike({ letters, written }, verb, known);
  const isLed = letters.slice(0, 2) === verb.slice(0, 2) && known.basesOf(letters).includes(verb);
  return isLed || isFormOfVerb({ letters, written }, verb, known);
}
