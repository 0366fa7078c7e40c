/** Sudden death: D21 and D22. */
import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { duet } from './game.ts';
import { table } from './scenario.ts';

const drawing = `
  apple:A/-  bank:-/A   crown:-/-  dwarf:X/-  eagle:A/A
  flute:A/X  grape:A/-  horse:-/X  inn:-/-    jelly:X/A`;

/** One token, and one agent found: sudden death. */
function suddenDeath() {
  const t = table(drawing, { mission: '1-1' });
  t.west.clues('fruit', 1);
  t.east.touches('apple');
  t.east.stops().startsSuddenDeath('west', 'east').leaves({ supply: '0-0', east: 1 });
  return t;
}

rule('D21', 'with the supply empty there are no more clues, and each side with codenames left may guess', () => {
  const t = suddenDeath();
  for (const { tries } of [t.west, t.east]) {
    tries.clueing('more', 1).isRefused('no-more-clues');
    tries.stopping().isRefused('no-stopping-now');
    tries.objecting().isRefused('no-clue-to-object-to');
    tries.allowing().isRefused('no-clue-to-object-to');
  }
  // In any order, one card at a time.
  t.east.touches('grape').shows('agent').laysAnAgent().keepsTheTurn().leaves({ supply: '0-0' });
  t.east.touches('flute').keepsTheTurn();
  t.west.touches('bank').keepsTheTurn();
  t.east.second.touches('A/-1').keepsTheTurn();
  expect(t.spectator.late).toEqual([
    { card: 6, by: 'east', side: 'east', kind: 'agent' },
    { card: 5, by: 'east', side: 'east', kind: 'agent' },
    { card: 1, by: 'west', side: 'west', kind: 'agent' },
    { card: t.card('A/-1'), by: 'second east', side: 'east', kind: 'agent' },
  ]);
  expect(t.spectator.clues[0]).toMatchObject({ guesses: [{ card: 0 }], ended: 'stopped' });
});

rule('D21', 'a bystander may take the last token of the standard game, too', () => {
  const t = table(drawing);
  for (const word of ['crown', 'inn', '-/-1', '-/-2']) {
    t.west.clues('hint', 1);
    t.east.touches(word).passesTheTurnTo('east');
    t.east.clues('hint', 1);
    t.west.touches(word).passesTheTurnTo('west');
  }
  t.west.clues('hint', 1);
  t.east.touches('-/-3').laysAMarker('east').because('missed').startsSuddenDeath('west', 'east');
});

rule('D21', 'a side with nothing left to guess does not guess', () => {
  const t = table(drawing, { mission: '1-1' });
  t.west.clues('everything', 9);
  t.east.touchesAgentsBut();
  t.east.stops().startsSuddenDeath('west');
  t.east.tries.touching('bank').isRefused('nothing-to-guess');
  t.east.tries.marking('bank').isRefused('nothing-to-guess');
  t.west.tries.touching('bank').isAccepted();
});

rule('D21', 'a side drops out as soon as it has found all there is for it', () => {
  const t = suddenDeath();
  t.east.touchesAgentsBut('grape');
  expect(t.spectator.guessers).toEqual(['west', 'east']);
  t.east.touches('grape');
  expect(t.spectator.guessers).toEqual(['west']);
});

rule('D21', 'cards stay barred in sudden death', () => {
  const t = table(drawing, { mission: '1-1' });
  t.west.clues('king', 1);
  t.east.touches('crown').startsSuddenDeath('west', 'east');
  t.east.tries.touching('crown').isRefused('known-bystander');
  t.west.touches('bank');
  t.east.tries.touching('bank').isRefused('card-covered');
});

rule('D21', 'there is no planning together: a side sees its own marks only', () => {
  const t = suddenDeath();
  t.east.marks('grape');
  t.east.second.marks('grape');
  t.west.marks('grape');
  t.west.marks('bank');
  const seen = (view: typeof t.spectator) => [view.cards[6]?.marks, view.cards[1]?.marks];
  expect(seen(t.east.view)).toEqual([['east', 'second east'], []]);
  expect(seen(t.west.second.view)).toEqual([['west'], ['west']]);
  expect(seen(t.spectator)).toEqual([[], []]);
  t.east.unmarks('grape');
  expect(seen(t.east.second.view)).toEqual([['second east'], []]);
  // Once the game is over, it can be looked through with the marks of both sides.
  expect(seen(duet.openView(t.state))).toEqual([['second east', 'west'], ['west']]);
});

rule('D21', 'marks of the last turn are gone when sudden death begins', () => {
  const t = table(drawing, { mission: '1-1' });
  t.west.clues('fruit', 1);
  t.east.touches('apple');
  t.east.marks('grape');
  t.east.stops();
  expect(t.east.sees('grape').marks).toEqual([]);
});

rule('D22', 'in sudden death a bystander loses', () => {
  const t = suddenDeath();
  t.east.touches('crown').shows('bystander').endsTheGame({ won: false, by: 'bystander' });
  expect([t.spectator.late.length, t.state.markers, t.spectator.clues[0]?.ended]).toEqual([1, [], 'stopped']);
  t.west.tries.touching('bank').isRefused('game-over');
});

rule('D22', 'in sudden death an assassin loses, too', () => {
  const t = suddenDeath();
  t.west.touches('flute').shows('assassin').endsTheGame({ won: false, by: 'assassin' });
});

rule('D22', 'the last agent wins', () => {
  const t = suddenDeath();
  t.east.touchesAgentsBut();
  t.west.touchesAgentsBut('bank');
  t.west.marks('crown');
  t.west.touches('bank').laysAnAgent().endsTheGame({ won: true, by: 'late', left: 0 }).leaves({ supply: '0-0' });
  expect(t.west.sees('crown').marks).toEqual([]);
});
