/** Pasted words: what is read, what is reported, and that no input breaks the parser. */
import { looksLike } from '@safehouse/rules/kernel/looks.ts';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { readOwnPack, summed, told } from './own-pack.ts';

const many = Array.from({ length: 30 }, (_, i) => `kuu${String.fromCharCode(97 + i / 5, 97 + (i % 5) * 3)}x`);
const list = many.join('\n');

test('one word a line, or with commas, semicolons or tabs; comments, blank lines and spaces around are fine', () => {
  const { words, mistakes } = readOwnPack(
    `\ufeff# ours\r\n\r\n  ant  \r\nbee, cat;dog\teel，fly\r\n"gnu","hen"\r\n${list}`,
    'en',
  );
  expect(mistakes).toEqual([]);
  expect(words).toEqual(['ant', 'bee', 'cat', 'dog', 'eel', 'fly', 'gnu', 'hen', ...many]);
});

test('a pack of the server is read, without its notes and with its breaks', () => {
  const { words, mistakes } = readOwnPack(`sne|mand = sne + mand > mænd-, mander ! mandel-\nhav >\n${list}`, 'da');
  expect(mistakes).toEqual([]);
  expect(words.slice(0, 2)).toEqual(['sne\u00ADmand', 'hav']);
});

test('letters of every script, digits, apostrophes and hyphens inside', () => {
  const odd = ['Ёжик', '日本', 'नमस्ते', 'می\u200cخواهم', 'R2D2', '4ever', 'l’arte', "po'", 'X-ray', 'e\u0301te\u0301'];
  const { words, mistakes } = readOwnPack(`${odd.join('\n')}\n${list}`, 'hi');
  expect(mistakes).toEqual([]);
  expect(words.slice(0, odd.length)).toEqual(odd.map((word) => word.normalize('NFC')));
});

test('a Romanian cedilla becomes a comma below; a Turkish one stays', () => {
  expect(readOwnPack(`şarpe\n${list}`, 'ro').words[0]).toBe('șarpe');
  expect(readOwnPack(`şarpe\n${list}`, 'tr').words[0]).toBe('şarpe');
});

test.each(['red ice cream', 'ice -', 'a b?', '-', '007', 'a/b', 'what?', '-dash', '👻', 'half-', 'a_b'])(
  '“%s” is not a word',
  (word) => {
    expect(readOwnPack(`${list}\n${word}`, 'en').mistakes).toEqual([{ code: 'not-a-word', line: 31, word }]);
  },
);

test('two words with a space between them are a card, whatever space it was', () => {
  const { words, mistakes } = readOwnPack(`coffee machine\ngarden\u00a0gnome\nNew  York\n${list}`, 'en');
  expect(mistakes).toEqual([]);
  expect(words.slice(0, 3)).toEqual(['coffee machine', 'garden gnome', 'New York']);
  const long = `${'x'.repeat(8)} ${'y'.repeat(8)}`;
  expect(readOwnPack(`${list}\n${long}`, 'en').mistakes).toEqual([]);
  expect(readOwnPack(`${list}\n${long}y`, 'en').mistakes).toMatchObject([{ code: 'too-long', most: 16 }]);
  expect(readOwnPack(`${list}\nkuu aax`, 'en').words).toHaveLength(30);
});

test('sixteen letters are a word, seventeen too long; what is quoted is not', () => {
  const [long, longer] = ['x'.repeat(16), 'x'.repeat(17)];
  expect(readOwnPack(`${list}\n${long}`, 'en').mistakes).toEqual([]);
  expect(readOwnPack(`${list}\n${longer}`, 'en').mistakes).toEqual([
    { code: 'too-long', line: 31, word: longer, most: 16 },
  ]);
  const [endless] = readOwnPack(`${list}\n${'x'.repeat(5000)}`, 'en').mistakes;
  expect(endless).toMatchObject({ code: 'too-long', word: `${'x'.repeat(39)}…` });
  const marked = '𐌰\u0301\u0301\u0301'.repeat(16);
  expect(readOwnPack(`${list}\n${marked}`, 'got').mistakes).toMatchObject([{ code: 'too-long' }]);
});

test('25 to 10,000 words', () => {
  const of = (count: number) => Array.from({ length: count }, (_, i) => `w${i}q`).join('\n');
  expect(readOwnPack(of(24), 'en').mistakes).toEqual([{ code: 'too-few', found: 24, least: 25 }]);
  expect(readOwnPack('', 'en').mistakes).toEqual([{ code: 'too-few', found: 0, least: 25 }]);
  expect(readOwnPack(of(25), 'en').mistakes).toEqual([]);
  expect(readOwnPack(of(10_000), 'en').mistakes).toEqual([]);
  expect(readOwnPack(of(10_001), 'en').mistakes).toEqual([{ code: 'too-many', found: 10_001, most: 10_000 }]);
  expect(readOwnPack(of(31), 'en', { room: 30 }).mistakes).toEqual([{ code: 'too-many', found: 31, most: 30 }]);
  expect(readOwnPack(of(500), 'en', { room: 30 })).toMatchObject({
    words: { length: 31 },
    mistakes: [{ code: 'too-many', found: 500, most: 30 }],
  });
  expect(readOwnPack(of(30), 'en', { room: 30 }).mistakes).toEqual([]);
  expect(readOwnPack(of(30), 'en', { room: 2 }).mistakes).toEqual([{ code: 'too-many', found: 30, most: 2 }]);
});

test('what is there already is left out, and told: the same letters by the measure of the language', () => {
  const { words, warnings } = readOwnPack(`${list}\ncafé\nCAFE\ncafe`, 'en');
  expect(words).toHaveLength(31);
  expect(warnings).toEqual([
    { code: 'doubled', line: 32, word: 'CAFE' },
    { code: 'doubled', line: 33, word: 'cafe' },
  ]);
  expect(readOwnPack(`${list}\nkor\nkör`, 'hu').words).toHaveLength(32);
});

test('a word that looks like an earlier one is left out, and told; other words stay', () => {
  const { words, warnings } = readOwnPack(`velvet\nvеlvеt\ntail\ntall\nöl\nől\n${list}`, 'hu');
  expect(words).toEqual(['velvet', 'tail', 'tall', 'öl', 'ől', ...many]);
  expect(warnings).toEqual([{ code: 'doubled', line: 2, word: 'vеlvеt' }]);
});

test('each word is compared with few others, however many look alike', () => {
  const spelled = (i: number) => i.toString(2).padStart(14, '0').replaceAll('0', 'l').replaceAll('1', 'i');
  const count = 2000;
  const look = vi.fn(looksLike);
  const alike = Array.from({ length: count }, (_, i) => spelled(i)).join('\n');
  expect(readOwnPack(alike, 'en', { look }).words).toHaveLength(count);
  expect(look).toHaveBeenCalledTimes(19 * 10 + (count - 20) * 20);
  look.mockClear();
  expect(readOwnPack(`${list}\n${'a\n'.repeat(count)}`, 'en', { look }).warnings).toHaveLength(count - 1);
  expect(look).toHaveBeenCalledTimes(0);
});

test('words are tidied as everything else that people type', () => {
  const { words } = readOwnPack(`vel\u034fv\u3164et\ufffc\nh${'\u0301'.repeat(39)}\n${list}`, 'en');
  expect(words.slice(0, 2)).toEqual(['velvet', 'h\u0301\u0301\u0301']);
});

test('words that begin or end with each other are reported, unless they are short', () => {
  const { warnings } = readOwnPack(`${list}\nsnow\nsnowman\npostman\nman\nlamp\nheadlamp`, 'en');
  expect(warnings).toEqual([
    { code: 'alike', word: 'snowman', other: 'snow' },
    { code: 'alike', word: 'headlamp', other: 'lamp' },
  ]);
});

test.each(['\u0000\u0001', 'PNG\ufffd\ufffd', 'a\u0007b'])('%j is not text', (text) => {
  expect(readOwnPack(list + text, 'en')).toEqual({ words: [], mistakes: [{ code: 'not-text' }], warnings: [] });
});

test('reports the first twenty problems, and how many more there are', () => {
  const all = Array.from({ length: 23 }, (_, i) => i);
  expect(told(all, 20)).toEqual([...all.slice(0, 20), { code: 'more', count: 3 }]);
  expect(told(all, 23)).toEqual(all);
});

test('whatever is pasted is answered, and what is taken can be dealt', () => {
  const letters = fc.string({ unit: 'binary', maxLength: 400 });
  fc.assert(
    fc.property(letters, fc.constantFrom('en', 'ro', 'fi', 'zh-Hant', 'tlh'), (text, language) => {
      for (const word of readOwnPack(`${list}\n${text}`, language).words) expect(word).toMatch(/^\S{1,80}$/u);
    }),
    { numRuns: 500 },
  );
});

// A pattern that backtracks would take hours for these, and run into the time limit.
test.each([
  ['spaces', `a${' '.repeat(400_000)}b`],
  ['one endless word', 'x'.repeat(450_000)],
  ['marks', 'a\u0301'.repeat(200_000)],
  ['apostrophes', "'".repeat(450_000)],
  ['commas', ','.repeat(450_000)],
  ['notes', ' = > !'.repeat(70_000)],
  ['quotes', '"'.repeat(450_000)],
])('half a megabyte of %s is read without backtracking', (_, text) => {
  expect(readOwnPack(text, 'fi').mistakes.length).toBeGreaterThan(0);
});

test('its owner is told of twenty mistakes and fifty warnings, the referee’s among them, and how many more there are', () => {
  const awful = summed(readOwnPack(Array.from({ length: 40 }, (_, i) => `?${i}`).join('\n'), 'en'));
  expect(awful.words).toEqual([]);
  expect([awful.mistakes.length, awful.mistakes.at(-1)]).toEqual([21, { code: 'more', count: 20 }]);
  const pack = readOwnPack(`${Array.from({ length: 25 }, (_, i) => `q${i}`).join(',')},snow,snowman`, 'en');
  const kin = Array.from({ length: 60 }, (_, i) => [`a${i}`, `b${i}`] as const);
  const { words, warnings } = summed(pack, [['snow', 'snowman'], ...kin]);
  expect(words).toHaveLength(27);
  expect(warnings.slice(0, 2)).toEqual([
    { code: 'alike', word: 'snowman', other: 'snow' },
    { code: 'alike', word: 'a0', other: 'b0' },
  ]);
  expect([warnings.length, warnings.at(-1)]).toEqual([51, { code: 'more', count: 11 }]);
});
