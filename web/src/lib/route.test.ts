import { expect, test } from 'vitest';
import { routeOf } from './route.ts';

test.each([
  ['/', { page: 'home' }],
  ['/t/aaaaaaaaaaaaaaaaaaaaaa', { page: 'table', id: 'aaaaaaaaaaaaaaaaaaaaaa' }],
  ['/t/aaaaaaaaaaaaaaaaaaaaaa/tv', { page: 'tv', id: 'aaaaaaaaaaaaaaaaaaaaaa' }],
  ['/t/aaaaaaaaaaaaaaaaaaaaaa/replay/12', { page: 'table', id: 'aaaaaaaaaaaaaaaaaaaaaa', beside: { replay: 12 } }],
  ['/t/aaaaaaaaaaaaaaaaaaaaaa/replay/0', { page: 'unknown' }],
  ['/t/aaaaaaaaaaaaaaaaaaaaaa/evening', { page: 'table', id: 'aaaaaaaaaaaaaaaaaaaaaa', beside: 'evening' }],
  ['/t/aaaaaaaaaaaaaaaaaaaaaa/evening/2', { page: 'unknown' }],
  ['/tv', { page: 'tvEntry' }],
  ['/tv/more', { page: 'unknown' }],
  ['/t/short', { page: 'unknown' }],
  ['/c/aaaaaaaaaaaaaaaaaaaaaa', { page: 'campaign', id: 'aaaaaaaaaaaaaaaaaaaaaa' }],
  ['/c/aaaaaaaaaaaaaaaaaaaaaa/tv', { page: 'unknown' }],
  ['/c/short', { page: 'unknown' }],
  ['/pack/aaaaaaaaaaaaaaaaaaaaaa', { page: 'pack', id: 'aaaaaaaaaaaaaaaaaaaaaa' }],
  ['/pack/short', { page: 'unknown' }],
  ['/rules/codenames', { page: 'rules', id: 'codenames' }],
  ['/rules', { page: 'rules', id: '' }],
  ['/rules/codenames/more', { page: 'unknown' }],
  ['/learn/duet', { page: 'learn', id: 'duet' }],
  ['/learn', { page: 'learn', id: '' }],
  ['/learn/duet/more', { page: 'unknown' }],
  ['/credits/', { page: 'credits' }],
  ['/credits/more', { page: 'unknown' }],
  ['/privacy', { page: 'privacy' }],
  ['/privacy/more', { page: 'unknown' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
