/** UX 34 at a table of Duet. */
import { crawlTests } from './crawl.ts';
import { duetScreens } from './duet-screens.ts';

crawlTests(duetScreens, 31);
