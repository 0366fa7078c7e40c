/** A pack reports its own mistakes: each test makes one. */
import { expect, test } from 'vitest';
import { readPack } from './pack.ts';

function read(text: string | Uint8Array, language = 'en', least = 1) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const { cards, mistakes } = readPack(bytes, { file: 'x.txt', language, least });
  return { cards, mistakes: mistakes.map(({ line, text }) => `${line ?? '-'}: ${text}`) };
}

test('one card a line; comments, blank lines, spaces around and a last line without an end are fine', () => {
  expect(read('# Animals\n\nfox\n  otter \nParis')).toEqual({ cards: ['fox', 'otter', 'Paris'], mistakes: [] });
});

test('a | becomes a soft hyphen', () => {
  expect(read('sommer|fugl', 'da').cards).toEqual(['sommer\u00ADfugl']);
});

test('a byte order mark and Windows line ends are forgiven', () => {
  expect(read('\uFEFFfox\r\notter\r\n')).toEqual({ cards: ['fox', 'otter'], mistakes: [] });
});

test('a Romanian cedilla becomes a comma below; a Turkish one stays', () => {
  expect(read('ştiuca\nŢara', 'ro').cards).toEqual(['știuca', 'Țara']);
  expect(read('şapka', 'tr').cards).toEqual(['şapka']);
});

test.each([
  ['a space inside', 'ice cream', '1: “ice cream” has a space inside: a card is one word'],
  ['a comment after a card', 'fox # red', '1: “fox # red” has a space inside: a card is one word'],
  ['a hyphen and a digit', 'x-ray2', '1: “x-ray2” has “-”, “2”: only letters, and | for a break'],
  ['an invisible character', 'f\u200Box', '1: “f\u200Box” has U+200B: only letters, and | for a break'],
  [
    'a soft hyphen',
    'sea\u00ADhorse',
    '1: “sea\u00ADhorse” has an invisible soft hyphen: write | where it may be broken',
  ],
  ['a break at the end', 'fox|', '1: “fox|” has a | with no letters on one side'],
  ['two breaks in a row', 'sea||horse', '1: “sea||horse” has a | with no letters on one side'],
  ['too many letters', 'counter|intelli|gence', '1: “counter|intelli|gence” has 19 letters, and may have 14'],
  [
    'a long piece',
    'butterscotch',
    '1: “butterscotch” has 12 letters without a break, and may have 9: add a | where it may be broken',
  ],
  [
    'letters made of two characters',
    'cafe\u0301',
    '1: “cafe\u0301” has letters made of two characters: save it composed (Unicode NFC)',
  ],
  ['the same card again', 'fox\notter\nFox', '3: “Fox” is there already: “fox” in line 1'],
  ['the same card with a break', 'seahorse\nsea|horse', '2: “sea|horse” is there already: “seahorse” in line 1'],
  ['a card that begins another', 'sea|horse\nsea', '1: “sea|horse” begins with “sea” of line 2'],
  ['a card of two letters that begins another', 'ox\noxide', '2: “oxide” begins with “ox” of line 1'],
  ['a card that ends another', 'horse\nsea|horse', '2: “sea|horse” ends with “horse” of line 1'],
  ['notes in another order', 'fox ! foxglove > vixen', '1: “fox” has > after !: first =, then >, then !, then ?'],
  ['a mark twice', 'fox > vixen > foxy', '1: “fox” has two >: put all of it behind one'],
  ['nothing behind a mark', 'fox >', '1: “fox” has nothing behind >, or between two commas'],
  ['a comma too many', 'fox > vixen,', '1: “fox” has nothing behind >, or between two commas'],
  ['one part', 'fireman = fire', '1: “fireman” has = and not two parts: write part + part'],
  ['a part that is a stem', 'fireman = fire- + man', '1: “fire-” of “fireman” is a stem: a part is a whole word'],
  ['a short stem', 'fox > fo-', '1: “fo-” of “fox” has 2 letters, and needs 3'],
  ['a short part', 'eyeball = e + ball', '1: “e” of “eyeball” has 1 letters, and needs 2'],
  [
    'two words in one',
    'fox > red fox',
    '1: “red fox” of “fox” has U+0020: words of letters, and - at the end of a stem',
  ],
  ['the card as its own family', 'fox > Fox', '1: “fox” names itself as family'],
  ['the card as a stranger to itself', 'fox ! fox', '1: “fox” names itself as a stranger'],
  ['family and stranger at once', 'fox > foxy ! foxy', '1: “fox” names “foxy” as family and as a stranger'],
  ['stranger and doubt at once', 'fox ! foxy ? foxy', '1: “fox” names “foxy” as a stranger and as a doubt'],
  ['one of the family twice', 'fox > foxy, Foxy', '1: “fox” names “foxy” twice'],
  ['one of the strangers twice', 'fox ! foxy-, foxy-', '1: “fox” names “foxy-” twice'],
])('%s is a mistake', (_, text, mistake) => {
  expect(read(text).mistakes).toEqual([mistake]);
});

test('behind a card stand its parts, its family and strangers that look like it', () => {
  const bytes = new TextEncoder().encode(
    'sne|mand = sne + mand > mænd, mænd- ! mandel-, Mandal ? mandig\nræv > rævinde\nulv',
  );
  const { cards, families, mistakes } = readPack(bytes, { file: 'x.txt', language: 'da', least: 1 });
  expect(mistakes).toEqual([]);
  expect(cards).toEqual(['sne\u00ADmand', 'ræv', 'ulv']);
  expect(Object.fromEntries(families)).toEqual({
    snemand: { parts: ['sne', 'mand'], kin: ['mænd', 'mænd-'], strangers: ['mandel-', 'Mandal'], doubts: ['mandig'] },
    ræv: { parts: [], kin: ['rævinde'], strangers: [], doubts: [] },
  });
});

test('fourteen letters in pieces of nine are fine', () => {
  expect(read('abcdefghi|jklmn').mistakes).toEqual([]);
});

test('letters in the middle of a card, or one letter at its end, are fine', () => {
  expect(read('ark\nsparkle\nparks').mistakes).toEqual([]);
});

test.each([
  ['it', 'papa\npapà', ['2: “papà” is there already: “papa” in line 1']],
  ['da', 'gade\ngåde', []],
  ['da', 'allé\nalle', ['2: “alle” is there already: “allé” in line 1']],
  ['hu', 'kor\nkór\nkör', []],
  ['ro', 'peşte\npește', ['2: “pește” is there already: “pește” in line 1']],
])('the letters of %s decide what is the same card: %j', (language, text, mistakes) => {
  expect(read(text, language).mistakes).toEqual(mistakes);
});

test('a line that is not UTF-8 is named, and the others are read', () => {
  const latin1 = Uint8Array.from([...Buffer.from('fox\n'), 0xe6, 0x62, ...Buffer.from('\notter\n')]);
  expect(read(latin1)).toEqual({ cards: ['fox', 'otter'], mistakes: ['2: is not UTF-8: save the file as UTF-8'] });
});

test('a UTF-16 file is named as a whole', () => {
  expect(read(Uint8Array.from(Buffer.from('\uFEFFfox\n', 'utf16le'))).mistakes).toEqual([
    '-: is UTF-16: save it as UTF-8',
  ]);
});

test('too few cards, or none, are mistakes of the whole file', () => {
  expect(read('# nothing yet\n').mistakes).toEqual(['-: has no cards']);
  expect(read('fox\notter\n', 'en', 25).mistakes).toEqual(['-: has 2 cards, and needs 25 or more']);
});

test('reports all mistakes of a file, in the order of its lines', () => {
  expect(
    read('horse\nice cream\nfox\nFOX\nsea|horse', 'en', 25).mistakes.map((mistake) => mistake.split(':')[0]),
  ).toEqual(['2', '4', '5', '-']);
});
