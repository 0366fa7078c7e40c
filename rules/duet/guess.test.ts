/** Guessing: D8 to D11, D17. */
import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { table } from './scenario.ts';
import type { Kind } from './types.ts';

const drawing = `
  apple:A/-  bank:-/A   crown:-/-  dwarf:X/-  eagle:A/A
  flute:A/X  grape:A/-  horse:-/X  inn:-/-    jelly:X/A  knife:X/X`;

rule('D8', "only the giver's face decides what a touched card is", () => {
  const met: [word: string, byEast: Kind, byWest: Kind][] = [
    ['apple', 'agent', 'bystander'],
    ['bank', 'bystander', 'agent'],
    ['crown', 'bystander', 'bystander'],
    ['dwarf', 'assassin', 'bystander'],
    ['eagle', 'agent', 'agent'],
    ['flute', 'agent', 'assassin'],
    ['horse', 'bystander', 'assassin'],
    ['jelly', 'assassin', 'agent'],
    ['knife', 'assassin', 'assassin'],
  ];
  for (const [word, byEast, byWest] of met) {
    const [one, two] = [table(drawing), table(drawing)];
    one.west.clues('hint', 1);
    one.east.touches(word).shows(byEast);
    two.east.clues('hint', 1);
    two.west.touches(word).shows(byWest);
  }
});

rule('D9', 'an agent is covered for both sides, and the guessing may go on', () => {
  const t = table(drawing);
  t.west.clues('fruit', 2);
  t.east.touches('apple').shows('agent').laysAnAgent().keepsTheTurn().leaves({ supply: '9-9' });
  expect(t.spectator.remaining).toBe(14);
  expect(t.spectator.cards[0]).toEqual({ word: 'apple', found: 'east', markers: [], marks: [] });
  t.east.tries.touching('apple').isRefused('card-covered');
  t.east.touches('eagle').laysAnAgent().keepsTheTurn();
  t.east.stops();
  t.east.clues('bird', 1);
  for (const word of ['apple', 'eagle']) t.west.tries.touching(word).isRefused('card-covered');
});

rule('D9', 'a codename that is green on both faces is found once for both', () => {
  const t = table(drawing);
  t.west.clues('bird', 1);
  t.east.touches('eagle').laysAnAgent();
  expect(t.spectator.remaining).toBe(14);
  t.east.touchesAgentsBut();
  expect(t.spectator.remaining).toBe(6);
  t.east.stops();
  t.east.clues('rest', 6);
  t.west.touchesAgentsBut('bank');
  t.west.touches('bank').endsTheGame({ won: true, by: 'contacted', score: 23 });
});

rule('D10', 'an assassin loses the game for both, at once', () => {
  const t = table(drawing);
  t.west.clues('fruit', 2);
  t.east.touches('apple');
  t.east.touches('dwarf').shows('assassin').endsTheGame({ won: false, by: 'assassin' }).because('game');
  expect(t.spectator.supply).toEqual({ bystander: 9, check: 0 });
  for (const { tries } of [t.west, t.east]) {
    tries.clueing('money', 1).isRefused('game-over');
    tries.touching('bank').isRefused('game-over');
    tries.marking('bank').isRefused('game-over');
    tries.stopping().isRefused('game-over');
    tries.objecting().isRefused('game-over');
    tries.allowing().isRefused('game-over');
  }
  t.host.tries.stopping().isRefused('game-over');
  expect([t.spectator.givers, t.spectator.guessers]).toEqual([[], []]);
});

rule('D11', 'a bystander gets a token from the supply, its arrow at the guesser, and ends the turn', () => {
  const t = table(drawing);
  t.west.clues('king', 1);
  t.east.touches('crown').shows('bystander').laysAMarker('east').because('missed').leaves({ supply: '8-8' });
  expect(t.spectator.cards[2]).toEqual({ word: 'crown', markers: [{ side: 'east', tokens: 1 }], marks: [] });
  expect(t.spectator.remaining).toBe(15);
  t.east.tries.touching('apple').isRefused('clue-first');
});

rule('D11', 'the card is not covered: the other side may still guess it', () => {
  const t = table(drawing);
  t.west.clues('king', 1);
  t.east.touches('bank').laysAMarker('east').passesTheTurnTo('east');
  t.east.clues('money', 1);
  t.west.tries.touching('bank').isAccepted();
});

rule('D17', 'a side may not touch a card again that it found neutral', () => {
  const t = table(drawing);
  t.west.clues('king', 1);
  t.east.touches('crown');
  t.east.clues('money', 1);
  t.west.touches('inn');
  t.west.clues('queen', 1);
  t.east.tries.touching('crown').isRefused('known-bystander');
  t.east.second.tries.touching('crown').isRefused('known-bystander');
  t.east.tries.marking('crown').isRefused('known-bystander');
  t.east.tries.touching('inn').isAccepted();
});

rule('D17', 'the other side loses there by an assassin', () => {
  const t = table(drawing);
  t.west.clues('ride', 1);
  t.east.touches('horse').laysAMarker('east');
  t.east.clues('money', 1);
  t.west.touches('horse').endsTheGame({ won: false, by: 'assassin' });
});

rule('D17', 'the other side covers an agent there, and the token stays to be seen', () => {
  const t = table(drawing);
  t.west.clues('cash', 1);
  t.east.touches('bank').laysAMarker('east');
  t.east.clues('money', 1);
  t.west.touches('bank').laysAnAgent().keepsTheTurn();
  expect(t.spectator.cards[1]).toEqual({
    word: 'bank',
    found: 'west',
    markers: [{ side: 'east', tokens: 1 }],
    marks: [],
  });
  t.west.tries.touching('bank').isRefused('card-covered');
});

rule('D17', 'the other side lays a second token there, and both arrows cover the card', () => {
  const t = table(drawing);
  t.west.clues('king', 1);
  t.east.touches('crown');
  t.east.clues('queen', 1);
  t.west.touches('crown').laysAMarker('west').passesTheTurnTo('west').leaves({ supply: '7-7' });
  expect(t.spectator.cards[2]?.markers).toEqual([
    { side: 'east', tokens: 1 },
    { side: 'west', tokens: 1 },
  ]);
  t.west.clues('fruit', 1);
  t.east.tries.touching('crown').isRefused('card-covered');
  t.east.touches('apple');
  t.east.stops();
  t.east.clues('money', 1);
  t.west.tries.touching('crown').isRefused('card-covered');
});

rule('D8', 'a mark reveals nothing: everyone sees whose it is, and it goes with its card or with the turn', () => {
  const t = table(drawing);
  t.west.clues('fruit', 2);
  t.east.marks('apple').keepsTheTurn();
  t.east.second.marks('apple').keepsTheTurn();
  t.east.marks('grape');
  t.east.marks('apple').changesNothing();
  t.east.unmarks('crown').changesNothing();
  for (const { cards } of [t.west.view, t.east.view, t.spectator]) {
    expect(cards[0]?.marks).toEqual(['east', 'second east']);
  }
  t.east.unmarks('apple');
  expect(t.spectator.cards[0]?.marks).toEqual(['second east']);
  t.east.touches('apple');
  expect([t.spectator.cards[0]?.marks, t.spectator.cards[6]?.marks]).toEqual([[], ['east']]);
  t.east.tries.marking('apple').isRefused('card-covered');
  t.east.stops();
  expect(t.spectator.cards.flatMap(({ marks }) => marks)).toEqual([]);
});
