/** Every code that a client can get: refusals of actions, errors about messages, farewells before closing. */
import { gameRefusals } from '@safehouse/rules/games.ts';
import { refusals as tableRefusals } from '@safehouse/rules/table/refusals.ts';

export const refusals = [...tableRefusals, ...gameRefusals] as const;
export type RefusalCode = (typeof refusals)[number];

export const errors = [
  'malformed',
  'too-large',
  'too-fast',
  'hello-first',
  'already-greeted',
  'no-such-table',
  'no-such-code',
  'too-many-tries',
  'not-found',
  'not-allowed',
  'bad-origin',
  'password-needed',
  'sign-in-needed',
  'store-unavailable',
  'history-full',
  'table-stopped',
  'no-clue-to-check',
  'referee-unavailable',
  'bots-unavailable',
  'no-such-campaign',
  'no-such-city',
  'city-closed',
  'note-changed',
  'not-host',
  'game-running',
  'pack-faulty',
  'too-many-packs',
  'no-such-pack',
  'internal',
] as const;
export type ErrorCode = (typeof errors)[number];

export const farewells = [
  'taken-over',
  'removed',
  'idle',
  'too-slow',
  'too-many-mistakes',
  'too-many-connections',
  'no-such-table',
  'table-closed',
  'restarting',
  'table-stopped',
] as const;
export type Farewell = (typeof farewells)[number];

/** WebSocket close codes: 4000 plus the farewell's index. */
export function closeCode(farewell: Farewell): number {
  return 4000 + farewells.indexOf(farewell);
}
