/** Every screen before and around any game, and of the lobby. */

import { campaign, lobby, pages, type Screen, type Way } from '../codenames/screens.ts';
import { walkTests } from '../kit/walk.ts';
import { ownScreens } from './own-pack-screens.ts';
import { rareLobbyScreens } from './rare-lobby-screens.ts';
import { rareCampaignScreens, rarePages } from './rare-screens.ts';

walkTests(async function* (way: Way): AsyncIterable<Screen> {
  yield* pages(way);
  yield* rarePages(way);
  yield* campaign(way);
  yield* rareCampaignScreens(way);
  yield* lobby(way);
  yield* rareLobbyScreens(way);
  yield* ownScreens(way);
}, 69);
