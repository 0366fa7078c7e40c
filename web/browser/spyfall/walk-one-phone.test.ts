/** Every screen of Spyfall on one shared phone. */

import type { Screen, Way } from '../codenames/screens.ts';
import { walkTests } from '../kit/walk.ts';
import { onePhoneLateScreens } from './one-phone-late-screens.ts';
import { onePhoneScreens } from './one-phone-screens.ts';

walkTests(async function* (way: Way): AsyncIterable<Screen> {
  yield* onePhoneScreens(way);
  yield* onePhoneLateScreens(way);
}, 27);
