/** Shuffling, swapping sides and passing roles on: the same seats, nobody twice, and something always changes. */
import { randomFrom, type Seed } from '@safehouse/rules/kernel/random.ts';
import { expect, test } from 'vitest';
import { changes, passedOn, shuffled, swappedSides } from './arrangements.ts';

const seat = (team: string, role: string) => ({ team, role });
const places = [
  seat('red', 'spymaster'),
  seat('red', 'operative'),
  seat('blue', 'spymaster'),
  seat('blue', 'operative'),
];
const people = [
  { id: 'ada', place: seat('red', 'spymaster') },
  { id: 'bo', place: seat('red', 'operative') },
  { id: 'cleo' },
  { id: 'dag', place: seat('blue', 'operative') },
  { id: 'eve', place: seat('red', 'operative'), left: true },
];
const told = (seats: ReturnType<typeof passedOn>) =>
  seats.map(({ person, place }) => `${person} ${place.team} ${place.role}`);

test('a shuffle deals the same seats to the same people, and never leaves all as it was', () => {
  const random = randomFrom('0123456789abcdef0123456789abcdef' as Seed);
  const all = new Set<string>();
  for (let i = 0; i < 200; i++) {
    const seats = shuffled(people, (count) => random.below(count));
    expect(seats.map(({ person }) => person)).toEqual(['ada', 'bo', 'dag']);
    expect(
      told(seats)
        .map((each) => each.replace(/^\w+ /, ''))
        .sort(),
    ).toEqual(['blue operative', 'red operative', 'red spymaster']);
    expect(changes(people, seats)).toBe(true);
    all.add(told(seats).join());
  }
  expect(all.size).toBe(5);
});

test('one person alone cannot be shuffled', () => {
  expect(
    changes(
      people.slice(0, 1),
      shuffled(people.slice(0, 1), () => 0),
    ),
  ).toBe(false);
});

test('sides are swapped, and roles stay', () => {
  expect(told(swappedSides(people, places))).toEqual(['ada blue spymaster', 'bo blue operative', 'dag red operative']);
  const three = [seat('red', 'spymaster'), seat('blue', 'spymaster'), seat('both', 'operative')];
  const trio = three.map((place, i) => ({ id: `${i}`, place }));
  expect(told(swappedSides(trio, three))).toEqual(['0 blue spymaster', '1 red spymaster', '2 both operative']);
  expect(swappedSides(people, places.slice(0, 2))).toEqual([]);
  expect(swappedSides(people, [seat('table', 'player')])).toEqual([]);
});

test('roles are passed on within a team', () => {
  expect(told(passedOn(people))).toEqual(['ada red operative', 'bo red spymaster', 'dag blue operative']);
});
