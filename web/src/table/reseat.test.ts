import { places as duetPlaces } from '@safehouse/rules/duet/seats.ts';
import { places as spyfallPlaces } from '@safehouse/rules/spyfall/seats.ts';
import { expect, test } from 'vitest';
import { games } from '../games.ts';
import { reseated } from './reseat.ts';

const teams = ['red', 'blue'].flatMap((team) => [
  { team, role: 'spymaster', min: 1, max: 1 },
  { team, role: 'operative', min: 1, max: 20 },
]);
const sit = (id: string, team: string, role: string) => ({ id, place: { team, role } });
const said = (moves: ReturnType<typeof reseated>) =>
  moves.map(({ person, place }) => `${person}: ${place.team} ${place.role}`);

test('from Codenames to Duet everyone stays on their side', () => {
  const people = [
    sit('ada', 'red', 'spymaster'),
    sit('bo', 'red', 'operative'),
    { id: 'eve' },
    sit('cleo', 'blue', 'spymaster'),
  ];
  expect(said(reseated(people, duetPlaces()))).toEqual(['ada: west partner', 'bo: west partner', 'cleo: east partner']);
});

test('from Duet to Codenames the seats that are needed are filled first', () => {
  const people = [
    sit('ada', 'west', 'partner'),
    sit('cleo', 'east', 'partner'),
    sit('bo', 'west', 'partner'),
    sit('fay', 'west', 'partner'),
  ];
  expect(said(reseated(people, teams))).toEqual([
    'ada: red spymaster',
    'cleo: blue spymaster',
    'bo: red operative',
    'fay: red operative',
  ]);
});

test('a person without a side sits where someone is missing', () => {
  const people = [sit('ada', 'red', 'spymaster'), sit('edi', 'both', 'operative')];
  expect(said(reseated(people, duetPlaces()))).toEqual(['ada: west partner', 'edi: east partner']);
});

test('where there is no room left, someone stands', () => {
  const two = [
    { team: 'west', role: 'partner', min: 1, max: 1 },
    { team: 'east', role: 'partner', min: 1, max: 1 },
  ];
  const people = ['a', 'b', 'c'].map((id) => sit(id, 'red', 'operative'));
  expect(said(reseated(people, two))).toEqual(['a: west partner', 'b: east partner']);
});

const round = spyfallPlaces(games.spyfall.defaults);

test('to Spyfall everyone comes to the one table, in order of coming, as long as there is room', () => {
  const people = ['ada', 'bo', 'cleo', 'dag', 'edi', 'fay', 'gus', 'hal', 'ida'].map((id, i) =>
    sit(id, i % 2 === 0 ? 'red' : 'blue', 'operative'),
  );
  const moves = reseated(people, round);
  expect(moves.map(({ person }) => person)).toEqual(['ada', 'bo', 'cleo', 'dag', 'edi', 'fay', 'gus', 'hal']);
  expect(moves.every(({ place }) => place.team === 'table' && place.role === 'player')).toBe(true);
});

test('from Spyfall, which has no sides, people make two of one size', () => {
  const people = ['ada', 'bo', 'cleo', 'dag', 'edi', 'fay', 'gus', 'hal'].map((id) => sit(id, 'table', 'player'));
  expect(said(reseated(people, teams))).toEqual([
    'ada: red spymaster',
    'bo: red operative',
    'cleo: blue spymaster',
    'dag: blue operative',
    'edi: red operative',
    'fay: blue operative',
    'gus: red operative',
    'hal: blue operative',
  ]);
  expect(said(reseated(people.slice(0, 3), duetPlaces()))).toEqual([
    'ada: west partner',
    'bo: east partner',
    'cleo: west partner',
  ]);
});

test('people who had a seat in this game before get it again, and the others sit around them', () => {
  const before = [sit('ada', 'red', 'operative'), sit('bo', 'blue', 'spymaster')];
  const now = ['cleo', 'ada', 'bo'].map((id) => sit(id, 'table', 'player'));
  expect(said(reseated(now, teams, before))).toEqual([
    'ada: red operative',
    'bo: blue spymaster',
    'cleo: red spymaster',
  ]);
});

test('people without a seat stay without one, wherever they sat before', () => {
  expect(reseated([{ id: 'ada' }], teams, [sit('ada', 'red', 'operative')])).toEqual([]);
});
