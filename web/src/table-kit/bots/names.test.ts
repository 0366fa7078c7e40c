/** Bots at one table have different names, and the lists have enough of them. */
import { describe, expect, test } from 'vitest';
import { isGoodName } from '../../lib/names.ts';
import { type LanguageCode, languages } from '../../texts/languages.ts';
import { wholeOf } from '../../texts/whole.ts';
import { freshName } from './names.ts';

test('the first name that nobody at the table has', () => {
  expect(freshName('Moss, Wren, Flint', [])).toBe('Moss');
  expect(freshName('Moss, Wren, Flint', ['Ada', 'moss'])).toBe('Wren');
  expect(freshName('Moss, Wren', ['Wren', 'Moss', 'Ada'])).toBe('Wren');
});

describe.each(Object.keys(languages) as LanguageCode[])('%s', async (code) => {
  const { bots, home } = await wholeOf(code);
  test('eight short names, of which a quick game gives the first', () => {
    const names = bots.names.split(', ');
    expect(new Set(names).size).toBe(8);
    for (const name of [...names, home.playNow.you]) expect(isGoodName(name), name).toBe(true);
    expect(names.slice(0, 3)).toEqual(home.playNow.bots.split(', '));
  });
});
