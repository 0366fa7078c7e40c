/** Romanian. */
import type { Grammar } from '../grammar.ts';

const bare = ['', 'ă', 'e', 'a', 'u'];

export const ro: Grammar = {
  inflections: [],
  derivations: [
    ...['aș', 'ar', 'ist', 'ism', 'os', 'oasă', 'esc', 'ească', 'ime', 'ie', 'ist', 'uț', 'uță', 'el', 'ică'].map(
      (ending) => [ending, bare] as const,
    ),
    ['are', ['', 'a', 'ă', 'i']],
    ['ire', ['', 'i']],
    ['tor', ['', 'a', 'i']],
    ['toare', ['', 'a', 'i']],
  ],
  prefixes: ['ne', 're', 'în', 'îm', 'des', 'dez', 'pre', 'sub', 'supra', 'anti'],
  links: [''],
  shortParts: [],
  noParts: ['tor', 'lui', 'lor'],
  variants: (letters) => (letters.includes('î') ? [letters.replaceAll('î', 'â')] : []),
  unlistedCompound: 'doubtful',
};
