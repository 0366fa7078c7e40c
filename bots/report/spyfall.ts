/** How Spyfall games between bots end: per level, over all languages. */
import type { Level } from '../bot.ts';
import { languageCodes } from '../languages/index.ts';
import { openBankNow } from '../spyfall-play/bank.ts';
import { selfPlay } from '../spyfall-play/self-play.ts';

/** Rounds, how they ended, and questions asked. */
export type SpyfallRates = {
  readonly level: Level;
  readonly rounds: number;
  readonly named: number;
  readonly convicted: number;
  readonly innocent: number;
  readonly questions: number;
};

/** Other deals than those the tests play. */
const FIRST = 10_000;

export function spyfallRates(level: Level, games: number): SpyfallRates {
  const results: string[] = [];
  let questions = 0;
  for (const language of languageCodes) {
    const bank = openBankNow(language);
    for (let number = FIRST; number < FIRST + games; number++) {
      const playing = selfPlay({ bank, number, players: 4 + (number % 3), level });
      let next = playing.next();
      for (; !next.done; next = playing.next()) if (next.value.action.kind === 'ask') questions++;
      results.push(...next.value.verdicts.map(({ result }) => result));
    }
  }
  const count = (...ends: string[]) => results.filter((result) => ends.includes(result)).length;
  return {
    level,
    rounds: results.length,
    named: count('location-named'),
    convicted: count('spy-accused', 'spy-convicted'),
    innocent: count('innocent-accused', 'innocent-convicted'),
    questions,
  };
}
