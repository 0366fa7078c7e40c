/** Danish: listed compounds are many, and most of them are made with nothing, s or e between. */
import type { Grammar } from '../grammar.ts';

export const da: Grammar = {
  inflections: [],
  derivations: [
    ['ning', ['', 'e', 'ne']],
    ['ing', ['', 'e']],
    ['else', ['', 'e', 'er']],
    ['eri', ['e', 'er', '']],
    ['er', ['e', '']],
    ['hed', ['']],
    ['ig', ['', 'e']],
    ['lig', ['', 'e']],
    ['isk', ['', 'er', 'e']],
    ['agtig', ['', 'e']],
    ['som', ['', 'me']],
    ['fuld', ['']],
    ['løs', ['']],
    ['bar', ['', 'e']],
    ['inde', ['', 'e']],
    ['skab', ['']],
    ['dom', ['']],
    ['e', ['']],
    ['', ['e']],
  ],
  prefixes: ['be', 'for', 'u', 'mis', 'und', 'gen', 'an', 'af', 'op', 'ud', 'ind', 'til', 'over', 'under', 'med'],
  links: ['', 's', 'e', 'er'],
  shortParts: ['is', 'ø', 'å', 'øl', 'år', 'te', 'ur', 'el', 'æg'],
  noParts: ['ing', 'ene', 'ens', 'ers', 'hed'],
  variants: (letters) => (letters.includes('aa') ? [letters.replaceAll('aa', 'å')] : []),
  unlistedCompound: 'illegal',
};
