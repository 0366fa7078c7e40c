/** What players learn about a face and what they do not: D18 and D19. */
import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { duet } from './game.ts';
import { table } from './scenario.ts';

const drawing = `
  apple:A/-  bank:-/A   crown:-/-  dwarf:X/-  eagle:A/A
  flute:A/X  grape:A/-  horse:-/X  inn:-/-    jelly:X/A`;

rule('D18', 'that all agents of a face are found is told to everyone, and not earlier', () => {
  const t = table(drawing);
  const told = () => [t.west.view, t.east.view, t.spectator].map(({ complete }) => complete);
  const all = (complete: object) => [complete, complete, complete];
  t.west.clues('everything', 9);
  t.east.touchesAgentsBut('grape');
  expect(told()).toEqual(all({ west: false, east: false }));
  t.east.touches('grape').keepsTheTurn();
  expect(told()).toEqual(all({ west: true, east: false }));
});

rule('D18', 'from then on only the other side gives clues', () => {
  const t = table(drawing);
  t.west.clues('everything', 9);
  t.east.touchesAgentsBut();
  t.east.stops().passesTheTurnTo('east');
  t.east.clues('money', 1);
  t.west.touches('bank');
  t.west.stops().passesTheTurnTo('east');
  t.west.tries.clueing('more', 1).isRefused('all-yours-found');
  t.east.clues('gold', 1).isGuessedBy('west');
  t.west.touches('crown').passesTheTurnTo('east');
  t.east.clues('silver', 1).isGuessedBy('west');
});

rule('D18', 'the last agent of a face may also be covered by a guess on the other face', () => {
  const t = table(drawing);
  t.west.clues('everything', 9);
  t.east.touchesAgentsBut('eagle');
  t.east.stops();
  t.east.clues('bird', 1);
  t.west.touches('eagle').shows('agent').keepsTheTurn();
  expect(t.spectator.complete).toEqual({ west: true, east: false });
  t.west.stops().passesTheTurnTo('east');
});

rule('D18', 'two clues in a row are no limit for the only side that gives any', () => {
  const t = table(drawing, { flexible: true });
  t.west.clues('everything', 9);
  t.east.touchesAgentsBut();
  t.east.stops();
  for (const word of ['crown', 'inn', '-/-1', '-/-2']) {
    t.east.clues('hint', 1);
    t.west.touches(word).passesTheTurnTo('east');
  }
});

rule('D19', 'what was guessed is shown, and not what the card is on the face of the guesser', () => {
  const t = table(drawing);
  t.west.clues('bird', 1);
  t.east.touches('eagle');
  t.east.touches('flute');
  for (const word of ['eagle', 'flute']) {
    expect(t.west.sees(word)).toEqual({ word, found: 'east', markers: [], marks: [], face: 'agent' });
    expect(t.spectator.cards[t.card(word)]).toEqual({ word, found: 'east', markers: [], marks: [] });
  }
  expect(t.east.sees('flute').face).toBe('assassin');
});

rule('D19', 'a face is told nowhere else: only its own side and a finished game see more than the guesses', () => {
  const t = table(drawing);
  t.west.clues('bird', 1);
  t.east.touches('eagle');
  const { view } = t.east;
  expect(Object.keys(view).sort()).toEqual(
    [
      ...['cards', 'clues', 'complete', 'discarded', 'game', 'givers', 'guessers', 'hostMay', 'kept', 'late', 'may'],
      ...['options', 'phase', 'remaining', 'supply', 'you'],
    ].sort(),
  );
  expect(view.remaining).toBe(14);
});

rule('D19', 'what a clue was meant for is seen by the own side alone', () => {
  const t = table(drawing);
  t.west.clues('fruit', 2, { meant: ['grape', 'apple', 'grape'] });
  for (const { view } of [t.west, t.west.second]) expect(view.clues[0]?.meant).toEqual([0, 6]);
  for (const view of [t.east.view, t.spectator]) expect(view.clues[0]).not.toHaveProperty('meant');
  t.east.touches('dwarf').endsTheGame({ won: false, by: 'assassin' });
  expect(t.west.view.clues[0]?.meant).toEqual([0, 6]);
  for (const view of [t.east.view, t.spectator]) expect(view.clues[0]).not.toHaveProperty('meant');
});

rule('D19', 'after the end anyone of the side that gave a clue may tell what it was for', () => {
  const t = table(drawing);
  t.west.clues('fruit', 2);
  t.west.tries.telling(0, 'apple').isRefused('not-over-yet');
  t.east.touches('crown');
  t.east.clues('money', 1);
  t.west.touches('horse').endsTheGame({ won: false, by: 'assassin' });
  t.east.tries.telling(0, 'apple').isRefused('not-your-clue');
  t.west.tries.telling(1, 'bank').isRefused('not-your-clue');
  t.west.tries.telling(2, 'bank').isRefused('not-your-clue');
  t.west.second.tells(0, 'grape', 'apple', 'grape');
  t.east.tells(1, 'bank');
  for (const view of [t.west.view, t.east.view, t.spectator]) {
    expect(view.clues.map(({ told }) => told)).toEqual([[0, 6], [1]]);
  }
  t.west.tells(0, 'apple');
  expect(t.spectator.clues[0]?.told).toEqual([0]);
  expect(duet.permits(t.spectator, { kind: 'tell', clue: 0, cards: [0] })).toBe('spectators-only-watch');
});
