/** What a referee says to clues beside a codename, for tests: `albă illegal`. */
import type { Referee } from '../referee.ts';

export function verdictsBy(referee: Referee, language: string) {
  return (codename: string, clues: readonly string[]): string[] =>
    clues.map((clue) => `${clue} ${referee.judge(clue, [codename], language).verdict}`);
}
