/**
 * How random players help each other, so that some of their games are won: whoever gives a clue points (`ember-4-17`),
 * and whoever guesses mostly follows.
 */
import type { Random } from '../kernel/random.ts';
import { sampleHints } from './sample.ts';

/** A clue for some of these cards. */
export function pointingClue(agents: readonly number[], random: Random) {
  const cards = random.shuffled(agents).slice(0, 1 + random.below(3));
  const clue = { word: [random.pick(sampleHints), ...cards].join('-'), number: cards.length };
  const isMeant = cards.length > 0 && random.below(2) === 0;
  return { kind: 'giveClue' as const, ...clue, ...(isMeant && { meant: cards }) };
}

/** One of these cards: nearly always one that a clue points at, and every so many times any. */
export function followed(
  clues: readonly string[],
  open: readonly number[],
  { random, every }: { random: Random; every: number },
): number {
  const pointedAt = open.filter((card) => clues.some((word) => word.split('-').includes(`${card}`)));
  return random.pick(pointedAt.length > 0 && random.below(every) > 0 ? pointedAt : open);
}
