/** Missions, as far as the game goes: D24 to D30. The map itself is in `rules/campaign/`. */
import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { duet } from './game.ts';
import { table } from './scenario.ts';

const drawing = `
  apple:A/-  bank:-/A   crown:-/-  dwarf:X/-  eagle:A/A
  flute:A/X  grape:A/-  horse:-/X  inn:-/-    jelly:X/A`;

rule('D24', 'the first mission, 9-9, has the tokens of the standard game and is won by the same count', () => {
  const [prague, standard] = [table(drawing, { mission: '9-9' }), table(drawing)];
  expect(prague.spectator.supply).toEqual(standard.spectator.supply);
  for (const t of [prague, standard]) {
    t.west.clues('everything', 9);
    t.east.touchesAgentsBut();
    t.east.stops();
    t.east.clues('rest', 6);
    t.west.touchesAgentsBut('bank');
    const result = t === prague ? { left: 7 } : { score: 23 };
    t.west.touches('bank').endsTheGame({ won: true, by: 'contacted', ...result });
  }
});

rule('D25', 'a mission has its tokens, as many with the bystander side up as mistakes are allowed', () => {
  for (const [mission, bystander, check] of [
    ['9-9', 9, 0],
    ['9-5', 5, 4],
    ['8-8', 8, 0],
    ['11-2', 2, 9],
    ['6-0', 0, 6],
  ] as const) {
    expect(table(drawing, { mission }).spectator.supply).toEqual({ bystander, check });
  }
});

rule('D25', 'a city cannot allow more mistakes than it has tokens', () => {
  const fits = (tokens: number, mistakes: number, city = 'cairo') =>
    duet.schemas.options.safeParse({ play: { kind: 'mission', city, tokens, mistakes }, flexible: false }).success;
  expect([fits(9, 5), fits(1, 1), fits(6, 0), fits(15, 15)]).toEqual([true, true, true, true]);
  expect([fits(5, 6), fits(0, 0), fits(16, 2), fits(9, -1), fits(9.5, 2)]).toEqual([false, false, false, false, false]);
  for (const city of ['', 'x', 'Cairo', 'new york', '../../etc']) expect(fits(9, 5, city)).toBe(false);
});

rule('D26', 'to stop takes a check-side token, and a bystander-side one only if there is no other', () => {
  const t = table(drawing, { mission: '4-3' });
  t.west.clues('fruit', 1);
  t.east.touches('apple');
  t.east.stops().leaves({ supply: '3-3', east: 1 });
  t.east.clues('money', 1);
  t.west.touches('bank');
  t.west.stops().leaves({ supply: '2-2', west: 1 }).passesTheTurnTo('west');
});

rule('D27', 'a mistake takes a bystander-side token while there is one', () => {
  const t = table(drawing, { mission: '9-1' });
  t.west.clues('king', 1);
  t.east.touches('crown').laysAMarker('east', 1).leaves({ supply: '8-0' }).passesTheTurnTo('east');
});

rule('D27', 'without one it takes two check-side tokens, which count as one marker', () => {
  const t = table(drawing, { mission: '9-0' });
  t.west.clues('king', 1);
  t.east.touches('crown').laysAMarker('east', 2).leaves({ supply: '7-0' }).passesTheTurnTo('east');
  expect(t.spectator.cards[2]?.markers).toEqual([{ side: 'east', tokens: 2 }]);
  t.east.tries.clueing('crown', 1).isRefused('clue-is-codename', 'crown');
  t.east.clues('queen', 1);
  t.west.touches('crown').laysAMarker('west', 2).leaves({ supply: '5-0' });
  t.west.clues('fruit', 1);
  t.east.tries.touching('crown').isRefused('card-covered');
});

rule('D28', 'a mistake that the supply cannot pay for loses at once', () => {
  const t = table(drawing, { mission: '3-0' });
  t.west.clues('king', 1);
  t.east.touches('crown').leaves({ supply: '1-0' }).passesTheTurnTo('east');
  t.east.clues('queen', 1);
  t.west.touches('inn').shows('bystander').endsTheGame({ won: false, by: 'tokens' }).because('game');
  expect([t.state.markers.length, t.spectator.supply]).toEqual([1, { bystander: 0, check: 1 }]);
});

rule('D28', 'one bystander-side token is enough for a mistake, one check-side token for a stop', () => {
  for (const mission of ['1-1', '1-0']) {
    const t = table(drawing, { mission });
    t.west.clues('fruit', 1);
    t.east.touches('apple');
    t.east.stops().startsSuddenDeath('west', 'east');
  }
  const t = table(drawing, { mission: '1-1' });
  t.west.clues('king', 1);
  t.east.touches('crown').laysAMarker('east').startsSuddenDeath('west', 'east');
});

rule('D29', 'a turn that takes the last token, or the last two, leads to sudden death', () => {
  const t = table(drawing, { mission: '2-0' });
  t.west.clues('king', 1);
  t.east.touches('crown').laysAMarker('east', 2).leaves({ supply: '0-0' }).startsSuddenDeath('west', 'east');
  t.west.touches('crown').endsTheGame({ won: false, by: 'bystander' });
});

rule('D30', 'an assassin loses whatever the tokens', () => {
  for (const mission of ['11-11', '1-0', '1-1']) {
    const t = table(drawing, { mission });
    t.west.clues('hint', 1);
    t.east.touches('dwarf').endsTheGame({ won: false, by: 'assassin' }).leaves({ supply: mission });
  }
});
