/** What the cards mean, for people who hold one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPacks } from '@safehouse/language/loader.ts';
import { expect, test } from 'vitest';
import { glossFolder, glossOf } from './glosses.ts';
import { glossTexts } from './tools/build/gloss-texts.ts';

const { packs } = loadPacks();
const plain = (card: string): string => card.replaceAll('\u00AD', '');

test.each(packs)('every card of $id has a sense', async ({ language, cards }) => {
  const known = await Promise.all(cards.map((card) => glossOf(plain(card), language)));
  expect(cards.filter((_, at) => known[at]?.length === 0)).toEqual([]);
});

test('a card is translated sense by sense', async () => {
  const [fungus, horse] = await glossOf('skimmel', 'da');
  expect(fungus).toMatchObject({ headword: 'mould', words: { hu: ['penész'], it: ['muffa'] } });
  expect(horse?.words).toEqual({});
  expect((await glossOf('BROASCĂ', 'ro')).map(({ words }) => words.en)).toEqual([['frog'], ['lock']]);
});

test('a sense does not get the word for another sense of the same English word', async () => {
  const [spice, vegetable] = await glossOf('pepper', 'en');
  expect(spice?.words.it).toEqual(['pepe']);
  expect(vegetable?.words.it).not.toEqual(['pepe']);
});

test('words that are in no pack, and languages we do not have, have no senses', async () => {
  expect(await glossOf('grandma', 'en')).toEqual([]);
  expect(await glossOf('house', 'xx')).toEqual([]);
  expect(await glossOf('house', 'constructor')).toEqual([]);
});

test('the files are what npm run glosses writes', () => {
  for (const [language, text] of glossTexts()) {
    expect(readFileSync(join(glossFolder, `${language}.json`), 'utf8') === text, language).toBe(true);
  }
});
