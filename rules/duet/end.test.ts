/** The end of a game: D20, D23 and D39. Sudden death is in `sudden.test.ts`. */
import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { foundIn } from './board.ts';
import { duet } from './game.ts';
import { table } from './scenario.ts';
import type { Drawing } from './scenario-drawing.ts';
import type { Side } from './sides.ts';

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
  t.west.touches('bank').endsTheGame({ won: true, by: 'contacted', left: 3 }).leaves({ supply: '3-2', west: 1 });
});

rule('D20', 'the last turn may take the last token: won in time, not in sudden death', () => {
  const t = beforeTheLast({ mission: '2-2' });
  t.west.touches('bank').endsTheGame({ won: true, by: 'contacted', left: 0 }).leaves({ supply: '0-0', west: 1 });
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
  const t = table(drawing);
  const openFor = (side: Side) => {
    const found = foundIn(t.state).map(({ card }) => card);
    return t.state.deal.words.filter((_, card) => t.state.deal.key[side][card] === 'agent' && !found.includes(card));
  };
  // Nine turns of one agent each use up the nine tokens, all of them kept.
  for (let turn = 0; turn < 9; turn++) {
    const [giver, guesser] = turn % 2 === 0 ? ([t.west, t.east] as const) : ([t.east, t.west] as const);
    const [agent = ''] = openFor(turn % 2 === 0 ? 'west' : 'east');
    giver.clues(`clue-${turn}`, 1);
    guesser.touches(agent);
    guesser.stops();
  }
  expect(t.spectator).toMatchObject({ phase: 'sudden', kept: { west: 4, east: 5 } });
  t.east.touchesAgentsBut();
  const [last = '', ...before] = openFor('east');
  for (const agent of before) t.west.touches(agent);
  t.west.touches(last).endsTheGame({ won: true, by: 'late', score: 9 - 1 });
});

rule('D23', 'only a game with 9 tokens is scored: a mission counts the tokens left, a lost game nothing', () => {
  for (const tokens of [10, 11] as const) {
    beforeTheLast({ tokens }).west.touches('bank').endsTheGame({ won: true, by: 'contacted' });
  }
  beforeTheLast({ mission: '11-6' }).west.touches('bank').endsTheGame({ won: true, by: 'contacted', left: 9 });
  beforeTheLast({}).west.touches('horse').endsTheGame({ won: false, by: 'assassin' });
});

/** The five results as the result page gets them: how it ended, who won, and what was played. */
function everyoneSees(t: ReturnType<typeof table>, result: object, play: object): void {
  for (const view of [t.spectator, t.west.view, t.east.view]) {
    expect(view.outcome).toEqual(result);
    expect(view.options.play).toEqual(play);
  }
}

const nine = { kind: 'standard', tokens: 9 };
const winners = ['west', 'east'];

rule('D39', 'everyone sees that it was won, and whether with 9 tokens, with more, or on a mission', () => {
  const won = (options: Drawing, result: object, play: object) => {
    const t = beforeTheLast(options);
    for (const view of [t.spectator, t.west.view, t.east.view]) expect(view.outcome).toBeUndefined();
    t.west.touches('bank');
    everyoneSees(t, { ending: 'contacted', winners, ...result }, play);
  };
  won({}, { score: 23 }, nine);
  won({ tokens: 10 }, {}, { kind: 'standard', tokens: 10 });
  won({ tokens: 11 }, {}, { kind: 'standard', tokens: 11 });
  won({ mission: '9-5' }, { left: 7 }, { kind: 'mission', city: 'cairo', tokens: 9, mistakes: 5 });
});

rule('D39', 'of a lost game everyone sees whether it was an assassin or the time, and how the time ran out', () => {
  const assassin = beforeTheLast({});
  assassin.west.touches('horse');
  everyoneSees(assassin, { ending: 'assassin', winners: [] }, nine);
  const sudden = table(drawing, { mission: '1-1' });
  sudden.west.clues('king', 1);
  sudden.east.touches('crown').startsSuddenDeath('west', 'east');
  sudden.west.touches('crown');
  everyoneSees(sudden, { ending: 'bystander', winners: [] }, { ...sudden.state.deal.options.play, mistakes: 1 });
  const tokens = table(drawing, { mission: '1-0' });
  tokens.west.clues('king', 1);
  tokens.east.touches('crown');
  everyoneSees(tokens, { ending: 'tokens', winners: [] }, { ...tokens.state.deal.options.play, mistakes: 0 });
});
