/** Finished games, played again move by move: what was once decided stays decided. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { codenames } from './game.ts';
import { endingsOf } from './law-subject.ts';
import { digestOf, type Replay, replayed } from './replay.ts';

const folder = `${import.meta.dirname}/replays`;
const names = globSync('*.json', { cwd: folder }).map((path) => basename(path, '.json'));

test.each(names)('%s comes out as it did', (name) => {
  const replay: Replay = JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));
  const state = replayed(replay);
  expect(codenames.outcome(state)).toEqual(replay.outcome);
  expect(digestOf(state)).toBe(replay.state);
  expect(name).toBe(`${replay.deal.options.form}-${replay.outcome.ending}`);
});

test('there is a game for every way each form can end', () => {
  const ways = Object.entries(endingsOf).flatMap(([form, endings]) => endings.map((ending) => `${form}-${ending}`));
  expect([...names].sort()).toEqual(ways.sort());
});
