/** The end of a game: D20 to D23, and D39. */
import { expect } from 'vitest';
import { rule } from '../kernel/rule.ts';
import { duet } from './game.ts';
import { table } from './scenario.ts';
import type { Drawing } from './scenario-drawing.ts';

const drawing = `
  apple:A/-  bank:-/A   crown:-/-  dwarf:X/-  eagle:A/A
  flute:A/X  grape:A/-  horse:-/X  inn:-/-    jelly:X/A`;

/** All but `bank` are found, in two turns; west is about to guess it. */
function beforeTheLast(options: Drawing) {
  const t = table(drawing, options);
  t.west.clues('everything', 9);
  t.east.touchesAgentsBut();
  t.east.stops();
  t.east.clues('rest', 6);
  t.west.touchesAgentsBut('bank');
  return t;
}

/** One token, and one agent found: sudden death. */
function suddenDeath() {
  const t = table(drawing, { mission: '1-1' });
  t.west.clues('fruit', 1);
  t.east.touches('apple');
  t.east.stops().startsSuddenDeath('west', 'east').leaves({ supply: '0-0', east: 1 });
  return t;
}

rule('D20', 'the 15th agent card wins for both at once, and the turn still uses up a token', () => {
  const t = beforeTheLast({});
  expect([t.spectator.remaining, t.spectator.outcome]).toEqual([1, undefined]);
  t.west
    .touches('bank')
    .laysAnAgent()
    .endsTheGame({ won: true, by: 'contacted', score: 23 })
    .because('game')
    .leaves({ supply: '7-7', west: 1 });
  expect(duet.outcome(t.state)).toEqual({ ending: 'contacted', winners: ['west', 'east'], score: 23 });
  expect(t.spectator.outcome).toEqual({ ending: 'contacted', winners: ['west', 'east'], score: 23 });
  t.west.tries.touching('crown').isRefused('game-over');
});

rule('D20', 'the token of the last turn is one of the check side, if there is one', () => {
  const t = beforeTheLast({ mission: '5-2' });
  t.west.touches('bank').endsTheGame({ won: true, by: 'contacted', score: 11 }).leaves({ supply: '3-2', west: 1 });
});

rule('D20', 'the last turn may take the last token: won in time, not in sudden death', () => {
  const t = beforeTheLast({ mission: '2-2' });
  t.west.touches('bank').endsTheGame({ won: true, by: 'contacted', score: 2 }).leaves({ supply: '0-0', west: 1 });
});

rule('D21', 'with the supply empty there are no more clues, and whoever has codenames left may guess', () => {
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
  t.west.touches('bank').laysAnAgent().endsTheGame({ won: true, by: 'late', score: 0 }).leaves({ supply: '0-0' });
  expect(t.west.sees('crown').marks).toEqual([]);
});

rule('D23', 'three points for a token left and one for a token kept', () => {
  beforeTheLast({})
    .west.touches('bank')
    .endsTheGame({ won: true, by: 'contacted', score: 3 * 7 + 2 });
});

rule('D23', 'a token on a card or thrown away counts nothing', () => {
  const t = table(drawing);
  t.west.clues('king', 1);
  t.east.touches('crown');
  t.east.clues('rest', 9);
  t.west.objects();
  t.west.touchesAgentsBut();
  t.west.stops();
  t.west.clues('everything', 6);
  t.east.touchesAgentsBut('apple');
  t.east
    .touches('apple')
    .leaves({ supply: '5-5', east: 1 })
    .endsTheGame({ won: true, by: 'contacted', score: 3 * 5 + 2 });
});

rule('D23', 'sudden death costs a point', () => {
  const t = table(drawing, { mission: '2-2' });
  t.west.clues('fruit', 1);
  t.east.touches('apple');
  t.east.stops();
  t.east.clues('money', 1);
  t.west.touches('bank');
  t.west.stops().startsSuddenDeath('west', 'east');
  t.east.touchesAgentsBut();
  t.west.touchesAgentsBut('jelly');
  t.west.touches('jelly').endsTheGame({ won: true, by: 'late', score: 2 - 1 });
});

rule('D23', 'games made easier are not scored, cities always are, and a lost game never', () => {
  for (const tokens of [10, 11] as const) {
    beforeTheLast({ tokens }).west.touches('bank').endsTheGame({ won: true, by: 'contacted' });
  }
  beforeTheLast({ mission: '11-6' })
    .west.touches('bank')
    .endsTheGame({ won: true, by: 'contacted', score: 3 * 9 + 2 });
  beforeTheLast({}).west.touches('horse').endsTheGame({ won: false, by: 'assassin' });
});

/** What the last page can tell from what everyone sees. */
function resultOf({ outcome, options: { play } }: ReturnType<typeof beforeTheLast>['spectator']) {
  if (!outcome) return 'none';
  if (outcome.winners.length === 0) return outcome.ending === 'assassin' ? 'assassin' : 'out of time';
  if (play.kind === 'mission') return `won ${play.city}`;
  return play.tokens > 9 ? 'won, made easier' : 'won';
}

rule('D39', 'everyone sees which of the five results it is', () => {
  const results = [{}, { tokens: 10 }, { tokens: 11 }, { mission: '9-9' }].map((options) => {
    const t = beforeTheLast(options as Drawing);
    expect(resultOf(t.spectator)).toBe('none');
    t.west.touches('bank');
    return resultOf(t.spectator);
  });
  expect(results).toEqual(['won', 'won, made easier', 'won, made easier', 'won cairo']);
});

rule('D39', 'of a lost game everyone sees whether it was an assassin or the time, and how the time ran out', () => {
  const assassin = beforeTheLast({});
  assassin.west.touches('horse');
  expect(resultOf(assassin.spectator)).toBe('assassin');
  const sudden = suddenDeath();
  sudden.east.touches('crown');
  const tokens = table(drawing, { mission: '1-0' });
  tokens.west.clues('king', 1);
  tokens.east.touches('crown');
  for (const { spectator } of [sudden, tokens]) expect(resultOf(spectator)).toBe('out of time');
  expect([sudden, tokens].map(({ spectator }) => spectator.outcome?.ending)).toEqual(['bystander', 'tokens']);
});
