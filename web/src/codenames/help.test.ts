/** UX 14: a help text has at most 90 words, in every language; and every view has one. */
import { expect, test } from 'vitest';
import { languages } from '../texts/languages.ts';
import { wholeOf } from '../texts/whole.ts';
import { helpKey } from './help-key.ts';
import { TestGame } from './test-game.ts';

test.each(Object.keys(languages) as (keyof typeof languages)[])('UX 14: the help in %s is short', async (code) => {
  const catalogue = await wholeOf(code);
  const words = new Intl.Segmenter(code, { granularity: 'word' });
  const count = (text: string) => [...words.segment(text)].filter((each) => each.isWordLike).length;
  const long = Object.entries(catalogue.help.now as Record<string, string>)
    .map(([key, text]) => ({ key, words: count(text) }))
    .filter((text) => text.words > 90);
  expect(long).toEqual([]);
});

test('every role finds its help in every phase', () => {
  const game = new TestGame();
  expect([game.view('ada'), game.view('ben'), game.view('dov'), game.view('eva'), game.view()].map(helpKey)).toEqual([
    'spymasterClue',
    'operativeClue',
    'spymasterWait',
    'operativeWait',
    'watch',
  ]);
  game.clues('ada', 'sea', 1);
  expect([game.view('ada'), game.view('ben'), game.view('dov')].map(helpKey)).toEqual([
    'spymasterGuess',
    'operativeGuess',
    'spymasterJudge',
  ]);
  game.does('dov', { kind: 'object' });
  expect(helpKey(game.view('dov'))).toBe('spymasterPenalty');
  const together = new TestGame('together').clues('ada', 'sea', 1).touches('ben', 23);
  expect([together.view('ada'), together.view('ben')].map(helpKey)).toEqual(['spymasterOpponent', 'operativeOpponent']);
  together.does('ada', { kind: 'cover', card: 9 }).clues('ada', 'sky', 1).touches('ben', 24);
  expect(helpKey(together.view('ben'))).toBe('over');
});
