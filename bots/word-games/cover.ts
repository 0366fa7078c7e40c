/**
 * Cards a spymaster covers: the opponents' most obstructive card (C28, C32), or the own card that is hardest to clue
 * (C22).
 */
import type { Meaning } from '../meaning/meaning.ts';
import type { GiverBoard, Role } from './idea.ts';

/** Weaker links are ignored. */
const FAIR = 0.7;

/** Places of the opponents' cards; first the one that spoils most of our clues. */
export function coverOpponent(board: GiverBoard, meaning: Meaning): number[] {
  const spoilt = tally(board, meaning, (strengths, from, own) => {
    const top = Math.max(...own.map((place) => strengths[from + place] as number));
    if (top < FAIR) return [];
    return placesOf(board, 'opponent')
      .map((place) => ({ place, by: (strengths[from + place] as number) - top + FAIR }))
      .filter(({ by }) => by > 0);
  });
  return placesOf(board, 'opponent').sort((a, b) => (spoilt[b] as number) - (spoilt[a] as number));
}

/** Places of our own cards; first the one that combines worst with the others. */
export function coverOwn(board: GiverBoard, meaning: Meaning): number[] {
  const shared = tally(board, meaning, (strengths, from, own) => {
    const linked = own.filter((place) => (strengths[from + place] as number) >= FAIR);
    return linked.length < 2 ? [] : linked.map((place) => ({ place, by: strengths[from + place] as number }));
  });
  return placesOf(board, 'own').sort((a, b) => (shared[a] as number) - (shared[b] as number));
}

function tally(
  board: GiverBoard,
  meaning: Meaning,
  counts: (strengths: Float32Array, from: number, own: readonly number[]) => readonly { place: number; by: number }[],
): number[] {
  const { clues, strengths } = meaning.candidates(board.words, 'spymaster');
  const own = placesOf(board, 'own');
  const sums = board.words.map(() => 0);
  for (let row = 0; row < clues.length; row++) {
    for (const { place, by } of counts(strengths, row * board.words.length, own)) {
      sums[place] = (sums[place] as number) + by;
    }
  }
  return sums;
}

function placesOf({ roles }: GiverBoard, role: Role): number[] {
  return roles.flatMap((each, place) => (each === role ? [place] : []));
}
