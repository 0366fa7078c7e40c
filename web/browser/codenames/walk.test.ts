/** Every screen of Codenames. */
import { expect, test } from 'vitest';
import { walkTests } from '../kit/walk.ts';
import { rareScreens } from './rare-screens.ts';
import { game, type Screen, together, type Way } from './screens.ts';

const walk = walkTests(async function* (way: Way): AsyncIterable<Screen> {
  yield* game(way);
  yield* together(way);
  yield* rareScreens(way);
}, 41);

test('UX 34: on the way Romanian has counted as from 1, from 2 and from 20 on', () => {
  expect(walk.met('ro')).toEqual(['few', 'one', 'other']);
});
