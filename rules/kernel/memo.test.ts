/** What is remembered is made once for each set of arguments. */
import { expect, test } from 'vitest';
import { remembered } from './memo.ts';

test('the same arguments give the same object, others another', () => {
  let made = 0;
  const pair = remembered((a: object, b: object | undefined, c: string) => {
    made += 1;
    return { a, b, c };
  });
  const [x, y] = [{}, {}];
  expect(pair(x, y, 'c')).toBe(pair(x, y, 'c'));
  expect(pair(x, undefined, 'c')).toBe(pair(x, undefined, 'c'));
  expect(made).toBe(2);
  for (const other of [pair(y, x, 'c'), pair(x, {}, 'c'), pair(x, y, 'd')]) expect(other).not.toBe(pair(x, y, 'c'));
  expect(pair(x, y, 'd')).toEqual({ a: x, b: y, c: 'd' });
});

test('nothing made is remembered as well', () => {
  let made = 0;
  const nothing = remembered((_: object) => {
    made += 1;
    return undefined;
  });
  const x = {};
  expect([nothing(x), nothing(x), made]).toEqual([undefined, undefined, 1]);
});
