/** UX 30: each clue, reveal, turn and end is read out exactly once. */
import { expect, test } from 'vitest';
import { english as t } from '../texts/whole.ts';
import { announcements } from './announcements.ts';
import { nameOf, TestGame } from './test-game.ts';

/** Announcements that a spectator hears for what happens on a game. */
function heard(game: TestGame, happens: (game: TestGame) => void): string[] {
  const before = game.view();
  happens(game);
  return announcements(before, game.view(), t, nameOf);
}

test('coming in, nothing is news; without a change, nothing is said', () => {
  const game = new TestGame().clues('ada', 'sea', 2);
  expect(announcements(undefined, game.view(), t, nameOf)).toEqual([]);
  expect(heard(game, () => {})).toEqual([]);
});

test('a clue and every reveal on it', () => {
  const game = new TestGame();
  expect(heard(game, (d) => d.clues('ada', 'sea', 2))).toEqual(['Clue for Red from Ada: sea, 2.']);
  expect(heard(game, (d) => d.does('ben', { kind: 'mark', card: 3, on: true }))).toEqual([]);
  expect(heard(game, (d) => d.touches('ben', 0))).toEqual(['Ben touched anchor: a red agent.']);
  expect(heard(game, (d) => d.touches('cleo', 23))).toEqual([
    'Cleo touched marshmallow: a bystander.',
    'The turn is over.',
    'Blue’s turn.',
  ]);
});

test('several changes in one step are all said, in order', () => {
  const game = new TestGame();
  expect(heard(game, (d) => d.clues('ada', 'sea', 1).touches('ben', 0).stops('ben').clues('dov', 'wood', 0))).toEqual([
    'Clue for Red from Ada: sea, 1.',
    'Ben touched anchor: a red agent.',
    'They stopped.',
    'Clue for Blue from Dov: wood, 0.',
    'Blue’s turn.',
  ]);
});

test('an objection, and the penalty', () => {
  const game = new TestGame().clues('ada', 'sea', 'unlimited');
  expect(heard(game, (d) => d.does('dov', { kind: 'object' }))).toEqual([
    'The clue sea was struck out.',
    'The turn is over.',
    'Blue’s turn.',
  ]);
  expect(heard(game, (d) => d.does('dov', { kind: 'cover', card: 9 }))).toEqual(['jacket is covered as a penalty.']);
});

test('the assassin ends it', () => {
  const game = new TestGame().clues('ada', 'sea', 2);
  expect(heard(game, (d) => d.touches('ben', 24))).toEqual(['Ben touched dragon: the assassin.', 'Blue wins.']);
});

test('together: the opponent’s turn and ours', () => {
  const game = new TestGame('together').clues('ada', 'sea', 1).touches('ben', 0);
  expect(heard(game, (d) => d.stops('ben'))).toEqual(['They stopped.', 'The opponent’s turn.']);
  expect(heard(game, (d) => d.does('ada', { kind: 'cover', card: 9 }))).toEqual([
    'The opponent’s turn: jacket is covered.',
    'Red’s turn.',
  ]);
});

test('clocks: a limit that passes without a clue, an hourglass that runs out, the host’s hand', () => {
  const game = new TestGame('teams', { kind: 'limits', clue: 60, guess: 60 });
  expect(heard(game, (d) => d.does('host', { kind: 'pauseClock' }))).toEqual(['The clock is paused.']);
  expect(heard(game, (d) => d.does('host', { kind: 'resumeClock' }))).toEqual(['The clock is running again.']);
  expect(heard(game, (d) => d.does('host', { kind: 'extendClock' }))).toEqual(['One more minute.']);
  game.now += 120_000;
  expect(heard(game, (d) => d.does('clock', { kind: 'timeUp' }))).toEqual([
    'Time’s up, without a clue.',
    'Blue’s turn.',
  ]);

  const other = new TestGame('teams', { kind: 'hourglass', seconds: 30 });
  expect(heard(other, (d) => d.does('eva', { kind: 'turnHourglass' }))).toEqual([
    'The hourglass is running: 30 seconds.',
  ]);
  other.now += 30_000;
  expect(heard(other, (d) => d.does('clock', { kind: 'timeUp' }))).toEqual(['Time’s up.']);
});

test('a new deal is a new game', () => {
  const game = new TestGame().clues('ada', 'sea', 2);
  const before = game.view();
  expect(announcements(before, new TestGame().view(), t, nameOf)).toEqual(['A new game. Red begins.']);
});
