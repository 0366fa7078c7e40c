/** What a table plays when one view follows another. */
import type { View } from '@safehouse/rules/table/view-types.ts';
import type { Scene } from '../scene.svelte.ts';

/** A game's scene for the step from one of its views to the next; empty if nothing happened that deserves one. */
export type SceneOf = (before: never, after: never) => Scene;

const DEAL: Scene = [{ kind: 'deal', lasts: 900 }];

/** `cut`: what is playing is no longer about this game. `undefined`: it may go on. */
export function sceneOf(before: View | undefined, after: View, game: SceneOf): Scene | 'cut' | undefined {
  const [old, now] = [before?.round, after.round];
  // A reload or a late joiner sees the state, not the past.
  if (!before || !now) return 'cut';
  if (after.phase === 'playing' && (!old || old.number !== now.number)) return now.view.outcome ? 'cut' : DEAL;
  if (!old || old.number !== now.number || old.view.game !== now.view.game) return 'cut';
  if (after.phase === 'lobby' || (after.phase === 'over' && !now.view.outcome)) return 'cut';
  if (old.view === now.view) return undefined;
  const scene = game(old.view as never, now.view as never);
  return scene.length > 0 ? scene : undefined;
}
