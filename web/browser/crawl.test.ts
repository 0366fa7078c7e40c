/** UX 34 on the pages before and around any game, and in the lobby. */
import { campaignAside, pagesAside } from './asides.ts';
import { crawlTests } from './crawl.ts';
import { lobbyAside } from './lobby-asides.ts';
import { ownScreens } from './own-screens.ts';
import { campaign, lobby, pages, type Screen, type Way } from './screens.ts';

crawlTests(async function* (way: Way): AsyncIterable<Screen> {
  yield* pages(way);
  yield* pagesAside(way);
  yield* campaign(way);
  yield* campaignAside(way);
  yield* lobby(way);
  yield* lobbyAside(way);
  yield* ownScreens(way);
}, 59);
