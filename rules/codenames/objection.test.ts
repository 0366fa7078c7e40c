/** An illegal clue: C21 to C24. */
import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { codenames } from './game.ts';
import { table } from './scenario.ts';

const drawing = 'apple:red bank:blue crown:- dwarf:X eagle:red flute:blue';

rule('C21', 'an illegal clue ends the turn at once, and what was guessed stays', () => {
  const t = table(drawing);
  t.red.spymaster.clues('fruit', 2);
  t.red.operative.touches('apple');
  t.blue.spymaster.objects().passesTheTurnTo('blue').because('objection');
  expect(t.red.operative.sees('apple').covered).toBe('red');
  expect(t.spectator.clues[0]?.standing).toBe('illegal');
});

rule('C21', 'everyone reads who called a clue illegal, and what the referee thinks of it (L17)', () => {
  const t = table(drawing);
  const opinion = { verdict: 'doubtful', rule: 'L6', codename: 'crown' } as const;
  t.red.spymaster.clues('crowned', 1, opinion);
  expect(t.spectator.clues[0]).not.toHaveProperty('opinion');
  t.blue.spymaster.objects();
  for (const view of [t.spectator, t.red.operative.view, t.blue.operative.view]) {
    expect(view.clues[0]).toMatchObject({ standing: 'illegal', struckBy: t.blue.spymaster.seat.person, opinion });
  }
});

rule('C21', 'the turn ends also before the first guess', () => {
  const t = table(drawing);
  t.red.spymaster.clues('fruit', 2);
  t.blue.spymaster.objects().passesTheTurnTo('blue').because('objection');
  t.red.operative.tries.touching('apple').isRefused('not-your-turn');
});

rule('C21', 'a clue found illegal after its turn changes nothing but its standing and the penalty', () => {
  const t = table(drawing);
  t.red.spymaster.clues('fruit', 2);
  t.red.operative.touches('crown');
  t.blue.spymaster.objects().keepsTheTurn().because('missed');
  expect(t.spectator.clues[0]?.standing).toBe('illegal');
  expect(t.spectator.penalty).toBe('blue');
});

rule('C22', 'the other spymaster may cover one own agent before the next clue', () => {
  const t = table(drawing);
  t.red.spymaster.clues('fruit', 2);
  t.blue.spymaster.tries.covering('bank').isRefused('nothing-to-cover');
  t.blue.spymaster.objects();
  expect(t.red.operative.view.penalty).toBe('blue');
  t.blue.operative.tries.covering('bank').isRefused('not-your-role');
  t.red.spymaster.tries.covering('apple').isRefused('nothing-to-cover');
  t.blue.spymaster.tries.covering('apple').isRefused('not-your-agent');
  t.blue.spymaster.covers('bank').shows('blue').keepsTheTurn();
  expect(t.spectator.cards[1]).toEqual({ word: 'bank', covered: 'blue', how: 'penalty', marks: [] });
  t.blue.spymaster.tries.covering('flute').isRefused('nothing-to-cover');
  t.blue.spymaster.clues('money', 1).passesTheTurnTo('blue', 'guess');
});

rule('C22', 'a card that is covered cannot be covered again', () => {
  const t = table(drawing);
  t.red.spymaster.clues('fruit', 2);
  t.red.operative.touches('bank');
  t.blue.spymaster.objects();
  t.blue.spymaster.tries.covering('bank').isRefused('card-covered');
  t.blue.spymaster.tries.covering('flute').isAccepted();
});

rule('C22', 'nobody has to cover: the next clue ends the offer', () => {
  const t = table(drawing);
  t.red.spymaster.clues('fruit', 2);
  t.blue.spymaster.objects();
  t.blue.spymaster.clues('money', 1);
  expect(t.spectator.penalty).toBeUndefined();
  t.blue.spymaster.tries.covering('bank').isRefused('nothing-to-cover');
});

rule('C22', 'an offer outlasts a turn that was lost without a clue, and is taken in the own turn', () => {
  const t = table(drawing, { clock: { kind: 'limits', clue: 60, guess: 60 } });
  t.red.spymaster.clues('fruit', 2);
  t.blue.spymaster.objects();
  t.waits(60).passesTheTurnTo('red');
  t.blue.spymaster.tries.covering('bank').isRefused('not-your-turn');
  t.red.spymaster.clues('bird', 1);
  t.red.operative.touches('crown').passesTheTurnTo('blue');
  t.blue.spymaster.covers('bank').keepsTheTurn();
});

rule('C22', 'an offer ends with the game', () => {
  const t = table(drawing, { clock: { kind: 'limits', clue: 60, guess: 60 } });
  t.red.spymaster.clues('fruit', 2);
  t.blue.spymaster.objects();
  t.waits(60).passesTheTurnTo('red');
  t.red.spymaster.clues('bird', 1);
  t.red.operative.touches('dwarf').endsTheGame({ winner: 'blue', by: 'assassin' });
  expect(t.spectator.penalty).toBeUndefined();
});

rule('C22', 'covering the last one wins', () => {
  const t = table(drawing, { starts: 'blue' });
  t.blue.spymaster.clues('everything', 'unlimited');
  t.blue.operative.touchesAgentsBut('bank');
  t.blue.operative.stops();
  t.red.spymaster.clues('fruit', 2);
  t.blue.spymaster.objects();
  t.blue.spymaster.covers('bank').endsTheGame({ winner: 'blue', by: 'penalty' });
});

rule('C23', 'a clue that nobody objects to stands', () => {
  const t = table(drawing);
  t.red.spymaster.clues('fruit', 2);
  t.red.operative.touches('crown');
  t.blue.spymaster.clues('money', 1);
  expect(t.spectator.clues[0]?.standing).toBe('given');
});

rule('C23', 'only the other spymaster judges a clue', () => {
  const t = table(drawing);
  t.blue.spymaster.tries.objecting().isRefused('no-clue-to-object-to');
  t.blue.spymaster.tries.allowing().isRefused('no-clue-to-object-to');
  t.red.spymaster.clues('fruit', 2);
  for (const { tries } of [t.red.spymaster, t.red.operative, t.blue.operative]) {
    tries.objecting().isRefused('not-yours-to-judge');
    tries.allowing().isRefused('not-yours-to-judge');
  }
  t.blue.spymaster.tries.objecting().isAccepted();
});

rule('C23', 'what the other spymaster allows is allowed', () => {
  const t = table(drawing);
  t.red.spymaster.clues('fruit', 2);
  t.blue.spymaster.allows().keepsTheTurn();
  expect(t.red.operative.view.clues[0]?.standing).toBe('allowed');
  t.blue.spymaster.tries.objecting().isRefused('clue-was-allowed');
  t.blue.spymaster.tries.allowing().isRefused('clue-was-allowed');
});

rule('C23', 'a clue is found illegal once', () => {
  const t = table(drawing);
  t.red.spymaster.clues('fruit', 2);
  t.blue.spymaster.objects();
  t.blue.spymaster.tries.objecting().isRefused('clue-already-illegal');
  t.blue.spymaster.tries.allowing().isRefused('clue-already-illegal');
});

rule('C23', 'only before the next clue can a clue still be objected to', () => {
  const t = table(drawing);
  t.red.spymaster.clues('fruit', 2);
  t.red.operative.touches('crown');
  t.blue.spymaster.tries.objecting().isAccepted();
  t.blue.spymaster.clues('money', 1);
  t.blue.spymaster.tries.objecting().isRefused('not-yours-to-judge');
  t.red.spymaster.objects().passesTheTurnTo('red');
  expect(t.spectator.clues.map(({ standing }) => standing)).toEqual(['given', 'illegal']);
});

rule('C24', 'the spymasters have a channel of their own, out of the sight of operatives', () => {
  for (const form of ['teams', 'three'] as const) {
    const inChannel = codenames
      .places({ form, clock: { kind: 'off' } })
      .filter(({ channel }) => channel === 'spymasters');
    expect(inChannel.map(({ team, role }) => `${team} ${role}`)).toEqual(['red spymaster', 'blue spymaster']);
  }
});
