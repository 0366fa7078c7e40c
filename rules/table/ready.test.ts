/** After a game people say that they are in for another one. */
import { expect, test } from 'vitest';
import { Evening, places } from './scenario.ts';

const ready = (evening: Evening) => evening.sees('spectator').ready;

test('everyone sees who is in for another game, in the order they said so', () => {
  const evening = Evening.playing().ends();
  expect(ready(evening)).toBeUndefined();
  evening.does('carla', { kind: 'ready', on: true });
  evening.does('bo', { kind: 'ready', on: true });
  expect(ready(evening)).toEqual(['carla', 'bo']);
  expect(evening.sees('dan').ready).toEqual(['carla', 'bo']);
  expect(evening.does('bo', { kind: 'ready', on: true })).toEqual([]);
  evening.does('carla', { kind: 'ready', on: false });
  expect(ready(evening)).toEqual(['bo']);
});

test('only people with a seat are in, and only after a game', () => {
  const evening = Evening.playing();
  evening.refuses('bo', { kind: 'ready', on: true }, 'game-running');
  evening.ends().come('eve');
  evening.refuses('eve', { kind: 'ready', on: true }, 'not-in-a-game');
  evening.refuses('stranger', { kind: 'ready', on: true }, 'join-first');
  evening.does('anna', { kind: 'toLobby' });
  evening.refuses('bo', { kind: 'ready', on: true }, 'no-game-yet');
});

test('a new game and the lobby forget it, and so does the seat of a person who leaves', () => {
  const evening = Evening.playing().ends();
  evening.does('bo', { kind: 'ready', on: true });
  evening.does('dan', { kind: 'ready', on: true });
  evening.does('dan', { kind: 'leave' });
  expect(ready(evening)).toEqual(['bo']);
  evening.does('dan', { kind: 'join', name: 'dan', place: places.blueOperative });
  expect(ready(evening)).toEqual(['bo']);
  evening.does('anna', { kind: 'again', rotate: false });
  expect(ready(evening)).toBeUndefined();
  evening.ends().does('bo', { kind: 'ready', on: true });
  evening.does('anna', { kind: 'toLobby' });
  expect(ready(evening)).toBeUndefined();
});
