/** Every screen of Spyfall on one phone for all. */
import { passingLate } from './passing-late-screens.ts';
import { passingScreens } from './passing-screens.ts';
import type { Screen, Way } from './screens.ts';
import { walkTests } from './walk.ts';

walkTests(async function* (way: Way): AsyncIterable<Screen> {
  yield* passingScreens(way);
  yield* passingLate(way);
}, 26);
