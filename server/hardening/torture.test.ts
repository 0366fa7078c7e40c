/** The torture test finds lost and duplicated moves, and a short run finds none. */
import { expect, test } from 'vitest';
import { accountOf } from '../testing/endless-play.ts';
import { torture } from './torture.ts';

test('killed under load, with all three games, nothing is lost or duplicated', async () => {
  const report = await torture({ kills: 5, tables: 6, seed: 7 });
  expect(report).toMatchObject({ kills: 5, lost: 0, doubled: 0, misled: 0 });
  expect(report.moves).toBeGreaterThan(20);
});

test('a move that is missing, misplaced, duplicated, or stored although it was refused is found', () => {
  const at = (version: number, id: string) => ({ version, event: { event: {}, id, by: 'ann' } });
  const sent = ['a', 'b', 'c'].map((id, i) => ({ id, by: 'ann', version: i + 1 }));
  const all = [at(1, 'a'), at(2, 'b'), at(3, 'c')];
  expect(accountOf(sent, all)).toEqual({ moves: 3, lost: 0, doubled: 0 });
  expect(accountOf(sent, all.slice(0, 2))).toEqual({ moves: 3, lost: 1, doubled: 0 });
  expect(accountOf(sent, [at(1, 'a'), at(2, 'c'), at(3, 'b')])).toEqual({ moves: 3, lost: 2, doubled: 0 });
  expect(accountOf(sent, [...all, at(4, 'a')])).toEqual({ moves: 3, lost: 0, doubled: 1 });
  expect(accountOf([{ id: 'a', by: 'ann', refused: 'not-your-turn' }], all)).toMatchObject({ doubled: 1 });
});
