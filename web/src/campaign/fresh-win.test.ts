/** The map's memory of a mission that was won just now. */
import { expect, test } from 'vitest';
import { noteWin, takeWin } from './fresh-win.ts';

test('D24: the map stamps a mission once, the last one that was won', () => {
  expect(takeWin()).toBeUndefined();
  noteWin('prague');
  noteWin('cairo');
  expect(takeWin()).toBe('cairo');
  expect(takeWin()).toBeUndefined();
});
