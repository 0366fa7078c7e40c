/** Hungarian: compounds have nothing between their parts, and the dictionary computes many that everybody uses. */
import type { Grammar } from '../grammar.ts';
import { isDerivedNoun, rootsOf } from './hu/derivation.ts';
import { basesOf } from './hu/forms.ts';

export const hu: Grammar = {
  inflections: [],
  derivations: [],
  basesOf,
  rootsOf,
  isPart: isDerivedNoun,
  prefixes:
    'meg el ki be fel föl le át össze vissza rá hozzá oda ide neki tovább szét túl alá végig bele körül agyon haza leg'.split(
      ' ',
    ),
  links: [''],
  shortParts: ['kő', 'ló', 'út', 'fő', 'fű', 'íj', 'jó', 'tó', 'só', 'hó', 'nő', 'fa'],
  noParts: [],
  unlistedCompound: 'doubtful',
};
