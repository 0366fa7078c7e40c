/** The pages under test as another build: every script is renamed, with its references. */
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages } from './test-server.ts';

/** What the names of the other build's scripts end with. */
export const ANOTHER = '-new.js';

export function anotherBuild(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(builtPages, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const assets = join(folder, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const named = [...scripts.map((name) => join(assets, name)), join(folder, 'index.html'), join(folder, 'sw.js')];
  for (const file of named) {
    const text = readFileSync(file, 'utf8');
    // The version of the service worker is a hash of its list.
    const all = scripts.reduce((all, name) => all.replaceAll(name, renamed(name)), text);
    writeFileSync(file, all.replace(/"version":"/, '"version":"new'));
  }
  for (const name of scripts) renameSync(join(assets, name), join(assets, renamed(name)));
}

function renamed(name: string): string {
  return name.replace(/\.js$/, ANOTHER);
}
