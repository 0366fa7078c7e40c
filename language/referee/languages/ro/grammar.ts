/** Romanian: stems change, the article is an ending, compounds are few. */
import type { Grammar } from '../../grammar.ts';
import { compoundsOf } from './compounds.ts';
import { rootsOf } from './derivation.ts';
import { basesOf, readings } from './forms.ts';
import { variants } from './spellings.ts';

export const ro: Grammar = {
  inflections: [],
  derivations: [],
  basesOf,
  rootsOf,
  prefixes: [],
  compoundsOf,
  links: [''],
  shortParts: [],
  noParts: [],
  variants,
  readings,
  places: ['stânga', 'dreapta', 'sus', 'jos'],
  unlistedCompound: 'illegal',
};
