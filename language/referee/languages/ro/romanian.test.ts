/** Romanian families that no ending shows, and words that only look like forms. */
import { beforeAll, expect, test } from 'vitest';
import { loadPacks } from '../../../loader.ts';
import { Referee } from '../../referee.ts';
import { verdictsBy } from '../../testing/verdicts.ts';

const { packs } = loadPacks();
const referee = new Referee(packs);
beforeAll(() => referee.load(['ro']));

const verdicts = verdictsBy(referee, 'ro');

test.each([
  ['alb', 'albă alba albele'],
  ['gol', 'goală goi goale'],
  ['mic', 'mică mici micile'],
  ['viu', 'vie vii'],
  ['vână', 'vine vinele'],
  ['geamăt', 'gemete gemetele geme'],
])('L11 forms of %s, although the dictionary has them as words of their own', (codename, clues) => {
  const words = clues.split(' ');
  expect(verdicts(codename, words)).toEqual(words.map((word) => `${word} illegal`));
});

test.each([
  ['doagă', 'dogar'],
  ['violent', 'violență'],
  ['generos', 'generozitate'],
  ['striga', 'strigăt'],
  ['patina', 'patinoar patinaj'],
  ['întrerupe', 'întrerupt întrerupător'],
  ['expune', 'expoziție expus'],
  ['litru', 'hectolitru decilitru'],
  ['zece', 'douăzeci paisprezece'],
  ['Albania', 'albanez albaneză'],
  ['Prahova', 'prahovean'],
])('L6 words of the family of %s', (codename, clues) => {
  const words = clues.split(' ');
  expect(verdicts(codename, words)).toEqual(words.map((word) => `${word} illegal`));
});

test.each([
  ['colivie', 'colivă'],
  ['port', 'Portugalia portativ'],
  ['conte', 'context contemporan'],
  ['sud-est', 'sudură'],
  ['între', 'întrerupt'],
  ['scurt', 'scurgere'],
])('L8 words that look like %s by chance', (codename, clues) => {
  const words = clues.split(' ');
  expect(verdicts(codename, words)).toEqual(words.map((word) => `${word} legal`));
});

test.each([
  ['cer', 'cere cerut'],
  ['vin', 'veni venit'],
  ['car', 'căra cărat'],
  ['tac', 'tăcea tăcere'],
  ['minciună', 'minte minți'],
])('L11 %s spells a form of a verb, so the verb is the same word', (codename, clues) => {
  const words = clues.split(' ');
  expect(verdicts(codename, words)).toEqual(words.map((word) => `${word} illegal`));
});

test('L1 plants, animals and many others are only written with a hyphen', () => {
  const words = 'argint-viu mai-mult-ca-perfect gura-leului limba-cucului ac-de-mare fotoliu-pat'.split(' ');
  expect(verdicts('scaun', words)).toEqual(words.map((word) => `${word} legal`));
});

test('L10 learned first parts join any word, others only make words up', () => {
  expect(verdicts('scaun', ['motostivuitor', 'autocros', 'ursopian', 'lunopantof'])).toEqual([
    'motostivuitor legal',
    'autocros legal',
    'ursopian illegal',
    'lunopantof illegal',
  ]);
});
