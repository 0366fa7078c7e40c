/** A copy of the working tree for the mutants: the tree itself is never touched. */
import { cpSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

const leftOut = new Set(['node_modules', '.git', '.cache', 'dist', 'data']);

export function copyTree(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (leftOut.has(name)) continue;
    cpSync(join(from, name), join(to, name), { recursive: true, filter: (path) => !leftOut.has(basename(path)) });
  }
  linkPackages(join(from, 'node_modules'), join(to, 'node_modules'));
}

/** One link per package; our own packages link to the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, '@safehouse'), { recursive: true });
  for (const name of readdirSync(from)) {
    // Names that start with a dot are caches, and a copy has its own.
    if (name === '@safehouse' || name.startsWith('.')) continue;
    symlinkSync(join(from, name), join(to, name), 'junction');
  }
  for (const name of readdirSync(join(from, '@safehouse'))) {
    const target = basename(readlinkSync(join(from, '@safehouse', name)));
    symlinkSync(join(to, '..', target), join(to, '@safehouse', name), 'junction');
  }
}
