/** The reactions on a screen. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SHOWN_FOR, ShownReactions } from './shown.svelte.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const on = ({ all }: ShownReactions) => all.map(({ by, sign }) => `${by} ${sign}`);

test('a reaction is shown for a moment, and a newer one of the same person replaces it', () => {
  const shown = new ShownReactions();
  shown.show({ by: 'ada', sign: 'clap' });
  shown.show({ by: 'ben', sign: 'groan' });
  vi.advanceTimersByTime(SHOWN_FOR / 2);
  shown.show({ by: 'ada', sign: 'laugh' });
  expect(on(shown)).toEqual(['ben groan', 'ada laugh']);
  vi.advanceTimersByTime(SHOWN_FOR / 2);
  expect(on(shown)).toEqual(['ada laugh']);
  vi.advanceTimersByTime(SHOWN_FOR / 2);
  expect(on(shown)).toEqual([]);
});

test('a crowd fills no screen: only the latest four are shown', () => {
  const shown = new ShownReactions();
  for (const by of ['a', 'b', 'c', 'd', 'e', 'f']) shown.show({ by, sign: 'party' });
  expect(on(shown)).toEqual(['c party', 'd party', 'e party', 'f party']);
});
