/** Every screen before and around any game, and of the lobby. */

import { campaign, lobby, pages, type Screen, type Way } from '../codenames/screens.ts';
import { walkTests } from '../kit/walk.ts';
import { ownScreens } from './own-pack-screens.ts';
import { lobbyAside } from './rare-lobby-screens.ts';
import { campaignAside, pagesAside } from './rare-screens.ts';

walkTests(async function* (way: Way): AsyncIterable<Screen> {
  yield* pages(way);
  yield* pagesAside(way);
  yield* campaign(way);
  yield* campaignAside(way);
  yield* lobby(way);
  yield* lobbyAside(way);
  yield* ownScreens(way);
}, 59);
