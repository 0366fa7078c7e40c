/** What the cards mean, for people who hold one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '@safehouse/language/letters.ts';
import { loadPacks } from '@safehouse/language/loader.ts';
import { expect, test } from 'vitest';
import { type GlossSense, glossFolder, glossOf } from './glosses.ts';
import { lexiconLanguages, textOf } from './meaning/lexicon.ts';
import { readExplained } from './tools/build/explained.ts';
import { glossTexts } from './tools/build/gloss-texts.ts';

const { packs } = loadPacks();
const glosses = new Map(
  lexiconLanguages().map((language) => {
    const text = readFileSync(join(glossFolder, `${language}.json`), 'utf8');
    return [language, JSON.parse(text) as Record<string, GlossSense[]>];
  }),
);
const glossed = [...glosses.values()].flatMap((cards) => Object.values(cards).flat());
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

const readers = lexiconLanguages().filter((language) => language !== 'en');

test.each(readers)('every sense of every card has a word or an explanation in %s, and none is left over', (reader) => {
  const senses = glossed.filter(({ words }) => !words[reader]);
  const known = readExplained(reader);
  expect(senses.filter(({ texts }) => !texts[reader]).map(textOf)).toEqual([]);
  expect([...known.keys()].filter((text) => !senses.some((sense) => textOf(sense) === text))).toEqual([]);
  // One line beside a card: short, and no sentence.
  expect([...known.values()].filter((text) => text.length > 60 || /^\s|[\s.!]$/.test(text))).toEqual([]);
});

test.each(readers)('an explanation in %s does not repeat the card it explains', (reader) => {
  const own = glosses.get(reader) ?? {};
  const repeated = Object.entries(own).flatMap(([card, senses]) =>
    senses.filter(({ texts }) => (texts[reader] ?? '').split(/[^\p{L}]+/u).some((word) => fold(word, reader) === card)),
  );
  expect(repeated.map(({ texts }) => texts[reader])).toEqual([]);
});

test('the files are what npm run glosses writes', () => {
  for (const [language, text] of glossTexts()) {
    expect(readFileSync(join(glossFolder, `${language}.json`), 'utf8') === text, language).toBe(true);
  }
});
