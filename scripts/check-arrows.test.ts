/** The arrow check finds what it should: each test breaks one arrow in a small tree. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { arrows, brokenArrows } from './check-arrows.ts';
import { layered, rooms } from './lib/rooms.ts';

const sound = {
  'rules/kernel/result.ts': `import type { z } from 'zod';`,
  'rules/clues/words.ts': `import '../kernel/result.ts';`,
  'rules/codenames/game.ts': `import '../kernel/result.ts';\nimport './board.ts';\nimport '../clues/words.ts';`,
  'rules/codenames/board.ts':
    '// Math.random and Date.now() in a comment\nexport const date = { process: "new Date()" }.process;',
  'rules/duet/game.ts': `import '../kernel/result.ts';`,
  'rules/games.ts': `import './codenames/game.ts';\nimport './duet/game.ts';`,
  'rules/table/table.ts': `import '../games.ts';\nimport '../kernel/result.ts';`,
  'rules/campaign/campaign.ts': `import '../duet/game.ts';\nimport '../table/table.ts';`,
  'rules/table/scenario.ts': `import { expect } from 'vitest';\nimport 'node:util';\nimport '../codenames/game.ts';`,
  'rules/table/table.test.ts': `import 'fast-check';\nimport './scenario.ts';\nnew Date();`,
  'rules/package.json': '{ "dependencies": { "zod": "4" } }',
  'language/loader.ts': `import 'node:fs';`,
  'protocol/messages.ts': `import '@safehouse/rules/games.ts';`,
  'bots/worker.ts': `import 'node:worker_threads';`,
  'server/main.ts': `import '@safehouse/protocol/messages.ts';\nimport '@safehouse/language/loader.ts';\nimport './app.ts';`,
  'server/tables/serial-queue.ts': '',
  'server/sockets/room.ts': `import '../tables/serial-queue.ts';`,
  'server/app.ts': `import './sockets/room.ts';`,
  'server/hardening/link.test.ts': `import '@safehouse/web/src/main.ts';`,
  'web/src/main.ts': `import './App.svelte';`,
  'web/src/offline/worker.ts': '',
  'web/src/App.svelte': `<script lang="ts">\n  import type {} from '@safehouse/protocol/messages.ts';\n</script>\n<p>Hi</p>`,
};

function repository(changes: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'arrows-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries({ ...sound, ...changes })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

test('a valid repository has no broken arrow', () => {
  expect(brokenArrows(repository({}))).toEqual([]);
});

test('the arrows themselves have no cycle', () => {
  const visit = (name: string, path: readonly string[]): void => {
    expect(path).not.toContain(name);
    for (const next of arrows[name] ?? []) visit(next, [...path, name]);
  };
  for (const name of Object.keys(arrows)) visit(name, []);
});

test.each([
  ['rules/codenames/game.ts', `\nimport '@safehouse/language/loader.ts';`, 2, 'rules → language'],
  ['protocol/messages.ts', `export * from '@safehouse/server/main.ts';`, 1, 'protocol → server'],
  ['language/loader.ts', `const x = await import('@safehouse/protocol/codes.ts');`, 1, 'language → protocol'],
  ['server/main.ts', `let x: import('@safehouse/web/src/main.ts').X;`, 1, 'server → web'],
  [
    'web/src/App.svelte',
    `<p>Hi</p>\n{#await import('@safehouse/server/main.ts') then x}{x}{/await}`,
    2,
    'web → server',
  ],
  ['web/src/App.svelte', `<p>é</p>\n<script>\nimport '@safehouse/server/main.ts';\n</script>`, 3, 'web → server'],
  ['web/src/main.ts', `import '../../protocol/messages.ts';`, 1, 'leaves web/ by a relative path'],
  ['protocol/messages.ts', `import '@safehouse/protocol/codes.ts';`, 1, "goes round through the package's own name"],
  ['rules/kernel/result.ts', `import '../games.ts';`, 1, 'rules/kernel → rules/games.ts'],
  ['rules/kernel/result.ts', `import '../clues/words.ts';`, 1, 'rules/kernel → rules/clues'],
  ['rules/clues/words.ts', `import '../codenames/game.ts';`, 1, 'rules/clues → rules/codenames'],
  ['rules/codenames/board.ts', `import '../duet/game.ts';`, 1, 'rules/codenames → rules/duet'],
  ['rules/codenames/board.ts', `import '../table/table.ts';`, 1, 'rules/codenames → rules/table'],
  ['rules/codenames/board.ts', `import '../games.ts';`, 1, 'rules/codenames → rules/games.ts'],
  ['rules/games.ts', `import './table/table.ts';`, 1, 'rules/games.ts → rules/table'],
  ['rules/table/table.ts', `import '../codenames/game.ts';`, 1, 'rules/table → rules/codenames'],
  ['rules/table/table.ts', `import '../campaign/campaign.ts';`, 1, 'rules/table → rules/campaign'],
  ['rules/games.ts', `import './campaign/campaign.ts';`, 1, 'rules/games.ts → rules/campaign'],
  ['server/tables/serial-queue.ts', `import '../sockets/room.ts';`, 1, 'server/tables → server/sockets'],
  ['server/app.ts', `import './cellar/wine.ts';`, 1, 'server/app.ts → server/cellar'],
  ['rules/codenames/board.ts', `import { inspect } from 'node:util';`, 1, 'is a part of Node'],
  ['rules/codenames/board.ts', `import fs from 'fs';`, 1, 'is a part of Node'],
  ['rules/codenames/board.ts', `import { expect } from 'vitest';`, 1, 'is a package'],
  ['rules/table/table.ts', `import '../games.ts';\nimport './scenario.ts';`, 1, "'vitest' is a package"],
  ['rules/codenames/board.ts', `export const now = () => Date.now();`, 1, 'Date in the rules'],
  ['rules/codenames/board.ts', `export const now = () => new Date();`, 1, 'Date in the rules'],
  ['rules/codenames/board.ts', `\nexport const roll = () => Math.random();`, 2, 'Math.random in the rules'],
  ['rules/codenames/board.ts', `setTimeout(() => {}, 1);`, 1, 'setTimeout in the rules'],
  ['rules/codenames/board.ts', `performance.now();`, 1, 'performance in the rules'],
  ['rules/codenames/board.ts', `export const home = process.env.HOME;`, 1, 'process in the rules'],
  ['rules/package.json', '{ "dependencies": { "@safehouse/server": "*" } }', 1, 'rules → server'],
])('%s with %j is broken at line %i: %s', (file, text, line, why) => {
  const culprit = why.includes('vitest') ? 'rules/table/scenario.ts' : file;
  const wrong = brokenArrows(repository({ [file]: text }));
  expect(wrong).toContainEqual(expect.stringMatching(new RegExp(`^${culprit}:${line}: `)));
  expect(wrong.join('\n')).toContain(why);
});

test('the rooms have no cycle, and one that has is noticed', () => {
  for (const all of Object.values(rooms)) expect(layered(all)).toHaveLength(Object.keys(all).length);
  const circle = { a: { is: '', uses: ['b'] }, b: { is: '', uses: ['a'] } };
  expect(() => layered(circle)).toThrow('a → b → a');
});

test('a server without its entry is not called sound', () => {
  const root = repository({});
  rmSync(join(root, 'server/main.ts'));
  expect(brokenArrows(root)).toEqual(['server/main.ts:1: an entry file is missing']);
});
