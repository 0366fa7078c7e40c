/** docs/dependencies.md lists every dependency of the manifests, with the licence it declares, and no other. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Manifest = Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>>;

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const rows = [...read('docs/dependencies.md').matchAll(/^\| (`.*?) \| (.*?) \|/gm)].map(([, names, licence]) => ({
  names: [...(names ?? '').matchAll(/`(.*?)`/g)].map(([, name]) => name ?? ''),
  licence: licence ?? '',
}));

test('every dependency is listed, and none that is not there', () => {
  const manifests = ['package.json', ...globSync('{*,bench/peers,bots/inputs}/package.json', { cwd: root.pathname })];
  const used = manifests.flatMap((path) => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(path)) as Manifest;
    return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  });
  const wanted = new Set(used.filter((name) => !name.startsWith('@safehouse/')));
  expect(rows.flatMap(({ names }) => names).toSorted()).toEqual([...wanted].toSorted());
});

test('each licence is what the package says', () => {
  for (const { names, licence } of rows) {
    for (const name of names) {
      const manifest = ['', 'bench/peers/', 'bots/inputs/']
        .map((folder) => `${folder}node_modules/${name}/package.json`)
        .find((path) => existsSync(new URL(path, root)));
      // Not installed here: Node for other systems, and the bench's peers and the bots' inputs unless someone ran them.
      if (!manifest) continue;
      const { license } = JSON.parse(read(manifest)) as { license: string };
      expect(license.replace(/^\((.*)\)$/, '$1'), name).toBe(licence);
    }
  }
});
