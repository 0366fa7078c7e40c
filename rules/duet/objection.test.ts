/** An illegal clue: D32 to D34. */
import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { table } from './scenario.ts';

const drawing = `
  apple:A/-  bank:-/A   crown:-/-  dwarf:X/-  eagle:A/A
  flute:A/X  grape:A/-  horse:-/X  inn:-/-    jelly:X/A`;

rule('D32', 'an illegal clue costs a token, and is guessed on as if it had been legal', () => {
  const t = table(drawing);
  t.west.clues('fruit', 2);
  t.east.objects().keepsTheTurn().leaves({ supply: '8-8', discarded: 1 });
  expect(t.spectator.clues[0]?.standing).toBe('illegal');
  t.east.tries.stopping().isRefused('guess-first');
  t.east.touches('apple').keepsTheTurn();
  t.east.touches('grape').keepsTheTurn();
  t.east.stops().passesTheTurnTo('east').leaves({ supply: '7-7', east: 1 });
});

rule('D32', 'everyone reads who called a clue illegal, and what the referee thinks of it (L17)', () => {
  const t = table(drawing);
  const opinion = { verdict: 'illegal', rule: 'L6', codename: 'apple' } as const;
  t.west.clues('apples', 1, { opinion });
  expect(t.spectator.clues[0]).not.toHaveProperty('opinion');
  t.east.objects();
  expect(t.spectator.clues[0]).toMatchObject({ standing: 'illegal', struckBy: 'east', opinion });
});

rule('D32', 'a mistake on it costs a token like any other', () => {
  const t = table(drawing);
  t.west.clues('fruit', 2);
  t.east.objects();
  t.east.touches('crown').laysAMarker('east').passesTheTurnTo('east').leaves({ supply: '7-7' });
  expect(t.spectator.discarded).toBe(1);
});

rule('D32', 'each illegal clue costs its token', () => {
  const t = table(drawing);
  t.west.clues('fruit', 2);
  t.east.objects();
  t.east.touches('crown');
  t.east.clues('money', 2);
  t.west.objects().leaves({ supply: '6-6', discarded: 2 });
});

rule('D33', 'a check-side token is thrown away first', () => {
  const t = table(drawing, { mission: '4-3' });
  t.west.clues('fruit', 2);
  t.east.objects().leaves({ supply: '3-3', discarded: 1 });
  t.east.touches('crown');
  t.east.clues('money', 1);
  t.west.objects().leaves({ supply: '1-1', discarded: 2 });
});

rule('D33', 'without a token the turn is still played: to stop is sudden death, and keeps none', () => {
  const t = table(drawing, { mission: '1-1' });
  t.west.clues('fruit', 2);
  t.east.objects().keepsTheTurn().leaves({ supply: '0-0', discarded: 1 });
  t.east.touches('apple').keepsTheTurn();
  t.east.stops().startsSuddenDeath('west', 'east').leaves({ supply: '0-0' });
  expect(t.spectator.kept).toEqual({ west: 0, east: 0 });
});

rule('D33', 'without a token a mistake loses', () => {
  const t = table(drawing, { mission: '1-1' });
  t.west.clues('fruit', 2);
  t.east.objects();
  t.east.touches('crown').endsTheGame({ won: false, by: 'tokens' }).because('game');
  expect(t.state.markers).toEqual([]);
});

rule('D33', 'the last agent wins also without a token: in a turn, and nothing is kept', () => {
  const t = table(drawing, { mission: '2-2' });
  t.west.clues('everything', 9);
  t.east.touchesAgentsBut();
  t.east.stops();
  t.east.clues('rest', 6);
  t.west.objects();
  t.west.touchesAgentsBut('bank');
  t.west.touches('bank').endsTheGame({ won: true, by: 'contacted', left: 0 }).leaves({ supply: '0-0' });
});

rule('D34', 'the side that guesses may object or let it pass, and nobody else', () => {
  const t = table(drawing);
  for (const { tries } of [t.west, t.east]) {
    tries.objecting().isRefused('no-clue-to-object-to');
    tries.allowing().isRefused('no-clue-to-object-to');
  }
  t.west.clues('fruit', 2);
  for (const { tries } of [t.west, t.west.second]) {
    tries.objecting().isRefused('not-yours-to-judge');
    tries.allowing().isRefused('not-yours-to-judge');
  }
  for (const { tries } of [t.east, t.east.second]) {
    tries.objecting().isAccepted();
    tries.allowing().isAccepted();
  }
});

rule('D34', 'a clue is judged once', () => {
  const [one, two] = [table(drawing), table(drawing)];
  one.west.clues('fruit', 2);
  one.east.allows().keepsTheTurn().leaves({ supply: '9-9' });
  expect(one.spectator.clues[0]?.standing).toBe('allowed');
  one.east.second.tries.objecting().isRefused('clue-was-allowed');
  one.east.tries.allowing().isRefused('clue-was-allowed');
  two.west.clues('fruit', 2);
  two.east.objects();
  two.east.second.tries.objecting().isRefused('clue-already-illegal');
  two.east.tries.allowing().isRefused('clue-already-illegal');
});

rule('D34', 'with the first guess a clue stands', () => {
  const t = table(drawing);
  t.west.clues('fruit', 2);
  t.east.touches('apple');
  t.east.tries.objecting().isRefused('guessed-already');
  t.east.tries.allowing().isRefused('guessed-already');
  t.east.stops();
  t.east.tries.objecting().isRefused('no-clue-to-object-to');
  expect(t.spectator.clues[0]?.standing).toBe('given');
});
