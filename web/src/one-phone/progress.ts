/** How far a round has come on this phone beyond what the house knows, so that a reload goes on where it was. No secrets. */
import { keep, kept } from '../lib/storage.ts';

export type Progress = {
  /** Who has seen their card and passed the phone on. */
  readonly seen: readonly string[];
  /** Hands that are raised and not counted yet, for the accusation of `by` (who accuses once in a round). */
  readonly hands?: { readonly by: string; readonly votes: Readonly<Record<string, boolean>> };
};

/** Of one round of one game at one table: what was kept of another is of no use. */
export type RoundName = { readonly table: string; readonly game: number; readonly round: number };

export function progressOf(name: RoundName): Progress {
  try {
    const { of, seen, hands } = JSON.parse(kept('passing-round') ?? '') as Progress & { of: string };
    if (of === keyOf(name) && Array.isArray(seen)) return hands ? { seen, hands } : { seen };
  } catch {
    // Nothing was kept, or something that is not ours.
  }
  return { seen: [] };
}

export function keepProgress(name: RoundName, progress: Progress): void {
  keep('passing-round', JSON.stringify({ of: keyOf(name), ...progress }));
}

function keyOf({ table, game, round }: RoundName): string {
  return `${table} ${game} ${round}`;
}
