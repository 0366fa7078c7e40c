/** Playing together: C27 to C30, and C32. */
import { expect } from 'vitest';
import { sampleContent } from '../clues/sample.ts';
import { drawnFrom } from '../testing/laws-runs.ts';
import { rule } from '../testing/rule.ts';
import { codenames } from './game.ts';
import { sampleSeats } from './sample.ts';
import { table } from './scenario.ts';
import type { Options } from './types.ts';
import { viewSchema } from './view-types.ts';

const form = 'together';
const together: Options = { form, clock: { kind: 'off' } };
const drawing = 'apple:red bank:blue crown:- dwarf:X eagle:red flute:blue grape:blue';

/** Each turn the team finds one agent and the opponent covers one, until `left` are left. */
function opponentDownTo(left: number) {
  const t = table(drawing, { form });
  const covers = ['blue-1', 'blue-2', 'blue-3', 'blue-4', 'blue-5', 'flute', 'grape'].slice(0, 8 - left);
  for (const [turn, word] of covers.entries()) {
    t.red.plays('slowly', 1, `red-${turn + 1}`);
    t.red.spymaster.covers(word);
  }
  expect(t.spectator.remaining.blue).toBe(left);
  return t;
}

rule('C27', 'one spymaster and one or more operatives are the only team', () => {
  expect(codenames.places(together)).toEqual([
    { team: 'red', role: 'spymaster', min: 1, max: 1, secret: true },
    { team: 'red', role: 'operative', min: 1, max: 20, secret: false, channel: 'red' },
  ]);
});

rule('C27', 'the team always starts, with 9 agents against 8', () => {
  for (let i = 0; i < 50; i++) {
    const deal = codenames.deal(together, sampleSeats(form), sampleContent, drawnFrom(i));
    expect(deal.starts).toBe('red');
    expect(codenames.view(codenames.begin(deal, 0), 'spectator').remaining).toEqual({ red: 9, blue: 8 });
  }
});

rule('C28', "after each turn the spymaster covers one of the opponent's agents", () => {
  const t = table(drawing, { form });
  t.red.spymaster.tries.covering('bank').isRefused('nothing-to-cover');
  t.red.spymaster.clues('fruit', 1);
  t.red.operative.touches('crown').passesTheTurnTo('red', 'opponent').because('missed');
  expect(t.spectator.due).toBe(1);
  t.red.spymaster.tries.clueing('bird', 1).isRefused('cover-first');
  t.red.operative.tries.touching('apple').isRefused('not-your-turn');
  t.red.operative.tries.covering('bank').isRefused('not-your-role');
  t.red.spymaster.tries.covering('apple').isRefused('not-the-opponents-agent');
  t.red.spymaster.tries.covering('crown').isRefused('card-covered');
  t.red.spymaster.covers('bank').shows('blue').passesTheTurnTo('red', 'clue');
  expect(t.spectator.cards[1]).toEqual({ word: 'bank', covered: 'blue', how: 'opponent', marks: [] });
  expect(t.spectator.due).toBe(0);
});

rule('C28', 'a turn that time ended is followed by the opponent too, who has no limit', () => {
  const t = table(drawing, { form, clock: { kind: 'limits', clue: 60, guess: 60 } });
  t.waits(60).passesTheTurnTo('red', 'opponent');
  expect(t.spectator.clock).toBeUndefined();
  t.waits(1000).changesNothing();
  t.red.spymaster.covers('bank');
  expect(t.spectator.clock).toBeDefined();
});

rule('C29', 'the assassin loses the game, without a score', () => {
  const t = table(drawing, { form });
  t.red.spymaster.clues('fruit', 1);
  t.red.operative.touches('dwarf').endsTheGame({ winner: 'blue', by: 'assassin' });
});

rule('C29', "the game is lost when the spymaster covers the opponent's last agent", () => {
  const t = opponentDownTo(1);
  t.red.spymaster.clues('coin', 1);
  t.red.operative.touches('crown').passesTheTurnTo('red', 'opponent');
  t.red.spymaster.covers('bank').endsTheGame({ winner: 'blue', by: 'outrun' });
});

rule('C29', "the game is lost when the team touches the opponent's last agent", () => {
  const t = opponentDownTo(1);
  t.red.spymaster.clues('coin', 1);
  t.red.operative.touches('bank').endsTheGame({ winner: 'blue', by: 'outrun' });
});

/** The team finds all its remaining agents, `apple` last. */
function wins(t: ReturnType<typeof table>) {
  t.red.spymaster.clues('everything', 'unlimited');
  t.red.operative.touchesAgentsBut('apple');
  return t.red.operative.touches('apple');
}

rule('C30', "a won game scores the opponent's agents that are not covered, from 1 to 8", () => {
  for (const score of [1, 2, 3, 4, 5, 6, 7, 8]) {
    wins(opponentDownTo(score)).endsTheGame({ winner: 'red', by: 'contacted', score });
  }
});

rule('C30', 'a view holds no other score', () => {
  const isShown = (score: number) =>
    viewSchema.shape.outcome.safeParse({ ending: 'contacted', winners: ['red'], score }).success;
  expect([0, 1, 8, 9].map(isShown)).toEqual([false, true, true, false]);
});

rule('C30', 'it makes no difference which side covered them', () => {
  const t = table(drawing, { form });
  t.red.spymaster.clues('fruit', 1);
  t.red.operative.touches('bank');
  t.red.spymaster.covers('flute');
  wins(t).endsTheGame({ winner: 'red', by: 'contacted', score: 6 });
});

rule('C32', 'an operative may object: the turn ends, and one more agent of the opponent is due', () => {
  const t = table(drawing, { form });
  t.red.operative.tries.objecting().isRefused('no-clue-to-object-to');
  t.red.spymaster.clues('fruit', 1);
  t.red.spymaster.tries.objecting().isRefused('not-yours-to-judge');
  t.red.secondOperative.objects().passesTheTurnTo('red', 'opponent').because('objection');
  expect([t.spectator.due, t.spectator.penalty]).toEqual([2, undefined]);
  t.red.operative.tries.objecting().isRefused('clue-already-illegal');
  t.red.spymaster.covers('bank').keepsTheTurn();
  t.red.spymaster.covers('flute').passesTheTurnTo('red', 'clue');
});

rule('C32', "an objection may come in the opponent's turn, or after it until the next clue", () => {
  const t = table(drawing, { form });
  t.red.spymaster.clues('fruit', 1);
  t.red.operative.touches('crown');
  t.red.operative.objects().keepsTheTurn().because('missed');
  expect(t.spectator.due).toBe(2);

  const late = table(drawing, { form });
  late.red.spymaster.clues('fruit', 1);
  late.red.operative.touches('crown');
  late.red.spymaster.covers('bank');
  late.red.operative.objects().passesTheTurnTo('red', 'opponent');
  expect(late.spectator.due).toBe(1);
  late.red.spymaster.covers('flute').passesTheTurnTo('red', 'clue');
});

rule('C32', 'no more is due than the opponent has left', () => {
  const t = opponentDownTo(1);
  t.red.spymaster.clues('coin', 1);
  t.red.operative.objects();
  expect(t.spectator.due).toBe(1);
  t.red.spymaster.covers('bank').endsTheGame({ winner: 'blue', by: 'outrun' });
});

rule('C32', 'nobody allows a clue for all: there is no other spymaster', () => {
  const t = table(drawing, { form });
  t.red.spymaster.clues('fruit', 1);
  t.red.operative.tries.allowing().isRefused('not-yours-to-judge');
});

rule('C32', 'all who play together see what the referee thought; who watches does not', () => {
  const t = table(drawing, { form });
  t.red.spymaster.clues('apples', 1, { verdict: 'illegal', rule: 'L6', codename: 'apple' });
  expect(t.red.operative.view.clues[0]?.opinion?.verdict).toBe('illegal');
  expect(t.spectator.clues[0]).not.toHaveProperty('opinion');
});
