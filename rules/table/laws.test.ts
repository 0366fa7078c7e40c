/** The table obeys the laws. */
import { expect, test } from 'vitest';
import type { GameId } from '../games.ts';
import { gameIds } from '../games.ts';
import { Memory, remembering } from '../kernel/memo.ts';
import { fixedRuns, laws } from '../testing/laws.ts';
import { type AnySubject, type Step, stepsOf } from '../testing/laws-runs.ts';
import { aroundOf } from './around.ts';
import { lawSubject } from './law-subject.ts';
import { table } from './table.ts';
import type { State } from './types.ts';

laws('the table', lawSubject, { runs: 60 });

test('while only the game changes, everyone stays in their audience', () => {
  const changed = new Map<GameId, number>(gameIds.map((game) => [game, 0]));
  const judge = ({ number, before, after }: Step & { before: State; after: State }): void => {
    if (before === after || aroundOf(before) !== aroundOf(after)) return;
    for (const viewer of [...lawSubject.players(after), ...lawSubject.watchers(after)]) {
      expect(table.audience(after, viewer), `${viewer} after step ${number}`).toBe(table.audience(before, viewer));
    }
    const game = after.round?.game;
    if (game) changed.set(game, (changed.get(game) ?? 0) + 1);
  };
  for (const run of fixedRuns({ runs: 40, steps: 500 })) {
    remembering(new Memory(), () => {
      for (const step of stepsOf(lawSubject as unknown as AnySubject, run)) judge(step as never);
    });
  }
  for (const [game, steps] of changed) expect(steps, game).toBeGreaterThan(100);
});
