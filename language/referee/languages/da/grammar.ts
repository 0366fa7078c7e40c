/**
 * Danish: compounds are joined by nothing, s, e or er; the many listed ones distinguish established from invented
 * compounds.
 */
import type { Grammar } from '../../grammar.ts';
import { compoundsOf } from './compounds.ts';
import { rootsOf } from './derivation.ts';
import { basesOf } from './forms.ts';
import { unlistedCompound } from './kinds.ts';
import { variants } from './spelling.ts';
import { strangers } from './strange.ts';

export const da: Grammar = {
  inflections: [],
  basesOf,
  trustsDictionary: true,
  // én and en, allé and alle; idé and ide are one word.
  accentsMatter: new Set(['alle', 'en', 'der', 'for', 'lade', 'arme', 'rose', 'entre', 'pure', 'karre']),
  regularForms: (letters) => (letters.length > 3 && letters.endsWith('e') ? [`${letters}n`, `${letters}ns`] : []),
  // bær is a fruit, and a form of "to carry".
  readings: (letters, known) => ({
    sure: known.filter((base) => !strangers.has(`${letters} ${base}`)),
    loose: known.filter((base) => strangers.has(`${letters} ${base}`)),
  }),
  derivations: [],
  rootsOf,
  prefixes:
    'be for u mis und gen an af op ud ind til over under med fra bort hen om på van sam ned efter itu frem'.split(' '),
  links: ['', 's', 'e', 'er'],
  compoundsOf,
  // *blåøjet*
  partBasesOf: (part, has) =>
    part.endsWith('et') && !has(part) ? [part.slice(0, -1), part.slice(0, -2)].filter((base) => has(base)) : [],
  shortParts: [],
  noParts: [],
  variants,
  places: [
    'venstre',
    'højre',
    'øverst',
    'nederst',
    'midten',
    'hjørnet',
    'øverste',
    'nederste',
    'midterst',
    'midterste',
  ],
  hyphenPrefixes: 'ex anti ikke pro'.split(' '),
  strangeLetters: /[äöüßõãłőűșțăčćžšřńśąę]/u,
  looksForeign:
    /(haus|keit|heit|schaft|lich|chen|zeug|zione|zioni|aggio|ggia|ough|ought|ight|etta|etto|ella|ello|mente|eux|eaux|ción|dad)$|^(sch[lmnw]|wh|thr|kn?ow|gh)|cch|tsch/u,
  isOddVerb: (letters, has) => has(/^(.{3,})isere[rt]?$/u.exec(letters)?.[1] ?? ''),
  joinsCompounds: true,
  unlistedCompound,
};
