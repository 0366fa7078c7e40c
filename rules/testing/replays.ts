/** Registers a game's stored replays as tests: past decisions must stay the same. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import type { AnyGame, Outcome } from '../kernel/contract.ts';
import { digestOf, type Forms, type Replay, replayed, waysOf } from './replay.ts';

/** `formOf` derives the form from the deal's options and the outcome. */
export function replays(
  game: AnyGame,
  folder: string,
  forms: Forms,
  formOf: (options: never, outcome: Outcome) => string,
): void {
  const names = globSync('*.json', { cwd: folder }).map((path) => basename(path, '.json'));

  test.each(names)('%s comes out as it did', (name) => {
    const replay: Replay = JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));
    const state = replayed(game, replay);
    expect(game.outcome(state)).toEqual(replay.outcome);
    expect(digestOf(state)).toBe(replay.state);
    const form = formOf(replay.deal.options as never, replay.outcome);
    expect(name).toBe(`${form}-${forms[form]?.finished(state)}`);
  });

  test('there is a game for every way each form can end', () => {
    expect([...names].sort()).toEqual(waysOf(forms).sort());
  });
}
