/** What holds for the games side by side. */
import { expect } from 'vitest';
import { games } from './games.ts';
import type { AnyGame } from './kernel/contract.ts';
import { drawnFrom } from './testing/laws-runs.ts';
import { rule } from './testing/rule.ts';

/** Those that are dealt from words. */
const wordGames = Object.values<AnyGame>(games).filter(({ meta }) => meta.dealtFrom === 'words');
const words = Array.from({ length: 25 }, (_, i) => `card${i}`);

rule('D38', 'a word that both packs hold is dealt once', () => {
  for (const game of wordGames) {
    const both = [...words, ...words.map((word) => word.toUpperCase())];
    const dealt = game.wordsOf(game.deal(game.defaults, [], { words: both, locations: [] }, drawnFrom(3)));
    expect([...dealt].sort()).toEqual([...words].sort());
  }
});
