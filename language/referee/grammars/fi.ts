/** Finnish. */
import type { Grammar } from '../grammar.ts';

export const fi: Grammar = {
  inflections: [],
  derivations: [
    ['minen', ['']],
    ['i', ['aa', 'ää']],
    ['u', ['a', 'aa']],
    ['ilu', ['o', 'a']],
  ],
  prefixes: [],
  links: [],
  shortParts: ['yö', 'tie', 'suo', 'jää', 'työ', 'maa', 'kuu', 'puu', 'pää', 'luu', 'syy', 'tee'],
  noParts: [],
  unlistedCompound: 'illegal',
};
