/** What the referee keeps of words, so that a verdict does not cost hundreds of looks into a dictionary. */
import { expect, test } from 'vitest';
import { loadPacks } from '../loader.ts';
import { hunspellLexicon } from './hunspell.ts';
import { judge } from './judge.ts';
import { Kept } from './kept.ts';
import { Knowledge } from './knowledge.ts';
import { grammars, lexicons, unknownGrammar } from './languages/index.ts';
import { readVocabulary } from './vocabulary.ts';

const { packs } = loadPacks();

test('what is asked for again stays while other texts come and go', () => {
  let made = 0;
  const kept = new Kept(2, (text) => `${text} ${++made}`);
  expect(kept.of('often')).toBe('often 1');
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f']) {
    kept.of(text);
    expect(kept.of('often')).toBe('often 1');
  }
  expect(kept.of('a')).not.toBe('a 2');
});

test.each(Object.keys(grammars))('in %s a board is looked up once, and each clue takes few looks', async (language) => {
  const lexicon = lexicons[language] ? await lexicons[language]() : await hunspellLexicon(language);
  let asked = 0;
  const basesOf = (word: string): readonly string[] => {
    asked += 1;
    return lexicon.basesOf(word);
  };
  const knowledge = new Knowledge({
    lexicon: { ...lexicon, basesOf },
    grammar: grammars[language] ?? unknownGrammar,
    vocabulary: readVocabulary(language).vocabulary,
    cards: new Set(),
    families: new Map(),
    foreign: { has: () => false },
  });
  const cards = packs.filter((pack) => pack.language === language).flatMap((pack) => pack.cards);
  const board = cards.slice(0, 25);
  const [first = '', second = '', ...others] = cards.slice(25, 37);
  judge(first, board, knowledge);
  const looks = (clue: string): number => {
    asked = 0;
    judge(clue, board, knowledge);
    return asked;
  };
  looks(second);
  expect(looks(second)).toBe(0);
  expect(Math.max(...others.map(looks))).toBeLessThan(board.length);
});
