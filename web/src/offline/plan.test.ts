import { expect, test } from 'vitest';
import { planOf } from './plan.ts';

const HERE = 'https://play.example.org';

test.each([
  ['/', 'navigate', 'page'],
  ['/learn/duet', 'navigate', 'page'],
  ['/t/aaaaaaaaaaaaaaaaaaaaaa', 'navigate', 'page'],
  ['/assets/index-B3k9_xQ.js', 'cors', 'asset'],
  ['/assets/icons-B3k9_xQ.svg', 'no-cors', 'asset'],
  ['/api/house', 'cors', 'pass'],
  ['/api/tables/x/proof', 'navigate', 'pass'],
  ['/ws', 'websocket', 'pass'],
  ['/', 'cors', 'pass'],
  ['/licences.txt', 'navigate', 'pass'],
  ['/sw.js', 'same-origin', 'pass'],
])('UX 40: %s (%s): %s', (path, mode, plan) => {
  expect(planOf({ method: 'GET', mode, url: HERE + path }, `${HERE}/`)).toBe(plan);
  expect(planOf({ method: 'POST', mode, url: HERE + path }, `${HERE}/`)).toBe('pass');
  expect(planOf({ method: 'GET', mode, url: `https://elsewhere.example${path}` }, `${HERE}/`)).toBe('pass');
  // Under a path, what is beside it belongs to others.
  expect(planOf({ method: 'GET', mode, url: `${HERE}/games${path}` }, `${HERE}/games/`)).toBe(plan);
  expect(planOf({ method: 'GET', mode, url: HERE + path }, `${HERE}/games/`)).toBe('pass');
});
