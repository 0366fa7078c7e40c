/** The scenes of Duet: in which order people see what happened. */
import { expect, test } from 'vitest';
import type { Scene } from '../play/scene.svelte.ts';
import { scene } from './scenes.ts';
import { TestGame } from './test-game.ts';

const kinds = (beats: Scene) => beats.map(({ kind }) => kind);

test('an agent turns before it is counted', () => {
  const game = new TestGame().clues('ada', 'seldom', 2);
  const before = game.view('dov');
  const after = game.touches('dov', 3 + 1).view('dov');
  const beats = scene(before, after);
  expect(kinds(beats)).toEqual(['touch', 'breath', 'flip', 'turn']);
  const drawn = beats.map(({ draws }) => (draws?.(after) ?? after) as typeof after);
  expect(drawn.map(({ cards }) => cards[4]?.found)).toEqual([undefined, undefined, 'east', 'east']);
  expect(drawn.map(({ remaining }) => remaining)).toEqual([15, 15, 15, 14]);
});

test('a bystander is stamped as the reason before the token is gone and the turn passes', () => {
  const game = new TestGame().clues('ada', 'seldom', 2);
  const before = game.view();
  const after = game.touches('dov', 18).view();
  const beats = scene(before, after);
  expect(kinds(beats)).toEqual(['touch', 'breath', 'flip', 'stamp', 'turn']);
  expect(beats.at(-1)?.stamp).toEqual({ kind: 'over', team: 'west', because: 'bystander' });
  const stamp = beats[3]?.draws?.(after) as typeof after;
  expect([stamp.supply, stamp.cards[18]?.markers.length]).toEqual([before.supply, 1]);
});

test('sudden death begins after the card that brought it', () => {
  const game = new TestGame().misses(8).clues('ada', 'seldom', 1);
  const before = game.view();
  const after = game.touches('dov', 23).view();
  expect(after.phase).toBe('sudden');
  const beats = scene(before, after);
  expect(kinds(beats)).toEqual(['touch', 'breath', 'flip', 'sudden', 'turn']);
});

test('the assassin darkens the room, and until then neither face of the key is drawn', () => {
  const game = new TestGame().clues('ada', 'seldom', 2);
  const before = game.view();
  const after = game.touches('dov', 9).view();
  const beats = scene(before, after);
  expect(kinds(beats)).toEqual(['touch', 'breath', 'flip', 'dark']);
  expect(after.cards.every(({ key }) => key)).toBe(true);
  for (const { draws, isEnd } of beats) {
    const drawn = draws?.(after) as typeof after;
    expect([drawn.cards.filter(({ key }) => key), drawn.outcome, isEnd]).toEqual([[], undefined, true]);
  }
});

test('a clue is stamped, a mark plays nothing', () => {
  const game = new TestGame();
  const dealt = game.view();
  const clued = game.clues('ada', 'seldom', 2).view();
  expect(scene(dealt, clued)).toMatchObject([{ kind: 'stamp', stamp: { kind: 'clue', word: 'seldom' } }]);
  expect(scene(clued, game.does('dov', { kind: 'mark', card: 3, on: true }).view())).toEqual([]);
});
