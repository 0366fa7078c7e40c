/** How a replay tells a game of Duet. */
import { askedAt } from '../play/review/at-moment.ts';
import type { GameReplay } from '../table-kit/game-replay.ts';
import { announcements } from './announcements.ts';
import BothFaces from './BothFaces.svelte';

export const replay: GameReplay = {
  announcements: announcements as GameReplay['announcements'],
  asked: askedAt as NonNullable<GameReplay['asked']>,
  OnCard: BothFaces as GameReplay['OnCard'],
  turns: ['clueGiven'],
};
