/** UX 14: a help text of Duet has at most 90 words in every language, and every view has one. */
import { expect, test } from 'vitest';
import { languages } from '../texts/languages.ts';
import { wholeOf } from '../texts/whole.ts';
import { helpKey } from './help-key.ts';
import { TestGame } from './test-game.ts';

test.each(Object.keys(languages) as (keyof typeof languages)[])('UX 14: the help in %s is short', async (code) => {
  const catalogue = await wholeOf(code);
  const words = new Intl.Segmenter(code, { granularity: 'word' });
  const count = (text: string) => [...words.segment(text)].filter((each) => each.isWordLike).length;
  const long = Object.entries(catalogue.duetHelp.now as Record<string, string>)
    .map(([key, text]) => ({ key, words: count(text) }))
    .filter((text) => text.words > 90);
  expect(long).toEqual([]);
});

test('every seat finds its help in every phase', () => {
  const game = new TestGame();
  const keys = () => [helpKey(game.view('ada')), helpKey(game.view('dov')), helpKey(game.view())];
  expect(keys()).toEqual(['first', 'first', 'watch']);
  game.clues('ada', 'sea', 9);
  expect(keys()).toEqual(['partnerGuess', 'judge', 'watch']);
  game.touches('dov', 0, 1, 2, 3, 4, 5, 6, 7);
  expect(keys()).toEqual(['partnerGuess', 'guess', 'watch']);
  game.stops('dov');
  expect(keys()).toEqual(['wait', 'give', 'watch']);
  game.clues('dov', 'sky', 1).touches('ada', 18).clues('ada', 'rain', 1).touches('dov', 8).stops('dov');
  expect(keys()).toEqual(['meDone', 'partnerDone', 'watch']);
  for (const card of [19, 20, 21, 22, 23, 24]) game.clues('dov', `miss${card}`, 1).touches('ada', card);
  expect(keys()).toEqual(['sudden', 'suddenWait', 'watch']);
  game.touches('ada', 9, 12, 13, 14, 15, 16);
  expect(keys()).toEqual(['over', 'over', 'over']);
});
