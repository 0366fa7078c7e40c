/** Italian: few compounds, many endings. */
import type { Grammar } from '../grammar.ts';

const vowels = ['a', 'o', 'e'];

export const it: Grammar = {
  inflections: [],
  derivations: [
    ...['ino', 'ina', 'etto', 'etta', 'one', 'ona', 'uccio', 'uccia', 'ello', 'ella', 'accio', 'accia'].map(
      (ending) => [ending, vowels] as const,
    ),
    ...['aio', 'aia', 'iere', 'iera', 'ista', 'eria', 'oso', 'osa', 'ale', 'ata', 'aglio', 'ivo'].map(
      (ending) => [ending, vowels] as const,
    ),
    ['are', vowels],
    ['ire', vowels],
    ['ere', vowels],
    ['tore', ['re']],
    ['trice', ['re']],
    ['mento', ['re']],
    ['zione', ['re']],
    ['mente', ['', 'o', 'e']],
  ],
  prefixes: ['in', 'im', 's', 'ri', 'dis', 're', 'sotto', 'sopra', 'anti', 'stra', 'a', 'ac', 'ab'],
  links: ['', 'i', 'a'],
  shortParts: [],
  noParts: ['zio', 'zia', 'tore'],
  variants: (letters) => (letters.includes('gli') ? [letters.replaceAll('gli', 'li')] : []),
  unlistedCompound: 'doubtful',
};
