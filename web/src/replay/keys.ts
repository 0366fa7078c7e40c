/** The keys of a replay: arrows step, with shift by turn; Home, End and space. */
import type { ReplayPlayer } from './player.svelte.ts';

type Move = (player: ReplayPlayer) => void;

const moves: Readonly<Record<string, Move>> = {
  ArrowLeft: (player) => player.move(-1),
  ArrowRight: (player) => player.move(1),
  'shift ArrowLeft': (player) => player.turn(-1),
  'shift ArrowRight': (player) => player.turn(1),
  PageUp: (player) => player.turn(-1),
  PageDown: (player) => player.turn(1),
  Home: (player) => player.toIndex(0),
  End: (player) => player.toIndex(player.last),
};

/** Keys that the focused control uses itself are left to it. */
export function keyMove(event: KeyboardEvent): Move | 'toggle' | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const at = event.target as Element;
  if (at.closest('dialog, select, textarea, input:not([type=range])')) return undefined;
  if (event.key === ' ') return at.closest('button, a, summary, [role=button]') ? undefined : 'toggle';
  // The board is moved through by arrows; a slider steps by itself.
  const isTaken = at.closest('[role=grid], [data-ring]') !== null;
  if (isTaken && !event.shiftKey && !event.key.startsWith('Page')) return undefined;
  return moves[event.shiftKey ? `shift ${event.key}` : event.key];
}
