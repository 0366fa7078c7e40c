/** How a replay tells a game of Codenames. */
import type { GameReplay } from '../table-kit/game-replay.ts';
import { announcements } from './announcements.ts';

export const replay: GameReplay = {
  announcements: announcements as GameReplay['announcements'],
  turns: ['clueGiven'],
};
