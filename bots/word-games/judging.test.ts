/** How bots answer when a clue is asked about, and what they object to. */
import { table } from '@safehouse/rules/codenames/scenario.ts';
import { table as duetTable } from '@safehouse/rules/duet/scenario.ts';
import type { Opinion } from '@safehouse/rules/kernel/opinion.ts';
import { expect, test } from 'vitest';
import { linked } from '../testing/linked-meaning.ts';
import { codenamesMoves } from './codenames.ts';
import { duetMoves } from './duet.ts';

const meaning = linked({});
const several: Opinion = { verdict: 'illegal', rule: 'L1', reason: 'several-words' };
const kin: Opinion = { verdict: 'illegal', rule: 'L6', codename: 'apple', reason: 'form' };

function answer(word: string, opinion?: Opinion): unknown {
  const t = table('apple:red');
  t.red.spymaster.asks(word, opinion);
  return codenamesMoves(t.blue.spymaster.view, 'normal', meaning).actions;
}

test('C24 a bot of the other team lets a name pass, and what the referee does not mind, but no form of a codename', () => {
  const says = (word: string, yes: boolean) => [{ kind: 'answerClue', word, yes }];
  expect(answer('New York', several)).toEqual(says('New York', true));
  expect(answer('very cold', several)).toEqual(says('very cold', false));
  expect(answer('apples', kin)).toEqual(says('apples', false));
  expect(answer('apples', { ...kin, limited: true })).toEqual(says('apples', true));
  expect(answer('zorp', { verdict: 'doubtful', rule: 'L5' })).toEqual(says('zorp', true));
  expect(answer('fruit')).toEqual(says('fruit', true));
});

test('C23 a bot judges a clue that was given as it answers a question', () => {
  const judged = (word: string, opinion: Opinion) => {
    const t = table('apple:red');
    t.red.spymaster.clues(word, 1, opinion);
    return codenamesMoves(t.blue.spymaster.view, 'normal', meaning).actions;
  };
  expect(judged('New York', several)).toEqual([{ kind: 'allow' }]);
  expect(judged('very cold', several)).toEqual([{ kind: 'object' }]);
  expect(judged('apples', kin)).toEqual([{ kind: 'object' }]);
});

test('L18 bots that play together agree to what is asked', () => {
  const t = table('apple:red', { form: 'together' });
  t.red.spymaster.asks('very cold', several);
  const agreed = [{ kind: 'answerClue', word: 'very cold', yes: true }];
  expect(codenamesMoves(t.red.operative.view, 'normal', meaning).actions).toEqual(agreed);
  const two = duetTable();
  two.west.asks('very cold', several);
  expect(duetMoves(two.east.view, 'east', 'normal', meaning).actions).toEqual(agreed);
});
