/** Variants and bigger tables: D35 to D37. */
import { expect } from 'vitest';
import type { PersonId } from '../kernel/contract.ts';
import { rule } from '../testing/rule.ts';
import { duet } from './game.ts';
import { table } from './scenario.ts';

const drawing = `
  apple:A/-  bank:-/A   crown:-/-  dwarf:X/-  eagle:A/A
  flute:A/X  grape:A/-  horse:-/X  inn:-/-    jelly:X/A`;

rule('D35', 'with flexible turns a side may give two clues in a row, then the other side must', () => {
  const t = table(drawing, { flexible: true });
  t.west.clues('king', 1);
  t.east.touches('crown').passesTheTurnTo('west', 'east');
  t.west.clues('queen', 1).isGuessedBy('east');
  t.east.tries.clueing('money', 1).isRefused('partner-was-faster');
  t.east.touches('inn').passesTheTurnTo('east');
  t.west.tries.clueing('third', 1).isRefused('partner-gives');
  t.east.clues('money', 1);
  t.west.tries.clueing('third', 1).isRefused('guess-now');
  t.west.touches('-/-1').passesTheTurnTo('west', 'east');
  t.west.clues('fruit', 1);
  t.east.touches('-/-2').passesTheTurnTo('west', 'east');
});

rule('D35', 'without that choice the sides strictly alternate', () => {
  expect(duet.defaults.flexible).toBe(false);
  const t = table(drawing);
  t.west.clues('king', 1);
  t.east.touches('crown').passesTheTurnTo('east');
  t.west.tries.clueing('queen', 1).isRefused('partner-gives');
});

rule('D36', 'zero is a number: one guess is owed, and more may follow', () => {
  const t = table(drawing);
  t.west.clues('sea', 0).isGuessedBy('east');
  expect(t.spectator.clues[0]?.number).toBe(0);
  t.east.tries.stopping().isRefused('guess-first');
  t.east.touches('apple').keepsTheTurn();
  t.east.touches('grape').keepsTheTurn();
  t.east.stops().passesTheTurnTo('east');
});

rule('D37', 'any member of a side may give its clue, and any member of the other may touch a card', () => {
  const t = table(drawing);
  t.west.second.clues('fruit', 2);
  expect(t.spectator.clues[0]?.by).toBe('second west');
  t.west.tries.clueing('fruit', 2).isRefused('partner-guesses');
  t.east.touches('apple').keepsTheTurn();
  t.east.second.touches('grape').keepsTheTurn();
  t.east.second.stops().passesTheTurnTo('east').leaves({ supply: '8-8', east: 1 });
  t.east.second.clues('money', 1).isGuessedBy('west');
});

rule('D37', 'members of a side see the same', () => {
  const t = table(drawing);
  t.west.clues('fruit', 2, { meant: ['apple'] });
  for (const side of [t.west, t.east]) expect(side.second.view).toEqual(side.view);
  const audiences = [t.west, t.west.second, t.east, t.east.second].map(({ seat }) => duet.audience(t.state, seat));
  expect([...audiences, duet.audience(t.state, 'spectator')]).toEqual(['west', 'west', 'east', 'east', 'spectator']);
});

rule('D37', 'a side has a channel of its own, with room for twenty', () => {
  expect(duet.places(duet.defaults).map(({ team, max, channel }) => [team, max, channel])).toEqual([
    ['west', 20, 'west'],
    ['east', 20, 'east'],
  ]);
});

rule('D37', 'for the next game the people move round, and two change sides', () => {
  const seats = (...parts: string[]) =>
    parts.map((part) => {
      const [person, team] = part.split(' ') as [PersonId, string];
      return { person, team, role: 'partner' };
    });
  expect(duet.rotate(seats('ada west', 'ben east'))).toEqual(seats('ada east', 'ben west'));
  expect(duet.rotate(seats('ada west', 'ben west', 'cleo east', 'dov east'))).toEqual(
    seats('ada east', 'ben west', 'cleo west', 'dov east'),
  );
});
