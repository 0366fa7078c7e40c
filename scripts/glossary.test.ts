/** docs/glossary.md is true: its names are used in the code, and the names it rules out are not. */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { tableRows } from './lib/page-table.ts';

const root = new URL('../', import.meta.url).pathname;
const files = globSync('{rules,protocol,language,bots,server,web/src,web/browser,scripts,bench}/**/*.{ts,svelte}', {
  cwd: root,
  exclude: (path) => /node_modules|dist|peers$/.test(String(path)),
});

type Word = { readonly word: string; readonly used: readonly string[]; readonly banned: readonly string[] };
const page = readFileSync(`${root}docs/glossary.md`, 'utf8');
const words: Word[] = tableRows(page).map(({ cells: [word = '', used = '', , banned = ''] }) => ({
  word,
  used: namesIn(used),
  banned: namesIn(banned),
}));

function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name ?? '');
}

/** Every identifier of the code, with a file that has it. */
function identifiers(): Map<string, string> {
  const found = new Map<string, string>();
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true);
  for (const file of files) {
    const text = readFileSync(`${root}${file}`, 'utf8');
    if (file.endsWith('.svelte')) {
      for (const [name] of text.matchAll(/\b[A-Za-z_]\w*\b/g)) found.set(name, file);
      continue;
    }
    scanner.setText(text);
    for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
      if (token === ts.SyntaxKind.Identifier) found.set(scanner.getTokenText(), file);
    }
  }
  return found;
}

test('a term of the glossary is used, and what it replaces is not', () => {
  const all = identifiers();
  expect(words.length).toBeGreaterThanOrEqual(30);
  expect(words.flatMap(({ used }) => used).filter((name) => !all.has(name))).toEqual([]);
  const banned = words.flatMap((word) => word.banned.map((name) => [name, all.get(name)] as const));
  expect(banned.filter(([, file]) => file !== undefined)).toEqual([]);
});
