/** Every screen of Spyfall. */
import { screenTests } from './every-screen.ts';
import { spyfallScreens } from './spyfall-screens.ts';

screenTests(spyfallScreens, 94);
