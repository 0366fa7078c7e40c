/** The sound of a beat. */
import type { Sound } from '../../lib/sound.ts';
import type { Beat } from '../scene.svelte.ts';

const ofKind: Partial<Record<Beat['kind'], Sound>> = {
  ask: 'turn',
  answer: 'mark',
  accuse: 'clue',
  hand: 'drum',
  triumph: 'won',
  defeat: 'lost',
  dark: 'lost',
};

export function soundOf({ kind, mood, stamp, card, turned }: Beat): Sound | undefined {
  if (kind === 'flip') return mood === 'good' ? 'reveal' : mood === 'bad' ? 'wrong' : undefined;
  if (kind === 'unmask') return mood === 'worst' ? 'reveal' : 'wrong';
  if (ofKind[kind]) return ofKind[kind];
  // On a TV, the stamp after the cards.
  if (stamp && turned) return 'verdict';
  // With a card, the flip was heard.
  if (stamp && card === undefined) return stamp.kind === 'clue' ? 'clue' : 'turn';
  return undefined;
}
