/** The referee's languages; for any other it only compares letters. A new one is a file and a line here. */
import type { Grammar } from '../grammar.ts';
import type { Lexicon } from '../lexicon.ts';
import { da } from './da/grammar.ts';
import { en } from './en/grammar.ts';
import { englishLexicon } from './en/lexicon.ts';
import { fi } from './fi/grammar.ts';
import { finnishLexicon } from './fi/lexicon.ts';
import { hu } from './hu/grammar.ts';
import { hungarianLexicon } from './hu/lexicon.ts';
import { it } from './it/grammar.ts';
import { italianLexicon } from './it/lexicon.ts';
import { ro } from './ro/grammar.ts';

export const grammars: Readonly<Record<string, Grammar>> = { da, en, fi, hu, it, ro };

/** Languages that need more than Hunspell's dictionary, or another one. */
export const lexicons: Readonly<Record<string, () => Promise<Lexicon>>> = {
  en: englishLexicon,
  fi: finnishLexicon,
  hu: hungarianLexicon,
  it: italianLexicon,
};

/** An unknown language: only letters count. */
export const unknownGrammar: Grammar = {
  inflections: [],
  derivations: [],
  prefixes: [],
  links: [],
  shortParts: [],
  noParts: [],
  unlistedCompound: 'legal',
};
