/** Loads what a replay needs: the rules, without functions compiled at run time, and how each game is told. */
import type { GameId } from '@safehouse/rules/games.ts';
import type { GameRecord } from '@safehouse/rules/record/schema.ts';
import { loadReplay as codenames } from '../codenames/load-replay.ts';
import { loadReplay as duet } from '../duet/load-replay.ts';
import { gameIds, games } from '../games.ts';
import { loadReplay as spyfall } from '../spyfall/load-replay.ts';
import type { GameReplay } from '../table-kit/game-replay.ts';

/** How a game is told; without it, a replay stops at each event and tells nothing. */
const tellings: Partial<Record<GameId, () => Promise<{ replay: GameReplay }>>> = { codenames, duet, spyfall };
const plain: GameReplay = { announcements: () => [''], turns: [] };

export async function replayPages({ game }: Pick<GameRecord, 'game'>) {
  await import('@safehouse/rules/kernel/no-eval.ts');
  const [{ default: ReplayScreen }, told] = await Promise.all([
    import('./ReplayScreen.svelte'),
    tellings[game as GameId]?.(),
    games[game as GameId]?.Game(),
  ]);
  return { ReplayScreen, telling: told?.replay ?? plain };
}

/** Loads all of it, so that a saved game of any kind opens without a network. What is missing is loaded again when needed. */
export async function loadAhead(): Promise<void> {
  await Promise.allSettled([recordChecker(), ...gameIds.map((game) => replayPages({ game }))]);
}

/** Checks any text: a record, or what is wrong with it. */
export async function recordChecker() {
  await import('@safehouse/rules/kernel/no-eval.ts');
  return import('@safehouse/rules/record/check.ts');
}
