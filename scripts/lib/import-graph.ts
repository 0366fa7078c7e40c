/** The import graph of all packages. */
import { globSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { readSource, type Source } from './source.ts';

/** By path from the root, with forward slashes. */
export type Files = ReadonlyMap<string, Source>;

export function readSources(root: string, packages: readonly string[]): Files {
  const paths = globSync(`{${packages.join(',')}}/**/*.{ts,mjs,js,svelte}`, {
    cwd: root,
    exclude: (path) => /(^|[\\/])(node_modules|dist)$/.test(String(path)),
  });
  const files = paths.map((file) => file.split(sep).join('/')).sort();
  return new Map(files.map((file) => [file, readSource(join(root, file))]));
}

/** These files and everything they import, directly or not. */
export function reachable(files: Files, from: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const queue = [...from];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    const source = files.get(file);
    if (!source || seen.has(file)) continue;
    seen.add(file);
    for (const { specifier } of source.imports) {
      if (specifier.startsWith('.')) queue.push(resolved(file, specifier));
      else if (housePackage(specifier)) queue.push(specifier.slice('@safehouse/'.length));
    }
  }
  return seen;
}

export const resolved = (file: string, specifier: string): string =>
  posix.join(dirname(file), specifier.replace(/\?.*$/, ''));

export const housePackage = (specifier: string): string | undefined => /^@safehouse\/([^/]+)/.exec(specifier)?.[1];
