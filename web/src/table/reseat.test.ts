import { places as duetPlaces } from '@safehouse/rules/duet/places.ts';
import { expect, test } from 'vitest';
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

test('whoever has no side of their own sits where somebody is missing', () => {
  const people = [sit('ada', 'red', 'spymaster'), sit('edi', 'both', 'operative')];
  expect(said(reseated(people, duetPlaces()))).toEqual(['ada: west partner', 'edi: east partner']);
});

test('where there is no room left, somebody stands', () => {
  const two = [
    { team: 'west', role: 'partner', min: 1, max: 1 },
    { team: 'east', role: 'partner', min: 1, max: 1 },
  ];
  const people = ['a', 'b', 'c'].map((id) => sit(id, 'red', 'operative'));
  expect(said(reseated(people, two))).toEqual(['a: west partner', 'b: east partner']);
});
