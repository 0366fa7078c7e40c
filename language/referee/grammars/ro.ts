/** Romanian: stems change, the article is an ending, compounds are few. */
import type { Grammar } from '../grammar.ts';
import { rootsOf } from './ro/derivation.ts';
import { basesOf } from './ro/forms.ts';

export const ro: Grammar = {
  inflections: [],
  derivations: [],
  basesOf,
  rootsOf,
  prefixes: ['ne', 're', 'în', 'îm', 'des', 'dez', 'pre', 'sub', 'supra', 'anti'],
  links: [''],
  shortParts: [],
  noParts: ['tor', 'lui', 'lor'],
  variants: (letters) => (letters.includes('î') ? [letters.replaceAll('î', 'â')] : []),
  unlistedCompound: 'doubtful',
};
