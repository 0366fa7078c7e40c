/** What the pages write out about a game is what its rules say. */

import { games as rules } from '@safehouse/rules/games.ts';
import type { AnyGame } from '@safehouse/rules/kernel/contract.ts';
import { expect, test } from 'vitest';
import { gameIds, games } from './games.ts';
import { pageOf } from './pages/pages.ts';

test('every game is offered, in the order of the rules', () => {
  expect(gameIds).toEqual(Object.keys(rules));
});

test.each(gameIds)('%s begins as its rules say', (game) => {
  const { meta, quickStarts }: AnyGame = rules[game];
  const pages = games[game];
  expect(pages.dealtFrom).toBe(meta.dealtFrom);
  expect(pages.preferredPacks).toEqual(meta.packs.preferred);
  expect(pages.quickStart ? [pages.quickStart.id] : []).toEqual(quickStarts.map(({ id }) => id));
});

test.each(['chess', 'toString'])('there are no rules of %s', async (id) => {
  expect(await pageOf({ page: 'rules', id })).toBe(await pageOf({ page: 'unknown' }));
});
