/** Every screen before and around any game, and of the lobby. */
import { campaignAside, pagesAside } from './asides.ts';
import { lobbyAside } from './lobby-asides.ts';
import { ownScreens } from './own-screens.ts';
import { campaign, lobby, pages, type Screen, type Way } from './screens.ts';
import { walkTests } from './walk.ts';

walkTests(async function* (way: Way): AsyncIterable<Screen> {
  yield* pages(way);
  yield* pagesAside(way);
  yield* campaign(way);
  yield* campaignAside(way);
  yield* lobby(way);
  yield* lobbyAside(way);
  yield* ownScreens(way);
}, 59);
