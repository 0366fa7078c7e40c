/** Every side of the benchmark as the load generator sees it: how to seat six people there. */
import { bareRoom } from './room-bare.ts';
import { boardgameRoom } from './room-boardgame.ts';
import { colyseusRoom } from './room-colyseus.ts';
import { ourTable } from './room-ours.ts';
import type { Room } from './sockets.ts';

export type Side = 'sqlite' | 'memory' | 'colyseus' | 'boardgame' | 'bare';

export interface Player {
  readonly room: Room;
  /** Makes one accepted move; resolves when everyone has seen it. */
  play(): Promise<void>;
}

/** `number` distinguishes the rooms of a side. */
export type Seating = (base: string, number: number) => Promise<Player>;

export const rooms: Record<Side, Seating> = {
  sqlite: ourTable,
  memory: ourTable,
  colyseus: colyseusRoom,
  boardgame: boardgameRoom,
  bare: bareRoom,
};
