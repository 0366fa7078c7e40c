/** UX 14: a help text of Spyfall has at most 90 words in every language, and none reveals a card. */
import { table } from '@safehouse/rules/spyfall/scenario.ts';
import { expect, test } from 'vitest';
import { languages } from '../texts/languages.ts';
import { wholeOf } from '../texts/whole.ts';
import { helpKey } from './help-key.ts';

test.each(Object.keys(languages) as (keyof typeof languages)[])('UX 14: the help in %s is short', async (code) => {
  const catalogue = await wholeOf(code);
  const words = new Intl.Segmenter(code, { granularity: 'word' });
  const count = (text: string) => [...words.segment(text)].filter((each) => each.isWordLike).length;
  const long = Object.entries(catalogue.spyfallHelp.now as Record<string, string>)
    .map(([key, text]) => ({ key, words: count(text) }))
    .filter((text) => text.words > 90);
  expect(long).toEqual([]);
});

/** Ada deals, Ben is the spy. */
const keysOf = (on: ReturnType<typeof table>) => [
  ...['ada', 'ben', 'cleo', 'dov'].map((name) => helpKey(on.who(name).view)),
  helpKey(on.spectator),
];

test('spoken: every seat finds its help in every phase, the spy the same as the others', () => {
  const on = table({ rounds: 2 });
  expect(keysOf(on)).toEqual(['deal', 'briefing', 'briefing', 'briefing', 'watch']);
  on.ada.starts();
  expect(keysOf(on)).toEqual(['ask', 'listen', 'listen', 'listen', 'watch']);
  on.ada.asks('ben');
  expect(keysOf(on)).toEqual(['ask', 'answer', 'listen', 'listen', 'watch']);
  on.cleo.accuses('dov');
  expect(keysOf(on)).toEqual(['vote', 'vote', 'voted', 'suspect', 'watch']);
  on.ada.agrees();
  expect(keysOf(on)).toEqual(['voted', 'vote', 'voted', 'suspect', 'watch']);
  on.ben.disagrees();
  on.eva.sitsDown();
  expect(helpKey(on.eva.view)).toBe('newcomer');
  on.ben.stops();
  expect(keysOf(on)).toEqual(['naming', 'name', 'naming', 'naming', 'watch']);
  on.ben.names('farm');
  expect(keysOf(on)).toEqual(['verdict', 'verdict', 'verdict', 'verdict', 'watch']);
  expect(helpKey(on.eva.view)).toBe('verdict');
});

test('at a table that just talks everyone has the same help', () => {
  const on = table({ way: 'free' });
  on.ada.starts();
  expect(keysOf(on)).toEqual(['free', 'free', 'free', 'free', 'watch']);
});

test('written, and to the end', () => {
  const on = table({ rounds: 1, way: 'written' });
  on.ada.starts();
  expect(keysOf(on)).toEqual(['askWritten', 'listen', 'listen', 'listen', 'watch']);
  on.ada.asks('ben', 'Well?');
  expect(keysOf(on)).toEqual(['listen', 'answerWritten', 'listen', 'listen', 'watch']);
  on.waits(480);
  expect(keysOf(on)).toEqual(['open', 'suspicions', 'suspicions', 'suspicions', 'watch']);
  on.ada.opensTheBallot();
  expect(keysOf(on)).toEqual(['speak', 'ballot', 'ballot', 'ballot', 'watch']);
  on.ada.suspects('ben');
  expect(keysOf(on)).toEqual(['ballot', 'speak', 'ballot', 'ballot', 'watch']);
  on.ben.suspects('ada');
  on.cleo.suspects('ben');
  on.dov.suspects('ben');
  expect(keysOf(on)).toEqual(['over', 'over', 'over', 'over', 'over']);
});
