/** The ground floor of the referee, rule by rule. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judge } from './judge.ts';

test.each([
  ['hu', 'fekete péntek'],
  ['en', 'ice\u00A0cream'],
  ['en', '!?'],
  ['en', ' '],
])('L1 in %s, “%s” is not one word', (language, clue) => {
  expect(judge(clue, [], language)).toEqual({ verdict: 'illegal', rule: 'L1' });
});

test('L1 one word may have spaces and signs around it', () => {
  expect(judge('  fruit! ', ['apple'], 'en')).toEqual({ verdict: 'legal' });
});

test('L2 a single letter is doubtful, a digit is not', () => {
  expect(judge('A', ['apple'], 'en')).toEqual({ verdict: 'doubtful', rule: 'L2' });
  expect(judge('7', ['dwarf'], 'en')).toEqual({ verdict: 'legal' });
});

describe('L6 a visible codename itself is illegal', () => {
  test.each([
    ['da', 'MÅL', 'mål'],
    ['da', 'idé', 'ide'],
    ['fi', 'MYRSKY', 'myrsky'],
    ['hu', 'DRÁGAKŐ', 'drágakő'],
    ['it', 'città', "citta'"],
    ['ro', 'pește', 'peşte'],
    ['da', 'sommer\u00ADfugl', 'sommerfugl'],
    ['en', 'cafe', 'cafe\u0301'],
    ['en', 'fox', 'f\u200Bo\u200Bx'],
    ['en', 'snowman', 'snow-man'],
    ['en', 'fox', 'ｆｏｘ'],
  ])('%s: %s and %s', (language, codename, clue) => {
    expect(judge(clue, ['bank', codename], language)).toEqual({ verdict: 'illegal', rule: 'L6', codename });
  });
});

describe('L11 another letter makes another word', () => {
  test.each([
    ['da', 'gåde', 'gade'],
    ['da', 'får', 'far'],
    ['hu', 'kör', 'kor'],
    ['hu', 'öl', 'ől'],
    ['fi', 'säde', 'sade'],
    ['ro', 'râu', 'rău'],
  ])('%s: %s and %s', (language, codename, clue) => {
    expect(judge(clue, [codename], language)).toEqual({ verdict: 'legal' });
  });
});

test('L6 a word that contains a visible codename is doubtful', () => {
  expect(judge('parking', ['bank', 'park'], 'en')).toEqual({ verdict: 'doubtful', rule: 'L6', codename: 'park' });
});

test('L7 a part of a visible codename is doubtful', () => {
  expect(judge('sne', ['snemand'], 'da')).toEqual({ verdict: 'doubtful', rule: 'L7', codename: 'snemand' });
});

test('L8 two letters inside a word are chance', () => {
  expect(judge('is', ['island'], 'en')).toEqual({ verdict: 'legal' });
});

test('the worst comes first: the codename itself before one that contains it', () => {
  expect(judge('park', ['parkour', 'park'], 'en')).toEqual({ verdict: 'illegal', rule: 'L6', codename: 'park' });
});

test('a clue is cut at 40 characters', () => {
  expect(judge(`${'a'.repeat(40)} b`, [], 'en')).toEqual({ verdict: 'legal' });
});

test('any strings whatever get an opinion', () => {
  const anything = fc.string({ unit: 'binary', maxLength: 60 });
  fc.assert(
    fc.property(
      anything,
      fc.array(anything, { maxLength: 25 }),
      fc.oneof(anything, fc.constantFrom('da', 'hu', 'ro', 'toString', '__proto__')),
      (clue, visible, language) => {
        const { verdict, codename } = judge(clue, visible, language);
        expect(['legal', 'doubtful', 'illegal']).toContain(verdict);
        if (codename !== undefined) expect(visible).toContain(codename);
      },
    ),
  );
});
