/** Every screen of Spyfall, where each player has a phone. */

import { walkTests } from '../kit/walk.ts';
import { spyfallScreens } from './screens.ts';

walkTests(spyfallScreens, 68);
