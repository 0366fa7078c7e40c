/** People have the last word on a clue, before it is given and after: L12, L18, C24, C21, C23, D32, D34. */
import { describe, expect } from 'vitest';
import { type RefereeOptions, usualReferee } from './clues/referee.ts';
import { codenames } from './codenames/game.ts';
import { table } from './codenames/scenario.ts';
import { duet } from './duet/game.ts';
import { table as duetTable } from './duet/scenario.ts';
import type { Opinion } from './kernel/opinion.ts';
import { rule } from './testing/rule.ts';

const drawing = 'apple:red bank:blue crown:- dwarf:X vinci:red';
const modes = ['advise', 'strict', 'off'] as const;
const severalWords: Opinion = { verdict: 'illegal', rule: 'L1', reason: 'several-words' };
const form: Opinion = { verdict: 'illegal', rule: 'L6', codename: 'apple', reason: 'form' };

function agreed(mode: RefereeOptions['mode']): RefereeOptions {
  return { ...usualReferee, mode };
}

describe.each(modes)('the referee on %s', (mode) => {
  const referee = agreed(mode);

  rule('L12', 'New York can be played if the other spymaster allows it first, and then nobody can object', () => {
    for (const form of ['teams', 'three'] as const) {
      const t = table(drawing, { form, referee });
      t.red.spymaster.asks('New  York', severalWords).keepsTheTurn();
      t.blue.spymaster.answers('new york', true).keepsTheTurn();
      t.red.spymaster.clues('New York', 2, severalWords).passesTheTurnTo('red', 'guess');
      expect(t.spectator.clues).toMatchObject([{ word: 'New York', number: 2, standing: 'allowed' }]);
      t.blue.spymaster.tries.objecting().isRefused('clue-was-allowed');
      expect(t.state.asked).toBeUndefined();
    }
  });

  rule('L12', 'New York can be played together, if the guessers allow it first', () => {
    const t = table(drawing, { form: 'together', referee });
    t.red.spymaster.asks('New York', severalWords);
    t.red.operative.answers('New York', true);
    t.red.secondOperative.answers('New York', true);
    t.red.spymaster.clues('New York', 2, severalWords);
    t.red.operative.tries.objecting().isRefused('clue-was-allowed');

    const two = duetTable('', { referee });
    two.west.asks('New York', severalWords);
    for (const { answers } of [two.west.second, two.east, two.east.second].slice(mode === 'strict' ? 0 : 2)) {
      answers('New York', true);
    }
    two.west.clues('New York', 2, { opinion: severalWords });
    expect(two.spectator.clues).toMatchObject([{ word: 'New York', standing: 'allowed' }]);
    two.east.tries.objecting().isRefused('clue-was-allowed');
  });

  rule('L18', 'people can allow whatever the referee would refuse, a codename among other words too', () => {
    const t = table(drawing, { referee });
    for (const word of ['apples', 'Leonardo da Vinci']) {
      t.red.spymaster.asks(word, form);
      t.blue.spymaster.answers(word, true);
      t.red.spymaster.tries.clueing(word, 1, form).isAccepted();
    }
  });

  rule('L18', 'nobody can allow the codename itself, however it is written', () => {
    const t = table(drawing, { referee });
    for (const word of ['apple', ' APPLE ', 'ap ple', 'ap-ple', '\u0430pple']) {
      t.red.spymaster.tries.asking(word).isRefused('clue-is-codename', 'apple');
    }
    t.red.spymaster.tries.asking(' ?! ').isRefused('clue-one-word');
    duetTable('snowman:A/-', { referee }).west.tries.asking('snow man').isRefused('clue-is-codename', 'snowman');
  });
});

rule(
  'L18',
  'at a table that is not strict, several words may be given at once, and the judge decides afterwards',
  () => {
    for (const mode of ['advise', 'off'] as const) {
      const t = table(drawing, { referee: agreed(mode) });
      t.red.spymaster.clues('New York', 1, severalWords);
      t.blue.spymaster.tries.objecting().isAccepted();
      t.blue.spymaster.allows();
      expect(t.state.clues[0]?.standing).toBe('allowed');
      const two = duetTable('', { referee: agreed(mode) });
      two.west.clues('New York', 1, { opinion: severalWords });
      two.east.tries.objecting().isAccepted();
      two.east.allows();
      expect(two.state.clues[0]?.standing).toBe('allowed');
    }
  },
);

rule('L18', 'at a strict table a refused clue stays refused without the other spymaster, for that word alone', () => {
  const t = table(drawing, { referee: agreed('strict') });
  t.red.spymaster.tries.clueing('New York', 1, severalWords).isRefused('clue-one-word');
  t.red.spymaster.asks('New York', severalWords);
  t.red.spymaster.tries.clueing('New York', 1, severalWords).isRefused('clue-one-word');
  t.blue.spymaster.answers('New York', true);
  t.red.spymaster.tries.clueing('Old York', 1, severalWords).isRefused('clue-one-word');
  t.red.spymaster.tries.clueing('apples', 1, form).isRefused('clue-illegal');
  t.red.spymaster.tries.clueing('New York', 1, severalWords).isAccepted();
  // It holds for one clue.
  t.red.spymaster.clues('fruit', 1, { verdict: 'legal' });
  t.red.operative.touches('crown');
  t.blue.spymaster.clues('money', 1);
  t.blue.operative.touches('apple');
  t.red.spymaster.tries.clueing('New York', 1, severalWords).isRefused('clue-one-word');
});

rule('L18', 'a clue that was refused beforehand cannot be given at a strict table, and costs nothing', () => {
  const t = table(drawing, { referee: agreed('strict') });
  t.red.spymaster.asks('apples', form);
  t.blue.spymaster.answers('apples', false).keepsTheTurn();
  expect(t.red.spymaster.view.asked).toMatchObject({ word: 'apples', answer: 'refused' });
  t.red.spymaster.tries.clueing('apples', 1, form).isRefused('clue-illegal');
  t.red.spymaster.tries.asking('Apples').isRefused('asked-already');
  t.red.spymaster.asks('New York');
  t.blue.spymaster.tries.answering('apples').isRefused('nothing-asked');
  t.blue.spymaster.tries.answering('New York').isAccepted();
});

rule('L18', 'played together at a strict table, everyone has to agree, and one refusal is enough', () => {
  const referee = agreed('strict');
  const t = table(drawing, { form: 'together', referee });
  t.red.spymaster.asks('New York', severalWords);
  t.red.operative.answers('New York', true);
  t.red.operative.answers('New York', true).changesNothing();
  expect(t.red.operative.view.asked).toMatchObject({ yes: ['red operative'], awaits: ['red second operative'] });
  t.red.spymaster.tries.clueing('New York', 2, severalWords).isRefused('clue-one-word');
  t.red.secondOperative.answers('New York', false);
  expect(t.red.spymaster.view.asked?.answer).toBe('refused');

  const two = duetTable('', { referee });
  two.west.asks('New York', severalWords);
  // Asking is agreeing: the asker alone decides nothing.
  two.west.answers('New York', true);
  two.east.answers('New York', true);
  two.east.second.answers('New York', true);
  expect(two.east.view.asked).toMatchObject({ awaits: ['second west'], answer: 'open', side: 'west' });
  two.west.second.answers('New York', true);
  two.west.clues('New York', 1, { opinion: severalWords });
});

rule('L18', 'nobody waits for someone who has left, nor for the answer to someone who has', () => {
  const t = table(drawing, { form: 'together', referee: agreed('strict') });
  t.red.spymaster.asks('New York', severalWords);
  t.red.operative.answers('New York', true);
  t.leaves(t.red.secondOperative.seat);
  t.red.spymaster.tries.clueing('New York', 2, severalWords).isAccepted();
  const two = duetTable('', { referee: agreed('strict') });
  two.west.asks('New York', severalWords);
  two.leaves(two.west.seat);
  expect(two.east.view.asked).toBeUndefined();
});

rule('L18', 'who sits down while a question is open has to agree too', () => {
  const t = table(drawing, { form: 'together', referee: agreed('strict') });
  t.leaves(t.red.secondOperative.seat);
  t.red.spymaster.asks('New York', severalWords);
  t.joins(t.red.secondOperative.seat);
  t.red.operative.answers('New York', true);
  expect(t.red.spymaster.view.asked).toMatchObject({ awaits: ['red second operative'], answer: 'open' });
  t.red.spymaster.tries.clueing('New York', 2, severalWords).isRefused('clue-one-word');
  t.red.secondOperative.answers('New York', true);
  t.red.spymaster.tries.clueing('New York', 2, severalWords).isAccepted();

  const two = duetTable('', { referee: agreed('strict') });
  two.leaves(two.east.second.seat);
  two.west.asks('New York', severalWords);
  two.joins(two.east.second.seat);
  two.east.answers('New York', true);
  two.west.second.answers('New York', true);
  expect(two.west.view.asked).toMatchObject({ awaits: ['second east'], answer: 'open' });
  two.east.second.answers('New York', true);
  two.west.tries.clueing('New York', 1, severalWords).isAccepted();
});

rule('L18', 'where the guessers judge, they read the word: one question a turn', () => {
  const t = table(drawing, { form: 'together' });
  t.red.spymaster.asks('New York');
  t.red.spymaster.tries.asking('fruit').isRefused('asked-already');
  t.red.operative.tries.answering('New York').isAccepted();
  const two = duetTable();
  two.west.asks('New York');
  two.west.second.tries.asking('fruit').isRefused('asked-already');
  two.west.second.tries.answering('New York').isRefused('not-yours-to-judge');
  two.east.clues('money', 1);
  expect(two.state.asked).toBeUndefined();
});

rule('L18', 'whatever can be given can be asked about: up to 40 characters', () => {
  for (const { action } of [codenames.schemas, duet.schemas]) {
    for (const [length, isClue] of [
      [0, false],
      [1, true],
      [40, true],
      [41, false],
    ] as const) {
      const word = 'x'.repeat(length);
      const moves = [
        { kind: 'giveClue', word, number: 1 },
        { kind: 'askClue', word },
        { kind: 'answerClue', word, yes: true },
      ];
      for (const move of moves) expect(action.safeParse(move).success, `${move.kind} ${length}`).toBe(isClue);
    }
  }
});

rule('C24', 'a question reaches the other spymaster and nobody else, and says nothing but the word', () => {
  for (const form of ['teams', 'three'] as const) {
    const t = table(drawing, { form });
    const before = [t.spectator, t.red.operative.view, t.blue.operative.view, t.both.operative.view];
    t.red.spymaster.asks('apples', { verdict: 'illegal', rule: 'L6', codename: 'apple', reason: 'form' });
    expect(t.blue.spymaster.view.asked).toEqual({
      by: 'red spymaster',
      word: 'apples',
      opinion: { verdict: 'illegal', rule: 'L6', codename: 'apple', reason: 'form' },
      yes: [],
      awaits: [],
      answer: 'open',
    });
    t.blue.spymaster.answers('apples', false);
    expect([t.spectator, t.red.operative.view, t.blue.operative.view, t.both.operative.view]).toEqual(before);
  }
  const two = duetTable();
  const before = two.spectator;
  two.west.asks('New York');
  expect(two.spectator).toEqual(before);
});

rule('C24', 'the spymaster in turn asks, the other one answers, and nobody else', () => {
  const t = table(drawing);
  t.blue.spymaster.tries.asking('money').isRefused('not-your-turn');
  t.red.operative.tries.asking('fruit').isRefused('not-your-role');
  t.blue.spymaster.tries.answering('fruit').isRefused('nothing-asked');
  t.red.spymaster.asks('fruit');
  for (const { tries } of [t.red.spymaster, t.red.operative, t.blue.operative]) {
    tries.answering('fruit').isRefused('not-yours-to-judge');
  }
  t.blue.spymaster.answers('fruit', true);
  t.blue.spymaster.tries.answering('fruit', false).isRefused('nothing-asked');
});

rule('C24', 'a question ends with its turn', () => {
  const t = table(drawing, { clock: { kind: 'limits', clue: 60, guess: 60 } });
  t.red.spymaster.asks('New York');
  t.waits(60).passesTheTurnTo('blue');
  expect(t.red.spymaster.view.asked).toBeUndefined();
});

rule('C23', 'an operative of the other team can raise a hand, which only their own team sees', () => {
  const t = table(drawing);
  t.blue.operative.tries.raisingAHand().isRefused('no-clue-to-object-to');
  t.red.spymaster.clues('fruit', 2);
  t.red.operative.tries.raisingAHand().isRefused('not-yours-to-judge');
  t.blue.spymaster.tries.raisingAHand().isRefused('not-your-role');
  t.blue.operative.raisesAHand().keepsTheTurn();
  t.blue.operative.raisesAHand().changesNothing();
  t.blue.secondOperative.raisesAHand();
  for (const { view } of [t.blue.spymaster, t.blue.operative]) {
    expect(view.clues[0]?.hands).toEqual(['blue operative', 'blue second operative']);
  }
  for (const view of [t.spectator, t.red.spymaster.view, t.red.operative.view]) {
    expect(view.clues[0]).not.toHaveProperty('hands');
  }
  // The spymaster decides.
  expect(t.spectator.clues[0]?.standing).toBe('given');
  t.blue.spymaster.allows();
  t.blue.operative.tries.raisingAHand().isRefused('clue-was-allowed');
});

rule('C23', 'the third person of three may raise a hand too; played together the operatives object themselves', () => {
  const t = table(drawing, { form: 'three' });
  t.red.spymaster.clues('fruit', 2);
  t.both.operative.raisesAHand();
  expect(t.blue.spymaster.view.clues[0]?.hands).toEqual(['both operative']);
  expect(t.red.spymaster.view.clues[0]).not.toHaveProperty('hands');
  const together = table(drawing, { form: 'together' });
  together.red.spymaster.clues('fruit', 2);
  together.red.operative.tries.raisingAHand().isRefused('not-your-role');
});

rule('C21', 'a spymaster can own up to an illegal clue: it ends the turn like an objection', () => {
  const t = table(drawing);
  t.red.spymaster.tries.owningUp().isRefused('no-clue-to-object-to');
  t.red.spymaster.clues('fruit', 2);
  t.red.operative.tries.owningUp().isRefused('not-your-role');
  t.blue.spymaster.tries.owningUp().isRefused('not-yours-to-judge');
  t.red.spymaster.ownsUp().passesTheTurnTo('blue').because('objection');
  expect(t.spectator).toMatchObject({ penalty: 'blue', clues: [{ standing: 'illegal' }] });
  const together = table(drawing, { form: 'together' });
  together.red.spymaster.clues('fruit', 2);
  together.red.spymaster.ownsUp().passesTheTurnTo('red', 'opponent');
  expect(together.spectator.due).toBe(2);
});

rule('C23', 'nobody owns up to what the other spymaster has allowed', () => {
  const t = table(drawing);
  t.red.spymaster.clues('fruit', 2);
  t.blue.spymaster.allows();
  t.red.spymaster.tries.owningUp().isRefused('clue-was-allowed');
});

rule('D32', 'the side that gave a clue can own up to it: it costs the token, and is guessed on', () => {
  const t = duetTable();
  t.west.clues('fruit', 2);
  t.east.tries.owningUp().isRefused('not-yours-to-judge');
  t.west.second.ownsUp().keepsTheTurn().leaves({ supply: '8-8', discarded: 1 });
  t.west.tries.owningUp().isRefused('clue-already-illegal');
});

rule('L18', 'a view tells beforehand what can be asked and given', () => {
  const t = table(drawing, { referee: agreed('strict') });
  const clue = { kind: 'giveClue', word: 'New York', number: 1 } as const;
  expect(codenames.permits(t.red.spymaster.view, clue)).toBe('clue-one-word');
  // L12: even a place that the referee only doubts is for people to allow; a word spelled with a hyphen is not.
  expect(codenames.permits(t.red.spymaster.view, clue, { verdict: 'doubtful', rule: 'L12' })).toBe('clue-illegal');
  expect(codenames.permits(t.red.spymaster.view, clue, { verdict: 'doubtful', rule: 'L1' })).toBeUndefined();
  t.red.spymaster.asks('New York');
  t.blue.spymaster.answers('New York', true);
  expect(codenames.permits(t.red.spymaster.view, clue)).toBeUndefined();
  const two = duetTable('', { referee: agreed('strict') });
  expect(duet.permits(two.west.view, clue, severalWords)).toBe('clue-one-word');
});
