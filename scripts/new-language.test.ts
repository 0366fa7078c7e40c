/** The walk over everything a language needs, the command that lays a new one out, and the page that explains both. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MARK } from './lib/language-kit/marks.ts';
import { languagesIn, missingFor, pathFor, places } from './lib/language-kit/places.ts';
import { layOut } from './lib/language-kit/skeleton.ts';

const repository = join(import.meta.dirname, '..');
const all = languagesIn(repository);
/** What the command cannot write: other commands and people do. */
const byOthers = [
  'language/referee/rulebook.test.ts',
  'docs/referee.md',
  'bots/tables/<code>.bin',
  'bots/meaning/meaning.test.ts',
  'bots/spyfall-play/hear.test.ts',
  'bots/report/results.json',
  'bots/report/sample.txt',
  'docs/bots-report.md',
  'README.md',
  'CHANGELOG.md',
];
/** What it completes, or finds done: German has been a dictionary's language and a code of own packs before. */
const done = [
  'web/src/texts/languages.ts',
  'web/src/texts/shape.ts',
  'web/src/word-games/own/codes.ts',
  'web/src/styles/fonts.css',
  'language/referee/languages/index.ts',
  'language/package.json',
  'docs/dependencies.md',
  'language/referee/foreign.ts',
  'bots/languages/index.ts',
];

function copy(): string {
  const root = mkdtempSync(join(tmpdir(), 'new-language-'));
  for (const path of [
    'web/src/texts',
    'web/src/word-games/own',
    'web/src/styles',
    'web/src/lib',
    'language',
    'bots',
    'docs',
  ])
    cpSync(join(repository, path), join(root, path), {
      recursive: true,
      filter: (from) => !from.includes('node_modules'),
    });
  for (const path of ['README.md', 'CHANGELOG.md', 'package.json']) cpSync(join(repository, path), join(root, path));
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  return root;
}

let root = '';
beforeAll(() => {
  root = copy();
});
afterAll(() => rmSync(root, { recursive: true }));

const lacking = (code: string): string[] =>
  places.filter(({ missing }) => missing(root, code).length > 0).map(({ path }) => path);

test('every language that is anywhere is everywhere', () => {
  expect(all).toEqual(expect.arrayContaining(['da', 'en', 'fi', 'hu', 'it', 'ro']));
  expect(all.flatMap((code) => missingFor(repository, code))).toEqual([]);
});

describe('of Romanian, each file and each mention', () => {
  test.each(places.filter(({ path }) => path !== 'web/src/styles/fonts.css' && path !== 'language/referee/foreign.ts'))(
    'is missed: $path',
    ({ path, missing }) => {
      const name = pathFor(path, 'ro');
      const kept = `${root}-kept`;
      cpSync(join(root, name), kept, { recursive: true });
      rmSync(join(root, name), { recursive: true });
      expect(missing(root, 'ro')).not.toEqual([]);
      expect(lacking('ro').length, 'the others do not depend on it').toBeLessThanOrEqual(2);
      cpSync(kept, join(root, name), { recursive: true });
      rmSync(kept, { recursive: true });
      expect(missing(root, 'ro')).toEqual([]);
    },
  );
});

test('letters that our fonts lack are named', () => {
  const file = join(root, 'language/locations/ro.txt');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `${text}# Жук\n`);
  expect(missingFor(root, 'ro')).toEqual(['web/src/styles/fonts.css: covers no Ж к у']);
  writeFileSync(file, text);
});

describe('npm run new-language', () => {
  const codes = ['de', 'pl'];
  beforeAll(() => {
    for (const code of codes) layOut(root, code);
  });

  test('leaves exactly what it cannot know', () => {
    const marked = places.map(({ path }) => path).filter((path) => !done.includes(path) && !byOthers.includes(path));
    expect(lacking('de')).toEqual(places.map(({ path }) => path).filter((path) => !done.includes(path)));
    for (const path of marked)
      expect(missingFor(root, 'de').join('\n')).toMatch(new RegExp(`^${pathFor(path, 'de')}.*:\\d+: `, 'm'));
    expect(
      missingFor(root, 'de').filter((line) => line.endsWith('has no de') || line.endsWith('does not exist')),
    ).toEqual(
      byOthers.map((path) => (path.includes('<') ? `${pathFor(path, 'de')}: does not exist` : `${path}: has no de`)),
    );
  });

  test('marks every text, and a text that is written is missed no longer', () => {
    const file = join(root, 'web/src/texts/de/home.ts');
    const before = missingFor(root, 'de');
    const texts = readFileSync(file, 'utf8');
    expect(before).toContain('web/src/texts/de/home.ts:9: Open a table');
    writeFileSync(file, texts.replace(`${MARK} Open a table`, 'Tisch eröffnen'));
    expect(missingFor(root, 'de')).toEqual(
      before.filter((line) => line !== 'web/src/texts/de/home.ts:9: Open a table'),
    );
    expect(layOut(root, 'de'), 'a second time it overwrites nothing').toEqual([]);
  });

  test('asks for a dictionary if there isn’t one', () => {
    expect(missingFor(root, 'pl')).toContain('language/package.json: has no pl');
  });

  test('writes files that fit the types, with the plural forms of the language', { timeout: 300_000 }, () => {
    expect(readFileSync(join(root, 'web/src/texts/shape.ts'), 'utf8')).toContain(
      "  pl: 'one' | 'few' | 'many' | 'other';\n",
    );
    const { config } = ts.readConfigFile(join(repository, 'tsconfig.json'), ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
    const files = ['web/src/texts/languages.ts', 'language/referee/languages/index.ts', 'bots/languages/index.ts'];
    const program = ts.createProgram(
      files.map((path) => join(root, path)),
      options,
    );
    const mistakes = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
      return `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    });
    expect(program.getSourceFiles().some(({ fileName }) => fileName.endsWith('/texts/pl/home.ts'))).toBe(true);
    expect(mistakes).toEqual([]);
  });
});

describe('docs/adding-a-language.md', () => {
  const page = readFileSync(join(repository, 'docs/adding-a-language.md'), 'utf8');
  const quoted = [...page.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);

  test.each(places)('names $path', ({ path }) => {
    expect(quoted.some((text) => text.startsWith(path))).toBe(true);
  });
  test('names no path that does not exist', () => {
    const paths = quoted.filter((text) => /^(?:web|language|bots|docs|rules|server|scripts)\/[^ ]*$/.test(text));
    expect(paths.length).toBeGreaterThan(places.length / 2);
    expect(paths.filter((path) => !existsSync(join(repository, pathFor(path, 'ro'))))).toEqual([]);
  });
  test('names no command that does not exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as { scripts: object };
    const commands = [...page.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});
