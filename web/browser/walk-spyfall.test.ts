/** Every screen of Spyfall, where each player has a phone. */
import { spyfallScreens } from './spyfall-screens.ts';
import { walkTests } from './walk.ts';

walkTests(spyfallScreens, 68);
