/** The evening's series at a table. */
import { expect, test } from 'vitest';
import { series, wonAndLost } from './series.ts';

const game = (name: string, ...winners: string[]) => ({
  number: 1,
  game: name,
  outcome: { ending: 'contacted', winners },
});

test('counts the wins of each side, without games that were called off and without other games', () => {
  const played = [game('codenames', 'red'), game('duet', 'west', 'east'), { number: 3, game: 'codenames' }];
  expect(series(played, 'codenames', ['red', 'blue'])).toBeUndefined();
  const more = [...played, game('codenames', 'blue'), game('codenames', 'red')];
  expect(series(more, 'codenames', ['red', 'blue'])).toEqual([2, 1]);
});

test('counts won and lost games of people who play together', () => {
  const played = [game('duet', 'west', 'east'), game('duet'), game('duet')];
  expect(wonAndLost(played, 'duet')).toEqual({ won: 1, lost: 2 });
  expect(wonAndLost([game('codenames', 'red'), game('codenames', 'blue')], 'codenames', 'red')).toEqual({
    won: 1,
    lost: 1,
  });
  expect(wonAndLost(played.slice(1, 2), 'duet')).toBeUndefined();
});
