/** Every screen of Spyfall with a phone for each player. */

import { walkTests } from '../kit/walk.ts';
import { spyfallScreens } from './screens.ts';

walkTests(spyfallScreens, 77);
