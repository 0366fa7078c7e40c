/** No word that we know is refused as a clue because it looks like another. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glance, latinLook, looksLike } from '@safehouse/rules/kernel/looks.ts';
import { expect, test } from 'vitest';
import { loadPacks } from './loader.ts';

const { packs } = loadPacks();
const vocabulary = join(import.meta.dirname, 'vocabulary');

/** Cards, their families and the vocabulary. */
function wordsOf(language: string): string[] {
  const cards = packs.filter((pack) => pack.language === language).flatMap(({ cards }) => cards);
  const files = readdirSync(join(vocabulary, language)).filter((file) => file.endsWith('.txt'));
  const texts = files.map((file) => readFileSync(join(vocabulary, language, file), 'utf8').replace(/^#.*$/gmu, ''));
  // Without digits: F1 does look like FI.
  const words = [...cards, ...texts.flatMap((text) => text.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [])].filter(
    (word) => !/\d/.test(word),
  );
  return [...new Set(words.map((word) => word.replaceAll('\u00AD', '')))];
}

test.each(['da', 'en', 'fi', 'hu', 'it', 'ro'])('words of %s that differ do not look alike', (language) => {
  const words = wordsOf(language);
  expect(words.length).toBeGreaterThan(1000);
  const byLook = Map.groupBy(words, glance);
  const pairs = words.flatMap((word) => (byLook.get(glance(word)) ?? []).map((other) => [word, other] as const));
  const wrong = pairs.filter(([word, other]) => {
    if (word.toLowerCase() === other.toLowerCase()) return false;
    return [word, word.toLowerCase(), word.toUpperCase()].some((clue) => looksLike(clue, other));
  });
  expect(wrong).toEqual([]);
  expect(words.filter((word) => latinLook(word) !== word)).toEqual([]);
});
