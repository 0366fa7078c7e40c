/** How a replay tells a game of Spyfall. */
import { locationOf, spyOf } from '@safehouse/rules/spyfall/cards.ts';
import type { State } from '@safehouse/rules/spyfall/types.ts';
import type { GameReplay } from '../table-kit/game-replay.ts';
import { announcements } from './announcements.ts';

export const replay: GameReplay = {
  announcements: announcements as GameReplay['announcements'],
  openNote: (state, t, nameOf) =>
    t.replay.secrets({ spy: nameOf(spyOf(state as State)), location: locationOf(state as State).name }),
  turns: ['started', 'asked', 'accused', 'stopped', 'timeUp', 'wentOn'],
};
