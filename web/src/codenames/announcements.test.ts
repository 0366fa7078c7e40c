/** UX 30: each clue, reveal, turn and end is read out exactly once. */
import { expect, test } from 'vitest';
import { english as t } from '../texts/whole.ts';
import { announcements } from './announcements.ts';
import { Desk, nameOf } from './test-desk.ts';

/** Announcements that a spectator hears for what happens on a desk. */
function heard(desk: Desk, happens: (desk: Desk) => void): string[] {
  const before = desk.view();
  happens(desk);
  return announcements(before, desk.view(), t, nameOf);
}

test('coming in, nothing is news; without a change, nothing is said', () => {
  const desk = new Desk().clues('ada', 'sea', 2);
  expect(announcements(undefined, desk.view(), t, nameOf)).toEqual([]);
  expect(heard(desk, () => {})).toEqual([]);
});

test('a clue and every reveal on it', () => {
  const desk = new Desk();
  expect(heard(desk, (d) => d.clues('ada', 'sea', 2))).toEqual(['Clue for Red from Ada: sea, 2.']);
  expect(heard(desk, (d) => d.does('ben', { kind: 'mark', card: 3, on: true }))).toEqual([]);
  expect(heard(desk, (d) => d.touches('ben', 0))).toEqual(['Ben touched anchor: a red agent.']);
  expect(heard(desk, (d) => d.touches('cleo', 23))).toEqual([
    'Cleo touched marshmallow: a bystander.',
    'The turn is over.',
    'Blue’s turn.',
  ]);
});

test('several changes in one step are all said, in order', () => {
  const desk = new Desk();
  expect(heard(desk, (d) => d.clues('ada', 'sea', 1).touches('ben', 0).stops('ben').clues('dov', 'wood', 0))).toEqual([
    'Clue for Red from Ada: sea, 1.',
    'Ben touched anchor: a red agent.',
    'They stopped.',
    'Clue for Blue from Dov: wood, 0.',
    'Blue’s turn.',
  ]);
});

test('an objection, and the penalty', () => {
  const desk = new Desk().clues('ada', 'sea', 'unlimited');
  expect(heard(desk, (d) => d.does('dov', { kind: 'object' }))).toEqual([
    'The clue sea was struck out.',
    'The turn is over.',
    'Blue’s turn.',
  ]);
  expect(heard(desk, (d) => d.does('dov', { kind: 'cover', card: 9 }))).toEqual(['jacket is covered as a penalty.']);
});

test('the assassin ends it', () => {
  const desk = new Desk().clues('ada', 'sea', 2);
  expect(heard(desk, (d) => d.touches('ben', 24))).toEqual(['Ben touched dragon: the assassin.', 'Blue wins.']);
});

test('together: the opponent’s turn and ours', () => {
  const desk = new Desk('together').clues('ada', 'sea', 1).touches('ben', 0);
  expect(heard(desk, (d) => d.stops('ben'))).toEqual(['They stopped.', 'The opponent’s turn.']);
  expect(heard(desk, (d) => d.does('ada', { kind: 'cover', card: 9 }))).toEqual([
    'The opponent’s turn: jacket is covered.',
    'Red’s turn.',
  ]);
});

test('clocks: a limit that passes without a clue, an hourglass that runs out, the host’s hand', () => {
  const desk = new Desk('teams', { kind: 'limits', clue: 60, guess: 60 });
  expect(heard(desk, (d) => d.does('host', { kind: 'pauseClock' }))).toEqual(['The clock is paused.']);
  expect(heard(desk, (d) => d.does('host', { kind: 'resumeClock' }))).toEqual(['The clock goes on.']);
  expect(heard(desk, (d) => d.does('host', { kind: 'extendClock' }))).toEqual(['One more minute.']);
  desk.now += 120_000;
  expect(heard(desk, (d) => d.does('clock', { kind: 'timeUp' }))).toEqual([
    'Time is up, without a clue.',
    'Blue’s turn.',
  ]);

  const other = new Desk('teams', { kind: 'hourglass', seconds: 30 });
  expect(heard(other, (d) => d.does('eva', { kind: 'turnHourglass' }))).toEqual([
    'The hourglass is running: 30 seconds.',
  ]);
  other.now += 30_000;
  expect(heard(other, (d) => d.does('clock', { kind: 'timeUp' }))).toEqual(['Time is up.']);
});

test('a new deal is a new game', () => {
  const desk = new Desk().clues('ada', 'sea', 2);
  const before = desk.view();
  expect(announcements(before, new Desk().view(), t, nameOf)).toEqual(['A new game. Red begins.']);
});
