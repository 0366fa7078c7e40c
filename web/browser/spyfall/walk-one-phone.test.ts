/** Every screen of Spyfall on one shared phone. */

import type { Screen, Way } from '../codenames/screens.ts';
import { walkTests } from '../kit/walk.ts';
import { passingLate } from './one-phone-late-screens.ts';
import { passingScreens } from './one-phone-screens.ts';

walkTests(async function* (way: Way): AsyncIterable<Screen> {
  yield* passingScreens(way);
  yield* passingLate(way);
}, 26);
