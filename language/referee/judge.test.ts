/** Properties of the referee that hold in every language and for any string. */

import { reasons } from '@safehouse/rules/kernel/opinion.ts';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { loadPacks } from '../loader.ts';
import { readPack } from '../pack.ts';
import { grammars } from './languages/index.ts';
import { Referee } from './referee.ts';

const languages = Object.keys(grammars);
const { packs } = loadPacks();
const referee = new Referee(packs);
beforeAll(() => referee.load());

function cardsOf(language: string): string[] {
  return packs.filter((pack) => pack.language === language).flatMap(({ cards }) => cards);
}

test.each(languages)('L1 in %s nothing is no clue, and one word may have spaces and signs around it', (language) => {
  for (const clue of ['', ' ', '!?', '-']) {
    expect(referee.judge(clue, [], language)).toMatchObject({ verdict: 'illegal', rule: 'L1', reason: 'empty' });
  }
  expect(referee.judge('a b', [], language)).toMatchObject({ verdict: 'illegal', rule: 'L1', reason: 'several-words' });
});

test.each(languages)('L2 and L3 in %s a single letter is doubtful, a number is fine', (language) => {
  expect(referee.judge('X', [], language)).toMatchObject({ verdict: 'doubtful', rule: 'L2', reason: 'letter' });
  expect(referee.judge('007', [], language).verdict).toBe('legal');
  expect(referee.judge('1984', [], language).verdict).toBe('legal');
});

test.each([
  ['da', 'idé', 'ide'],
  ['da', 'sommer\u00ADfugl', 'sommerfugl'],
  ['en', 'cafe', 'cafe\u0301'],
  ['en', 'fox', 'f\u200Bo\u200Bx'],
  ['en', 'fox', 'ｆｏｘ'],
  ['it', 'città', "citta'"],
  ['ro', 'pește', 'peşte'],
])('L6 and L11 in %s %s is %s in other letters', (language, codename, clue) => {
  const opinion = referee.judge(clue, ['bank', codename], language);
  expect(opinion).toMatchObject({ verdict: 'illegal', rule: 'L6', codename, reason: 'same' });
});

test.each([
  ['da', 'gåde', 'gade'],
  ['da', 'får', 'far'],
  ['hu', 'kör', 'kor'],
  ['fi', 'säde', 'sade'],
  ['ro', 'râu', 'rău'],
])('L11 in %s %s is not %s', (language, codename, clue) => {
  expect(referee.judge(clue, [codename], language).verdict).toBe('legal');
});

test.each(languages)('L6 in %s every card is illegal as its own clue, in small and in capital letters', (language) => {
  const missed = cardsOf(language).filter((card) => {
    const word = card.replaceAll('\u00AD', '');
    return [word, word.toUpperCase(), word.toLowerCase()].some(
      (clue) => referee.judge(clue, [card], language).verdict !== 'illegal',
    );
  });
  expect(missed).toEqual([]);
});

test.each(languages)('L8 in %s other cards of the packs are legal clues for a card', (language) => {
  const cards = cardsOf(language);
  const accused = cards.flatMap((card, at) => {
    const other = (cards[(at + 401) % cards.length] ?? '').replaceAll('\u00AD', '');
    return referee.judge(other, [card], language).verdict === 'legal' ? [] : [`${other} : ${card}`];
  });
  expect(accused).toEqual([]);
});

test.each(languages)('L17 in %s any string gets an opinion', (language) => {
  const cards = cardsOf(language).slice(0, 25);
  const nearly = fc
    .tuple(fc.constantFrom(...cards), fc.string({ unit: 'binary', maxLength: 20 }))
    .map(([card, more]) => card + more);
  const any = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(...'aeioutrnslkmpå-ő '), maxLength: 40 }),
    nearly,
  );
  fc.assert(
    fc.property(any, (clue) => {
      const { verdict, rule, reason, codename } = referee.judge(clue, cards, language);
      expect(['legal', 'doubtful', 'illegal']).toContain(verdict);
      expect(rule === undefined).toBe(verdict === 'legal');
      if (reason !== undefined) expect(reasons).toContain(reason);
      if (codename !== undefined) expect(cards).toContain(codename);
    }),
    { numRuns: 2000 },
  );
});

test('L6 notes behind a card go before the dictionary: family, strangers, and what people would argue about', () => {
  const bytes = new TextEncoder().encode('fox > vixen ! foxglove ? foxtrot-\nsnowman = snow + man');
  const { cards, families } = readPack(bytes, { file: 'x', language: 'xx', least: 1 });
  const noted = new Referee([{ language: 'xx', cards, families }]);
  const verdict = (clue: string) => noted.judge(clue, ['fox', 'snowman'], 'xx');
  expect(verdict('vixen')).toMatchObject({ verdict: 'illegal', rule: 'L6', reason: 'form' });
  expect(verdict('foxglove').verdict).toBe('legal');
  expect(verdict('foxtrotting')).toMatchObject({ verdict: 'doubtful', rule: 'L6', reason: 'near' });
  expect(verdict('man')).toMatchObject({ verdict: 'illegal', rule: 'L7', reason: 'part' });
});

test('L17 the same question has the same answer, whatever was asked before', () => {
  const fresh = new Referee(packs);
  const asked = ['fox', 'parking', 'snow'].map((clue) => referee.judge(clue, ['park', 'snowman'], 'en').verdict);
  expect(asked).toEqual(['legal', 'illegal', 'illegal']);
  expect(fresh.judge('park', ['park'], 'en')).toMatchObject({ verdict: 'illegal', limited: true });
});

test.each([
  ['snöbollar', 'snöboll', 'L6'],
  ['boll', 'snöboll', 'L7'],
])('L8 of a language it does not know it doubts letters that meet: %s and %s', (clue, codename, rule) => {
  const opinion = { verdict: 'doubtful', rule, codename, reason: 'near', limited: true };
  expect(referee.judge(clue, [codename], 'sv')).toEqual(opinion);
  expect(referee.judge('vinter', [codename], 'sv')).toEqual({ verdict: 'legal', limited: true });
});
