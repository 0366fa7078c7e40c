/** The shipped packs, in the games played with words. */
import { loadPacks, shippedPacks } from '@safehouse/language/loader.ts';
import { games } from '@safehouse/rules/games.ts';
import { drawnFrom } from '@safehouse/rules/testing/laws-runs.ts';
import { rule } from '@safehouse/rules/testing/rule.ts';
import { expect } from 'vitest';

const { packs } = loadPacks([shippedPacks]);
const languages = [...new Set(packs.map(({ language }) => language))];
const wordGames = [games.codenames, games.duet];

function cardsOf(id: string): readonly string[] {
  return packs.find((pack) => pack.id === id)?.cards ?? [];
}

function dealt(game: (typeof wordGames)[number], words: readonly string[], draw: number): readonly string[] {
  const content = { words, locations: [] };
  expect(game.canDeal(game.defaults as never, content)).toBe(true);
  return game.wordsOf(game.deal(game.defaults as never, [], content, drawnFrom(draw)) as never);
}

rule('D38', 'in every language, either pack works in either game', () => {
  expect(languages.length).toBe(6);
  for (const id of languages.flatMap((language) => [`${language}/classic`, `${language}/duet`])) {
    for (const game of wordGames) {
      const words = dealt(game, cardsOf(id), 3);
      expect(new Set(words).size, id).toBe(25);
      expect(words.filter((word) => !cardsOf(id).includes(word))).toEqual([]);
    }
  }
});

rule('D38', 'in every language, both packs can be mixed: 800 codenames, and a deal has some of either', () => {
  for (const language of languages) {
    const halves = [cardsOf(`${language}/classic`), cardsOf(`${language}/duet`)];
    expect(new Set(halves.flat().map((word) => word.toLowerCase())).size, language).toBe(800);
    for (const game of wordGames) {
      const words = dealt(game, halves.flat(), 3);
      expect(new Set(words).size, language).toBe(25);
      for (const half of halves) expect(words.filter((word) => half.includes(word)).length).toBeGreaterThan(5);
    }
  }
});
