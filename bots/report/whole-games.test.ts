/** The whole games that were read: each follows the rules of the game, and they are counted rightly. */
import { expect, it } from 'vitest';
import { readResults } from './results.ts';
import { countedGames, endingOf, type WholeGame, wholeGames } from './whole-games.ts';

const game: WholeGame = {
  language: 'en',
  cards: 'ours',
  own: ['apple', 'pear'],
  opponent: ['bank'],
  neutral: ['crown'],
  assassin: ['dwarf'],
  turns: [
    { clue: 'fruit', number: 2, targets: ['apple', 'pear'], guesses: ['pear', 'crown'] },
    { clue: 'cider', number: 1, targets: ['apple'], guesses: ['apple'] },
  ],
};

it('holds games that follow the rules and have ended', () => {
  for (const { own, opponent, neutral, assassin, turns, ...rest } of wholeGames()) {
    const cards = [own, opponent, neutral, assassin];
    expect(cards.map((words) => words.length)).toEqual([9, 8, 7, 1]);
    expect(new Set(cards.flat()).size).toBe(25);
    const touched = turns.flatMap(({ guesses }) => guesses);
    expect(new Set(touched).size).toBe(touched.length);
    expect(new Set([...cards.flat(), ...touched]).size).toBe(25);
    for (const { number, targets, guesses } of turns) {
      expect(guesses.length).toBeGreaterThan(0);
      expect(guesses.length).toBeLessThanOrEqual(number + 1);
      expect(targets).toHaveLength(number);
      // A wrong card ends the turn.
      expect(guesses.slice(0, -1).filter((word) => !own.includes(word))).toEqual([]);
    }
    expect(endingOf({ own, opponent, neutral, assassin, turns, ...rest })).not.toBe('open');
  }
});

it('counts turns, and 25 for a lost game', () => {
  const lost: WholeGame = { ...game, turns: [{ clue: 'short', number: 1, targets: ['pear'], guesses: ['dwarf'] }] };
  expect(countedGames([game, lost])).toEqual([
    {
      ...{ language: 'en', cards: 'ours', games: 2, won: 1, assassin: 1, turns: 27, longest: 2 },
      ...{ clues: 3, said: 4, found: 2, whole: 1, wrong: 2, severalClues: 1, severalWhole: 0 },
    },
  ]);
});

it('loses when all cards of the opponents are touched', () => {
  const turns = [{ clue: 'money', number: 1, targets: ['apple'], guesses: ['bank'] }];
  expect(endingOf({ ...game, turns })).toBe('opponent');
});

it('is what the report says', () => {
  expect(readResults().wholeGames, 'npm run bots:report -- --readings').toEqual(countedGames(wholeGames()));
});
