import { actionSchema } from '@safehouse/rules/table/types.ts';
import { expect, test } from 'vitest';
import { appended, countWords, decoded, LEAST, lineAt, MOST, nameOfFile, without } from './words.ts';

const bytes = (...all: number[]) => new Uint8Array(all).buffer;

test('words are counted as the server reads them: by line and comma, without notes, comments and doubles', () => {
  expect(countWords('')).toBe(0);
  expect(countWords('mormor\n\n# family\nkaffe, cykel;strand\r\nMormor\n  \n')).toBe(4);
  expect(countWords('brand|mand = brand + mand > brænd-\nkaffe > kop, kande')).toBe(2);
  expect(countWords(Array.from({ length: MOST }, (_, i) => `ord${i}`).join('\n'))).toBe(MOST);
});

test('the server takes as many as the field says', () => {
  const pack = (count: number) => ({
    kind: 'addPack',
    person: 'ada',
    pack: { id: 'da/own-aaaaaaaa', name: 'Ord', language: 'da', words: Array(count).fill('ord'), share: 'x' },
  });
  expect([LEAST - 1, LEAST, MOST, MOST + 1].map((count) => actionSchema.safeParse(pack(count)).success)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('a line is found again, whatever ends the lines', () => {
  const text = 'one\r\ntwo words\n\rfour';
  const at = (line: number) => text.slice(lineAt(text, line).start, lineAt(text, line).end);
  expect([1, 2, 3, 4, 9].map(at)).toEqual(['one', 'two words', '', 'four', '']);
});

test('a file is put below what is written already', () => {
  expect(appended(' \n', 'kaffe')).toBe('kaffe');
  expect(appended('cykel\n', 'kaffe')).toBe('cykel\nkaffe');
});

test('a file gives its name', () => {
  expect(nameOfFile('family words.csv')).toBe('family words');
  expect(nameOfFile(`${'å'.repeat(60)}.txt`)).toBe('å'.repeat(40));
});

test('a file is read in everyone’s letters, or in those of its country', () => {
  expect(decoded(new TextEncoder().encode('rugbrød').buffer as ArrayBuffer, 'da')).toBe('rugbrød');
  expect(decoded(bytes(0x72, 0xf8, 0x64), 'da')).toBe('rød');
  expect(decoded(bytes(0xf5, 0x73), 'hu')).toBe('ős');
  expect(decoded(bytes(0xff, 0xfe, 0xf8, 0x00), 'da')).toBe('ø');
});

test('the good words are left when the faulty ones are taken out', () => {
  const text = 'tea\ncoffee machine, cup\n"Very long words indeed it is"; spoon\ncoffee machine\n';
  const faulty = [
    { line: 2, word: 'coffee machine' },
    { line: 3, word: 'Very long words…' },
    { line: 4, word: 'coffee machine' },
  ];
  expect(without(text, faulty)).toBe('tea\n cup\n spoon\n');
  expect(countWords(without(text, faulty))).toBe(3);
  expect(without(text, [])).toBe(text);
});
