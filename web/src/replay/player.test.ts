/** Moving through a replay: by step, by turn, to both ends, and at reading speed. */
import type { Replay } from '@safehouse/rules/record/replay.ts';
import { expect, test } from 'vitest';
import { keyMove } from './keys.ts';
import { momentIn } from './moment-link.ts';
import { ReplayPlayer, readingTime, type Stop } from './player.svelte.ts';

/** Stops after 0, 1, 3, 4, 7 and 9 events; turns begin at 1 and 4. */
const stops: Stop[] = [0, 1, 3, 4, 7, 9].map((step) => ({ step, isTurn: step === 1 || step === 4 }));
const player = (step = 0) => new ReplayPlayer({} as Replay, stops, step);

test('steps go from stop to stop, and not beyond the ends', () => {
  const at = player();
  const seen = [1, 1, 1, 1, 1, 1].map(() => {
    at.move(1);
    return at.step;
  });
  expect(seen).toEqual([1, 3, 4, 7, 9, 9]);
  expect(at.isAtEnd).toBe(true);
  at.toIndex(-5);
  expect(at.step).toBe(0);
});

test('turns begin with their clue; before the first is the deal, after the last the end', () => {
  const at = player(3);
  at.turn(-1);
  expect(at.step).toBe(1);
  at.turn(-1);
  expect(at.step).toBe(0);
  at.turn(1);
  at.turn(1);
  expect([at.step, at.turnAt]).toEqual([4, 4]);
  at.turn(1);
  expect(at.step).toBe(9);
});

test('a link to any event leads to the last stop before it', () => {
  expect(player(6).step).toBe(4);
  expect(player(9_999).step).toBe(9);
  expect(['#12', '', '#x', '#-1', '#12x'].map(momentIn)).toEqual([12, 0, 0, 0, 0]);
});

test('played again from the end, it begins at the deal', () => {
  const at = player(9);
  at.toggle();
  expect([at.isPlaying, at.step]).toEqual([true, 0]);
  at.toggle();
  expect(at.isPlaying).toBe(false);
});

test('a longer sentence stays longer', () => {
  expect(readingTime('')).toBeGreaterThan(1_000);
  expect(readingTime('x'.repeat(100))).toBeGreaterThan(readingTime('x'.repeat(40)));
});

test('keys are left to the control that uses them', () => {
  const pressed = (key: string, inside = '', modifiers = {}) =>
    keyMove({
      key,
      ...modifiers,
      target: { closest: (list: string) => (list.includes(inside) && inside ? {} : null) },
    } as never);
  expect(pressed('ArrowRight')).toBeTypeOf('function');
  expect(pressed(' ')).toBe('toggle');
  expect(pressed(' ', 'button')).toBeUndefined();
  expect(pressed('ArrowRight', 'role=grid')).toBeUndefined();
  expect(pressed('PageDown', 'role=grid')).toBeTypeOf('function');
  expect(pressed('ArrowRight', 'select')).toBeUndefined();
  expect(pressed('ArrowRight', '', { ctrlKey: true })).toBeUndefined();
  expect(pressed('x')).toBeUndefined();
});
