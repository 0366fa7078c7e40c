/** Finds the tests that a page cites as proof: `path/of.test.ts`: the test's title. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** All tests that a page cites. */
export function testsNamedIn(page: string): { file: string; title: string }[] {
  const named = [...page.matchAll(/`([\w/.-]+\.test\.ts)`: ([^|\n]+?)(?= ?\||;? ?`[\w/.-]+\.test\.ts`|\n|$)/g)];
  return named.map(([, file = '', title = '']) => ({ file, title: title.trim() }));
}

/** Those that do not exist. */
export function missingTests(page: string): string[] {
  return testsNamedIn(page)
    .filter(({ file, title }) => !existsSync(resolve(root, file)) || !titlesIn(file).includes(plain(title)))
    .map(({ file, title }) => `${file}: ${title}`);
}

/** Titles of tests, including those of `test.each` cases. */
function titlesIn(file: string): string[] {
  const text = readFileSync(resolve(root, file), 'utf8');
  return [...text.matchAll(/(['`])((?:(?!\1|\n).)*)\1/g)].map(([, , title = '']) => plain(title));
}

function plain(title: string): string {
  return title.replaceAll("\\'", "'").replaceAll('\\`', '`');
}
