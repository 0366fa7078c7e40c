/** How a replay tells a game of Spyfall. */
import { locationOf, spyOf } from '@safehouse/rules/spyfall/cards.ts';
import type { State } from '@safehouse/rules/spyfall/types.ts';
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import type { GameReplay } from '../table-kit/game-replay.ts';
import { announcements } from './announcements.ts';

export const replay: GameReplay = {
  announcements: announcements as GameReplay['announcements'],
  // The verdict tells it.
  openNote: (state, t, nameOf) =>
    (state as State).phase === 'verdict'
      ? ''
      : t.replay.secrets({ spy: nameOf(spyOf(state as State)), location: locationOf(state as State).name }),
  seatNote: (view, t) => {
    const { you, locations, phase } = view as View;
    if (!you?.card || phase === 'verdict') return '';
    const { location, role } = t.spyfall.card;
    if ('spy' in you.card) return `${location}: ?`;
    const place = you.card.location;
    const name = locations.find(({ id }) => id === place)?.name ?? place;
    return `${location}: ${name}. ${role}: ${you.card.role}.`;
  },
  turns: ['started', 'asked', 'accused', 'stopped', 'timeUp', 'wentOn'],
};
