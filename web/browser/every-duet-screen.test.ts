/** Every screen of Duet. */
import { duetScreens } from './duet-screens.ts';
import { screenTests } from './every-screen.ts';

screenTests(duetScreens, 31);
