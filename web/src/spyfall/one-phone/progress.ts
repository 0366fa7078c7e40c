/** A round's progress on this phone that the server does not know, so that a reload can continue. No secrets. */
import { keep, kept } from '../../lib/storage.ts';

export type Progress = {
  /** Who has seen their card and passed the phone on. */
  readonly seen: readonly string[];
  /** Hands raised but not counted yet, for the accusation by `by` (each player accuses once in a round). */
  readonly hands?: { readonly by: string; readonly votes: Readonly<Record<string, boolean>> };
};

/** Names one round of one game at one table: progress of another round is of no use. */
export type RoundName = { readonly table: string; readonly game: number; readonly round: number };

export function progressOf(name: RoundName): Progress {
  try {
    const { of, seen, hands } = JSON.parse(kept('passing-round') ?? '') as Progress & { of: string };
    if (of === keyOf(name) && Array.isArray(seen)) return hands ? { seen, hands } : { seen };
  } catch {
    // Nothing stored, or not in our format.
  }
  return { seen: [] };
}

export function keepProgress(name: RoundName, progress: Progress): void {
  keep('passing-round', JSON.stringify({ of: keyOf(name), ...progress }));
}

function keyOf({ table, game, round }: RoundName): string {
  return `${table} ${game} ${round}`;
}
