/** What holds for the games side by side. */
import { expect } from 'vitest';
import { games } from './games.ts';
import type { AnyGame } from './kernel/contract.ts';
import { drawnFrom } from './kernel/laws-runs.ts';
import { rule } from './kernel/rule.ts';

/** Those that are dealt from words. */
const wordGames = Object.values<AnyGame>(games).filter(({ meta }) => meta.dealtFrom === 'words');
const pack = (name: string) => Array.from({ length: 400 }, (_, i) => `${name}${i}`);
const [classic, duet] = [pack('classic'), pack('duet')];

rule('D38', 'either pack works in either game, and so do both together', () => {
  for (const game of wordGames) {
    const dealt = (words: readonly string[]): readonly string[] =>
      game.wordsOf(game.deal(game.defaults, [], { words, locations: [] }, drawnFrom(3)));
    for (const words of [classic, duet]) {
      expect(game.canDeal(game.defaults, { words, locations: [] })).toBe(true);
      expect(dealt(words).filter((word) => words.includes(word)).length).toBe(25);
    }
    const mixed = dealt([...classic, ...duet]);
    expect(mixed.length).toBe(25);
    for (const words of [classic, duet]) expect(mixed.filter((word) => words.includes(word)).length).toBeGreaterThan(5);
  }
});

rule('D38', 'a word that both packs hold is dealt once', () => {
  for (const game of wordGames) {
    const [first, second] = [classic.slice(0, 25), classic.slice(0, 25).map((word) => word.toUpperCase())];
    const words = game.wordsOf(
      game.deal(game.defaults, [], { words: [...first, ...second], locations: [] }, drawnFrom(3)),
    );
    expect([...words].sort()).toEqual([...first].sort());
  }
});
