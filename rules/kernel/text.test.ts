/** Everything that people type is cleaned in one way. */
import { describe, expect, test } from 'vitest';
import { tidy, tidyLine, tidyName, tidyNote, visible, wordKey } from './text.ts';

describe('a name', () => {
  test.each([
    ['has no control characters', 'A\u0000n\u0007n\u007f', 'Ann'],
    ['does not turn the text around it', '\u202ennA\u202c', 'nnA'],
    ['has no half of a character', 'Ann\ud800', 'Ann'],
    ['has no blank letters', 'An\u3164n\u2800\u115f', 'Ann'],
    ['has no invisible characters', 'A\u034fn\ufe0fn\u{e0061}\u2062', 'Ann'],
    ['has no placeholder of an object', 'Ann\ufffc', 'Ann'],
    ['has no private characters or noncharacters', 'Ann\ue000\uffff\u{10fffd}', 'Ann'],
    ['is composed after invisible characters are gone', 'Jose\u034f\u0301', 'José'],
    ['keeps flags, hearts, keycaps and skin tones', '🏴󠁧󠁢󠁳󠁣󠁴󠁿 ❤️ 1️⃣ 👍🏽', '🏴󠁧󠁢󠁳󠁣󠁴󠁿 ❤️ 1️⃣ 👍🏽'],
    ['keeps joiners where letters need them', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['has no joiners between other letters', 'A\u200cn\u200dn', 'Ann'],
    ['has one space at a time, and none around', '  Ann \t Lee\n', 'Ann Lee'],
    ['has at most three marks on a letter', `A\u0335${'\u0336'.repeat(40)}nn`, 'A\u0335\u0336\u0336nn'],
    ['keeps its accents', 'Ștefan Őry ệ', 'Ștefan Őry ệ'],
    ['has each letter in one piece, however it was typed', 'S\u0326tefan', '\u0218tefan'],
    ['keeps a family of emoji together', '👩‍👩‍👧 Ann', '👩‍👩‍👧 Ann'],
  ])('%s', (_, typed, shown) => expect(tidyName(typed)).toBe(shown));

  test.each([
    ['Arabic', 'می', 'خواهم'],
    ['Syriac', 'ܐ', 'ܒ'],
    ['Mongolian', 'ᠠ', 'ᠨ'],
    ['Devanagari', 'क्', 'ष'],
    ['Bengali', 'ক্', 'ষ'],
    ['Gurmukhi', 'ਕ੍', 'ਸ'],
    ['Gujarati', 'ક્', 'ષ'],
    ['Odia', 'କ୍', 'ଷ'],
    ['Tamil', 'க்', 'ஷ'],
    ['Telugu', 'క్', 'ష'],
    ['Kannada', 'ಕ್', 'ಷ'],
    ['Malayalam', 'ക്', 'ഷ'],
    ['Sinhala', 'ක්', 'ෂ'],
  ])('in %s keeps the joiners that change how letters are written', (_, before, after) => {
    for (const joiner of ['\u200c', '\u200d']) {
      expect(tidyName(before + joiner + after)).toBe(before + joiner + after);
      expect(tidyName(before + after + joiner)).toBe(before + after);
    }
  });

  test.each(['', ' ', '\u200b', '\u3164', '\u2800\u2800', '\u00ad', '\u0301\u0302', '\u202e', 'x'.repeat(21)])(
    'is not made of %j',
    (typed) => expect(tidyName(typed)).toBeUndefined(),
  );
});

test.each([
  ['anchor', 'ANCHOR'],
  ['ice cream', 'ice-cream'],
  ['café', 'Cafe'],
  ['Århus', 'Aarhus'],
  ['ﬁlm', 'film'],
])('%s and %s count as one word when words must not come back', (one, other) => {
  expect(wordKey(one)).toBe(wordKey(other));
});

test('words without letters keep themselves apart', () => {
  expect(wordKey('⚓')).not.toBe(wordKey('★'));
  expect(wordKey('sea')).not.toBe(wordKey('see'));
});

test('a line of chat is made fit in the same way', () => {
  expect(tidyLine(`one\u0000 \u202etwo Z${'\u0334'.repeat(400)}`)).toBe(
    'one twoZ\u0334\u0334\u0334'.replace('twoZ', 'two Z'),
  );
  expect(tidyLine('\u200b \u3164')).toBeUndefined();
});

const LETTERS = 'åøæäöőűüșțăâîéèàìòùáíóúšž';

test.each([
  ['names', tidyName],
  ['lines and questions', tidyLine],
  ['clues', tidy],
  ['notes', tidyNote],
  ['words of own packs', visible],
])('%s keep every letter of our languages, and cleaning them twice changes nothing more', (_, clean) => {
  for (const letter of [...LETTERS, ...LETTERS.toUpperCase()]) {
    expect(clean(letter.normalize('NFD'))).toBe(letter);
    expect(clean(`x\u202e${letter}\u034f\ue000`)).toBe(`x${letter}`);
  }
  const once = clean(`Z${'\u0334'.repeat(40)}e\u034f\u0301\uffff❤️`);
  expect(once).toBe('Z\u0334\u0334\u0334é❤️');
  expect(clean(once as string)).toBe(once);
});

test('only a note keeps its line breaks', () => {
  expect(tidyNote(' one\u0000 \r\n\n two\u2028three ')).toBe('one\n\ntwo\nthree');
  expect(tidyLine(' one\u0000 \r\n\n two\u2028three ')).toBe('one two three');
});
