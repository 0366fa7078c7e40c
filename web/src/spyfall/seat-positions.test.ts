/** The round table: seats do not overlap, and the arrow keys reach all of them. */
import { describe, expect, test } from 'vitest';
import { beginningWith, spots, towards } from './seat-positions.ts';

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

describe.each([3, 4, 5, 6, 7, 8])('%i at the table', (seats) => {
  const all = spots(seats);

  test('everyone has a field of their own, not the middle one', () => {
    const fields = all.map(({ column, row }) => `${column} ${row}`);
    expect(new Set(fields).size).toBe(seats);
    expect(fields).not.toContain('2 2');
  });

  test('I sit at the bottom, and the next one to my left', () => {
    expect(all[0]).toMatchObject({ column: 2, row: 3 });
    expect(all[0]?.y).toBeCloseTo(1);
    expect(all[1]?.x).toBeLessThan(-0.1);
    expect(all[1]?.column).toBe(1);
  });

  test('the arrows lead from anyone else to everyone else', () => {
    const others = all.flatMap((_, seat) => (seat === 0 ? [] : seat));
    for (const start of others) {
      const reached = new Set([start]);
      for (const at of reached) {
        for (const key of ARROWS) {
          const to = towards(all, at, key, others);
          if (to !== undefined) reached.add(to);
        }
      }
      expect(reached.size, `from seat ${start}`).toBe(others.length);
    }
  });
});

test('an arrow leads the way it points', () => {
  const all = spots(4);
  expect(towards(all, 1, 'ArrowRight', [1, 2, 3])).toBe(2);
  expect(towards(all, 1, 'ArrowLeft', [1, 2, 3])).toBeUndefined();
  expect(towards(all, 2, 'ArrowDown', [1, 2, 3])).toBeOneOf([1, 3]);
  expect(towards(all, 2, 'Enter', [1, 2, 3])).toBeUndefined();
  expect([towards(all, 2, 'Home', [1, 2, 3]), towards(all, 2, 'End', [1, 2, 3])]).toEqual([1, 3]);
});

test('seat order goes on from the one who looks; who only watches sees it from the first', () => {
  expect(beginningWith(['a', 'b', 'c'], (seat) => seat === 'b')).toEqual(['b', 'c', 'a']);
  expect(beginningWith(['a', 'b', 'c'], () => false)).toEqual(['a', 'b', 'c']);
});
