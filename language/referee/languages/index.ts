/** The languages the referee knows; of any other it compares the letters. A new one is a file, and a line here. */
import type { Grammar } from '../grammar.ts';
import { da } from './da/grammar.ts';
import { en } from './en/grammar.ts';
import { fi } from './fi/grammar.ts';
import { hu } from './hu/grammar.ts';
import { it } from './it/grammar.ts';
import { ro } from './ro/grammar.ts';

export const grammars: Readonly<Record<string, Grammar>> = { da, en, fi, hu, it, ro };

/** Nothing is known of the language: only letters count. */
export const unknownGrammar: Grammar = {
  inflections: [],
  derivations: [],
  prefixes: [],
  links: [],
  shortParts: [],
  noParts: [],
  unlistedCompound: 'legal',
};
