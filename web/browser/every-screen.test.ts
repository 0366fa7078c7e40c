/** Every screen before a game, and those of Codenames. */
import { screenTests } from './every-screen.ts';
import { ownScreens } from './own-screens.ts';
import { campaign, game, lobby, pages, type Screen, together, type Way } from './screens.ts';

screenTests(async function* (way: Way): AsyncIterable<Screen> {
  yield* pages(way);
  yield* campaign(way);
  yield* lobby(way);
  yield* ownScreens(way);
  yield* game(way);
  yield* together(way);
}, 50);
