/** The sound of a beat. */
import type { Sound } from '../../lib/sound.ts';
import type { Beat } from '../scene.svelte.ts';

export function soundOf({ kind, mood, stamp, card }: Beat): Sound | undefined {
  if (kind === 'flip') return mood === 'good' ? 'reveal' : mood === 'bad' ? 'wrong' : undefined;
  if (kind === 'triumph') return 'won';
  if (kind === 'defeat' || kind === 'dark') return 'lost';
  // With a card, the flip was heard.
  if (stamp && card === undefined) return stamp.kind === 'clue' ? 'clue' : 'turn';
  return undefined;
}
