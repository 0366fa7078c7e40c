/** The bot line appears only while all awaited players are bots; if a person is awaited too, the usual line stays. */
import { beforeAll, expect, test } from 'vitest';
import type { Person } from '../table-kit/table-context.ts';
import { speak, t } from '../texts/texts.svelte.ts';
import { botLine } from './bot-line.ts';

const table = { nameOf: (id: string) => id };
const ada: Person = { id: 'Ada', name: 'Ada' };
const moss: Person = { id: 'Moss', name: 'Moss', bot: { level: 'normal', paused: false } };
const wren: Person = { id: 'Wren', name: 'Wren', bot: { level: 'bold', paused: true } };

beforeAll(() => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  return speak('en');
});

test('a bot that is waited for thinks or guesses', () => {
  expect(botLine(table, [moss], 'thinking')).toBe(t.play.bot.thinking({ name: 'Moss' }));
  expect(botLine(table, [wren, moss], 'guessing')).toBe(t.play.bot.guessing({ name: 'Moss' }));
});
test('one that is paused is to be woken', () => {
  expect(botLine(table, [wren], 'thinking')).toBe(t.play.bot.paused({ name: 'Wren' }));
});
test('nothing about bots where a person is waited for, or nobody', () => {
  expect(botLine(table, [moss, ada], 'guessing')).toBeUndefined();
  expect(botLine(table, [], 'guessing')).toBeUndefined();
});
