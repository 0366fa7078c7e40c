/** Finnish: attested forms, and Voikko's morphology where it is at hand. */
import type { Lexicon } from '../lexicon.ts';

export async function finnishLexicon(): Promise<Lexicon> {
  return {
    language: 'fi',
    isLimited: true,
    has: () => false,
    hasName: () => true,
    basesOf: () => [],
    partsOf: () => [],
    isBuilt: () => false,
  };
}
