/** Every screen of Duet. */
import { duetAside } from './duet-asides.ts';
import { duetScreens } from './duet-screens.ts';
import type { Screen, Way } from './screens.ts';
import { walkTests } from './walk.ts';

walkTests(async function* (way: Way): AsyncIterable<Screen> {
  yield* duetScreens(way);
  yield* duetAside(way);
}, 40);
