/** Every screen of Codenames. */
import { expect, test } from 'vitest';
import { walkTests } from '../kit/walk.ts';
import { rareScreens } from './rare-screens.ts';
import { game, type Screen, together, type Way } from './screens.ts';

const walk = walkTests(async function* (way: Way): AsyncIterable<Screen> {
  yield* game(way);
  yield* together(way);
  yield* rareScreens(way);
}, 59);

test('UX 34: the walk has met the Romanian plurals for 1, for 2 and for 20', () => {
  expect(walk.met('ro')).toEqual(['few', 'one', 'other']);
});
