/** Finds where code, tests and docs cite the points of docs/ux.md as "UX 9", "UX 10, 27" or "UX 22–25". */
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';

/** The files that cite each point, by path from the root, sorted. */
export type Citations = ReadonlyMap<number, readonly string[]>;

/** Measures points that no test asserts. */
const bench = 'web/browser/kit/page-speed.ts';

const CITATION = /\bUX (\d+(?:(?:, | and |–)\d+)*)/g;

/** `any`: in a comment, a test name or prose. `proofs`: in a test name, or measured by the bench. */
export function readCitations(root: string): { readonly any: Citations; readonly proofs: Citations } {
  const any = new Map<number, string[]>();
  const proofs = new Map<number, string[]>();
  const folders = '{rules,protocol,language,bots,server,web,bench,scripts,docs,deploy}';
  const found = globSync([`${folders}/**/*.{ts,mjs,svelte,css,html,md}`, '*.md'], {
    cwd: root,
    exclude: (path) => /(^|[\\/])(node_modules|dist)$/.test(String(path)),
  });
  for (const file of found.map((path) => path.split(sep).join('/')).sort()) {
    // The code about citations has examples of them.
    if (/^scripts\/(lib\/)?ux\b/.test(file)) continue;
    const text = readFileSync(join(root, file), 'utf8');
    const numbers = numbersIn(text);
    const proven = file === bench ? numbers : numbers.length > 0 && /from 'vitest'/.test(text) ? inNames(text) : [];
    for (const number of numbers) any.set(number, [...(any.get(number) ?? []), file]);
    for (const number of proven) proofs.set(number, [...(proofs.get(number) ?? []), file]);
  }
  return { any, proofs };
}

/** Every point that a text cites, once. */
export function numbersIn(text: string): number[] {
  const cited = [...text.matchAll(CITATION)].flatMap(([, list = '']) => list.split(/, | and /));
  const numbers = cited.flatMap((each) => {
    const [from = 0, to = from] = each.split('–').map(Number);
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
  return [...new Set(numbers)];
}

/** The points that the test names of a file cite. Its strings are searched, since some names come from tables. */
export function inNames(code: string): number[] {
  const strings: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) strings.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('tests.ts', code, ts.ScriptTarget.Latest));
  return numbersIn(strings.join('\n'));
}
