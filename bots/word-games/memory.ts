/** The clue giver's memory: which own words earlier clues still point at, so they need no new clue. */
import type { Meaning } from '../meaning/meaning.ts';
import type { Heard } from './hear.ts';
import type { Role } from './idea.ts';

/** Guessers no longer find a weaker link. */
const FAIR = 0.8;

/** For each place in `words`, the share of its value that earlier clues cover: from 0 to below 1. */
export function openTargets(
  clues: readonly Heard[],
  words: readonly string[],
  roles: readonly Role[],
  meaning: Meaning,
): Map<number, number> {
  const targets = new Map<number, number>();
  for (const { word, number, found, later, age } of clues) {
    if (number === 'unlimited' || number <= found) continue;
    const strengths = meaning.strengths(word, [...words, ...later], 'spymaster');
    if (!strengths) continue;
    const after = strengths.subarray(words.length).filter((strength) => strength >= FAIR).length;
    const order = words
      .map((_, place) => place)
      .filter((place) => roles[place] === 'own' && (strengths[place] as number) >= FAIR)
      .sort((a, b) => (strengths[b] as number) - (strengths[a] as number));
    for (const place of order.slice(0, Math.max(0, number - found - after))) {
      targets.set(place, Math.max(targets.get(place) ?? 0, age === 0 ? 0.45 : 0.25));
    }
  }
  return targets;
}
