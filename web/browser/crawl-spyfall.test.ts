/** UX 34 at a table of Spyfall. */
import { crawlTests } from './crawl.ts';
import { spyfallScreens } from './spyfall-screens.ts';

crawlTests(spyfallScreens, 94);
