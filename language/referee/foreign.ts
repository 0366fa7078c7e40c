/** Everyday words of languages that people know besides their own (L5): from dictionaries, by bare letters without marks. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ForeignWords } from './knowledge.ts';

const languages = ['da', 'de', 'en', 'es', 'fr', 'hu', 'it', 'ro'];

/** Loaded once for all languages; each leaves its own out. */
export async function loadForeign(): Promise<(language: string) => ForeignWords> {
  const lists = await Promise.all(
    languages.map(async (language) => ({ language, ...(await read(`dictionary-${language}`)) })),
  );
  return (language) => {
    const others = lists.filter((list) => list.language !== language);
    const has = (letters: string) => {
      const bare = bareOf(letters);
      if (others.some(({ words }) => words.has(bare))) return true;
      // German writes its nouns like names: one that no other language knows as a name is a noun.
      const capitals = others.filter(({ names }) => names.has(bare));
      return capitals.length === 1 && capitals[0]?.language === 'de';
    };
    return { has };
  };
}

async function read(dictionary: string): Promise<{ words: Set<string>; names: Set<string> }> {
  const dic = await readFile(fileURLToPath(new URL('index.dic', import.meta.resolve(dictionary))), 'utf8');
  const words = new Set<string>();
  const names = new Set<string>();
  for (const line of dic.split('\n').slice(1)) {
    const [word = ''] = line.split(/[/\t ]/u, 1);
    if (!/^\p{L}{3,}$/u.test(word)) continue;
    if (/^\p{Lu}/u.test(word)) names.add(bareOf(word));
    else words.add(bareOf(word));
  }
  return { words, names };
}

function bareOf(letters: string): string {
  return letters.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
}
