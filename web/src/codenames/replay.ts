/** How a replay tells a game of Codenames. */
import { askedAt } from '../play/review/at-moment.ts';
import type { GameReplay } from '../table-kit/game-replay.ts';
import { announcements } from './announcements.ts';

export const replay: GameReplay = {
  announcements: announcements as GameReplay['announcements'],
  asked: askedAt as NonNullable<GameReplay['asked']>,
  turns: ['clueGiven'],
};
