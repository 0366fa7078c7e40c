/** Whether our fonts have every letter of a language. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { textOf } from './marks.ts';

const fonts = 'web/src/styles/fonts.css';

/** The letters of a language's texts, cards and locations that no `unicode-range` covers. */
export function fontsLack(root: string, code: string): string[] {
  const ranges = [...textOf(root, fonts).matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)],
  );
  const isCovered = (letter: string): boolean => {
    const point = letter.codePointAt(0) ?? 0;
    return ranges.some(([from = 0, to = 0]) => from <= point && point <= to);
  };
  const folders = [`web/src/texts/${code}/`, `language/packs/${code}/`].filter((path) => existsSync(join(root, path)));
  const files = folders.flatMap((path) => readdirSync(join(root, path)).map((name) => path + name));
  const text = [...files, `language/locations/${code}.txt`].map((path) => textOf(root, path)).join('');
  const letters = new Set(text.match(/\p{L}/gu));
  const absent = [...letters].filter((letter) => !isCovered(letter));
  return absent.length === 0 ? [] : [`${fonts}: covers no ${absent.toSorted().join(' ')}`];
}
