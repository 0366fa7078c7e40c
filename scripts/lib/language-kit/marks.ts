/** The mark that `npm run new-language` leaves wherever a person has to write something. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const MARK = '[missing]';

/** A text file, or `''` if it does not exist. */
export function textOf(root: string, path: string): string {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** What is left to write in a file: everything if it does not exist, else its marked lines. */
export function marksIn(root: string, path: string): string[] {
  if (!existsSync(join(root, path))) return [`${path}: does not exist`];
  return textOf(root, path)
    .split('\n')
    .flatMap((text, at) => {
      const start = text.indexOf(MARK);
      return start < 0
        ? []
        : [
            `${path}:${at + 1}: ${text
              .slice(start + MARK.length)
              .replace(/['"],$/, '')
              .trim()}`,
          ];
    });
}

/** The name in English: `German`. */
export function nameOf(code: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
}

/** The name in the language itself, as menus show it: `Deutsch`. */
export function ownNameOf(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
