/**
 * How random players help each other, so that some of their games are won: clues name cards (`ember-4-17`), and
 * guessers mostly follow them.
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

/** One of these cards: usually one that a clue points at, any card about once in `every` times. */
export function followed(
  clues: readonly string[],
  open: readonly number[],
  { random, every }: { random: Random; every: number },
): number {
  const pointedAt = open.filter((card) => clues.some((word) => word.split('-').includes(`${card}`)));
  return random.pick(pointedAt.length > 0 && random.below(every) > 0 ? pointedAt : open);
}
