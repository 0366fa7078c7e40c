/** Typed text is cleaned for display, and names that look alike are recognized. */
import { describe, expect, test } from 'vitest';
import { lookOf, tidyLine, tidyName } from './text.ts';

describe('a name', () => {
  test.each([
    ['has no control characters', 'A\u0000n\u0007n\u007f', 'Ann'],
    ['does not turn the text around it', '\u202ennA\u202c', 'nnA'],
    ['has no half of a character', 'Ann\ud800', 'Ann'],
    ['has no blank letters', 'An\u3164n\u2800\u115f', 'Ann'],
    ['has one space at a time, and none around', '  Ann \t Lee\n', 'Ann Lee'],
    ['has at most three marks on a letter', `A\u0335${'\u0336'.repeat(40)}nn`, 'A\u0335\u0336\u0336nn'],
    ['keeps its accents', 'Ștefan Őry ệ', 'Ștefan Őry ệ'],
    ['has each letter in one piece, however it was typed', 'S\u0326tefan', '\u0218tefan'],
    ['keeps a family of emoji together', '👩‍👩‍👧 Ann', '👩‍👩‍👧 Ann'],
  ])('%s', (_, typed, shown) => expect(tidyName(typed)).toBe(shown));

  test.each(['', ' ', '\u200b', '\u3164', '\u2800\u2800', '\u00ad', '\u0301\u0302', '\u202e', 'x'.repeat(21)])(
    'is not made of %j',
    (typed) => expect(tidyName(typed)).toBeUndefined(),
  );
});

test('a line of chat is made fit in the same way', () => {
  expect(tidyLine(`one\u0000 \u202etwo Z${'\u0334'.repeat(400)}`)).toBe(
    'one twoZ\u0334\u0334\u0334'.replace('twoZ', 'two Z'),
  );
  expect(tidyLine('\u200b \u3164')).toBeUndefined();
});

describe('two names look the same', () => {
  test.each([
    ['Ann', 'ann'],
    ['Ann', 'Аnn'],
    ['Alex', 'AIex'],
    ['Alex', 'A1ex'],
    ['Bob', 'B0b'],
    ['Maria', 'Маria'],
    ['Ann', 'A\u200dnn'],
    ['Ann', 'Ａｎｎ'],
    ['Tom', 'Torn'],
  ])('%s and %s', (one, other) => expect(lookOf(one)).toBe(lookOf(other)));

  test.each([
    ['Ann', 'Anna'],
    ['Jose', 'José'],
    ['Őry', 'Ory'],
    ['Мария', 'Maria'],
  ])('%s and %s do not', (one, other) => expect(lookOf(one)).not.toBe(lookOf(other)));
});
