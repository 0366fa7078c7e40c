/** What the cards mean, for people: each sense in English, and a word or an explanation in every other language. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fold } from '@safehouse/language/letters.ts';
import { botLanguages } from './languages/index.ts';

/** By language: `words` with the same sense, and `texts` that explain it where there is no such word. */
export type GlossSense = {
  readonly headword: string;
  readonly gloss: string;
  readonly words: Readonly<Record<string, readonly string[]>>;
  readonly texts: Readonly<Record<string, string>>;
};

export const glossFolder: string = join(import.meta.dirname, 'glosses');

const opened = new Map<string, Promise<ReadonlyMap<string, readonly GlossSense[]>>>();

/** The senses of a card; none for a word that is not in our packs, and in a language we do not have. */
export async function glossOf(word: string, language: string): Promise<readonly GlossSense[]> {
  if (!Object.hasOwn(botLanguages, language)) return [];
  const known = opened.get(language) ?? read(language);
  opened.set(language, known);
  return (await known).get(fold(word, language)) ?? [];
}

async function read(language: string): Promise<ReadonlyMap<string, readonly GlossSense[]>> {
  const text = await readFile(join(glossFolder, `${language}.json`), 'utf8').catch(() => '{}');
  return new Map(Object.entries(JSON.parse(text) as Record<string, readonly GlossSense[]>));
}
