/**
 * What the senses of the cards mean, in a language other than English: `bots/lexicon/<language>/explained.tsv` has a
 * line `headword: gloss`, tab, explanation for each sense of any language's cards that has no word in this language.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexiconFolder } from '../../meaning/lexicon.ts';

/** The explanations by the English text of the sense. */
export type Explained = ReadonlyMap<string, string>;

export function readExplained(language: string, folder: string = lexiconFolder): Explained {
  const file = join(folder, language, 'explained.tsv');
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return new Map(lines.map((line) => line.split('\t') as [string, string]));
}
