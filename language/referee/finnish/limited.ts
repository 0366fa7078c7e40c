/** Finnish without Voikko: attested forms and endings. */
import type { Lexicon } from '../lexicon.ts';
import type { Attested } from './attested.ts';

export function limitedLexicon(attested: Attested): Lexicon {
  return {
    language: 'fi',
    isLimited: true,
    has: attested.has,
    hasName: attested.hasName,
    basesOf: () => [],
    partsOf: () => [],
    isBuilt: () => false,
  };
}
