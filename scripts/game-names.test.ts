/** A game is a folder: no shipped file outside the folders of a game names it, except the registries. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { entries } from './check-arrows.ts';
import { reachable, readSources } from './lib/import-graph.ts';

const root = dirname(import.meta.dirname);
const source = (file: string) => readFileSync(join(root, file), 'utf8');
/** As the registry of the rules lists them. */
const [, list = ''] = /export const games = \{([^}]+)\}/.exec(source('rules/games.ts')) ?? [];
const games = list.split(',').map((name) => name.trim());

/** Folders of a game, or of what belongs to games: bots that play them, the mission map of Duet. */
const own = new RegExp(`^(rules|web/src)/(${games.join('|')}|campaign)/|^bots/(word-games|spyfall-play)/`);
const named = new RegExp(`['"](${games.join('|')})['"]`, 'g');

test('the registry names the games', () => {
  expect(games).toContain('spyfall');
});

test('no other file branches on the name of a game', () => {
  const files = [...reachable(readSources(root, ['rules', 'protocol', 'bots', 'server', 'web']), entries)];
  expect(files.length).toBeGreaterThan(500);
  const wrong = files
    .filter((file) => !own.test(file))
    .flatMap((file) => [...source(file).matchAll(named)].map(([name]) => `${file}: ${name}`));
  expect(wrong).toEqual([]);
});
