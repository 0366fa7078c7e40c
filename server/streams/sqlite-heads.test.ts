/** The cache of heads keeps the streams in use, and no more than two generations of them. */
import { expect, test } from 'vitest';
import { type Head, Heads } from './sqlite-heads.ts';

const GENERATION = 5000;
const head = (id: number): Head => ({ id, version: 1, last: id });

function filled(): Heads {
  const heads = new Heads();
  for (let id = 1; id <= GENERATION; id++) heads.keep(`table/${id}`, head(id));
  return heads;
}

test('when a generation is full, its heads are known for one generation more', () => {
  const heads = filled();
  expect([heads.of('table/1'), heads.of(`table/${GENERATION}`)]).toEqual([head(1), head(GENERATION)]);
  for (let id = 1; id < GENERATION; id++) heads.keep(`campaign/${id}`, head(id));
  expect(heads.of('table/1')).toEqual(head(1));
  heads.keep('campaign/last', head(0));
  expect(heads.of('table/1')).toBeUndefined();
  expect(heads.of('campaign/1')).toEqual(head(1));
});

test('a stream that is appended to stays known, with its latest head', () => {
  const heads = filled();
  const later = { ...head(1), version: 2 };
  heads.keep('table/1', later);
  expect(heads.of('table/1')).toEqual(later);
  for (let id = 1; id < GENERATION; id++) heads.keep(`campaign/${id}`, head(id));
  expect([heads.of('table/1'), heads.of('table/2')]).toEqual([later, undefined]);
});

test('what is forgotten is gone from both generations', () => {
  const heads = filled();
  heads.keep('table/1', head(1));
  heads.keep('campaign/1', head(2));
  heads.forget('table/1');
  expect([heads.of('table/1'), heads.of('table/2'), heads.of('campaign/1')]).toEqual([undefined, head(2), head(2)]);
  heads.forgetAll();
  expect([heads.of('table/2'), heads.of('campaign/1')]).toEqual([undefined, undefined]);
});
