/** UX 34 at a table of Duet. */
import { crawlTests } from './crawl.ts';
import { duetAside } from './duet-asides.ts';
import { duetScreens } from './duet-screens.ts';
import type { Screen, Way } from './screens.ts';

crawlTests(async function* (way: Way): AsyncIterable<Screen> {
  yield* duetScreens(way);
  yield* duetAside(way);
}, 40);
