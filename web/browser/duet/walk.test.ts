/** Every screen of Duet. */

import type { Screen, Way } from '../codenames/screens.ts';
import { walkTests } from '../kit/walk.ts';
import { rareDuetScreens } from './rare-screens.ts';
import { duetScreens } from './screens.ts';

walkTests(async function* (way: Way): AsyncIterable<Screen> {
  yield* duetScreens(way);
  yield* rareDuetScreens(way);
}, 45);
