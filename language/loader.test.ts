/** The shipped packs are valid, and an operator's faulty pack never stops the server. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { described, loadPacks, readPackFiles, shippedPacks } from './loader.ts';
import { readPack } from './pack.ts';

const animals =
  'ant bee cat dog eel fly gnu hen ibis jay kiwi lynx moth newt owl pig quail rat seal toad urchin vole wasp yak zebra';

function folder(files: Record<string, string>): string {
  const path = mkdtempSync(join(tmpdir(), 'packs-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(path, file, '..'), { recursive: true });
    writeFileSync(join(path, file), text);
  }
  return path;
}

test('the shipped packs have no mistakes', () => {
  const { packs, mistakes } = loadPacks();
  expect(mistakes.map(described)).toEqual([]);
  expect(packs.map(({ id }) => id)).toEqual(expect.arrayContaining(['da/classic', 'en/classic', 'it/classic']));
  for (const { id, language, cards } of packs) {
    expect(id.startsWith(`${language}/`)).toBe(true);
    expect(cards.length).toBeGreaterThanOrEqual(400);
  }
});

test('the shipped packs of one language can be mixed: no card is in two of them, or begins or ends another', () => {
  for (const [language, files = []] of Object.entries(
    Object.groupBy(readPackFiles([shippedPacks]).files, (file) => file.language),
  )) {
    const together = Buffer.concat(files.flatMap(({ file }) => [readFileSync(file), Buffer.from('\n')]));
    const { mistakes } = readPack(together, { file: language, language, least: files.length * 400 });
    expect(mistakes.map(described)).toEqual([]);
  }
});

test("an operator's pack stands beside the shipped ones", () => {
  const own = folder({ 'pt-BR/bichos.txt': animals.replaceAll(' ', '\n') });
  const { packs, mistakes } = loadPacks([shippedPacks, own]);
  expect(mistakes).toEqual([]);
  expect(packs.at(-1)).toEqual({
    id: 'pt-BR/bichos',
    language: 'pt-BR',
    cards: animals.split(' '),
    families: new Map(),
  });
});

test('a faulty pack is left out and told, and the others are loaded', () => {
  const own = folder({
    'en/animals.txt': animals.replaceAll(' ', '\n'),
    'en/short.txt': 'fox\nice cream',
    'en/UPPER.txt': 'fox',
    'en/notes.md': 'not a pack',
    'en/locations.txt': 'not cards',
    'english/x.txt': 'fox',
    '.git/config': '',
    'README.txt': 'not a pack',
  });
  const { packs, mistakes } = loadPacks([own]);
  expect(packs.map(({ id }) => id)).toEqual(['en/animals']);
  expect(mistakes.map((mistake) => described(mistake).replace(own, ''))).toEqual([
    '/en/UPPER.txt: is not named by a-z, 0-9 and - alone, in 40 characters at most',
    '/english: is not named by a language, such as en or pt-BR',
    '/en/short.txt:2: “ice cream” has a space inside: a card is one word',
    '/en/short.txt: has 2 cards, and needs 25 or more',
  ]);
});

test('a second pack of the same name is left out and told', () => {
  const own = folder({ 'en/classic.txt': animals.replaceAll(' ', '\n') });
  const { packs, mistakes } = loadPacks([shippedPacks, own]);
  expect(packs.find(({ id }) => id === 'en/classic')?.cards.length).toBeGreaterThanOrEqual(400);
  expect(mistakes.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^is a second en\/classic, after .*: give it another name$/),
  ]);
});

test('a missing folder is reported', () => {
  expect(loadPacks(['/no/such/folder'])).toEqual({
    packs: [],
    mistakes: [{ file: '/no/such/folder', text: 'cannot be read (ENOENT)' }],
  });
});
