/** Where a newcomer is seated who chooses no seat. */
import { expect, test } from 'vitest';
import { games } from '../games.ts';
import { neededSeat } from './needed-seat.ts';
import { Evening, places, SETUP } from './scenario.ts';
import type { Setup } from './types.ts';

/** Where this many people end up, one after the other. */
function seatedBy(setup: Setup, count: number): string[] {
  const evening = new Evening(setup);
  const names = Array.from({ length: count }, (_, i) => `guest ${i}`);
  return names.map((name) => {
    const place = neededSeat(evening.sees(name).places);
    evening.does(name, { kind: 'join', name, ...(place && { place }) });
    return place ? `${place.team} ${place.role}` : 'watches';
  });
}

test('the seats that a game needs are filled first, in turn for both teams', () => {
  expect(seatedBy(SETUP, 6)).toEqual([
    'red spymaster',
    'blue spymaster',
    'red operative',
    'blue operative',
    'red operative',
    'blue operative',
  ]);
  const duet: Setup = { game: 'duet', options: games.duet.defaults, packs: ['en/duet'] };
  expect(seatedBy(duet, 4)).toEqual(['west partner', 'east partner', 'west partner', 'east partner']);
});

test('where no seat is left, one watches', () => {
  const three: Setup = { ...SETUP, options: { ...SETUP.options, form: 'three' } };
  expect(seatedBy(three, 4)).toEqual(['red spymaster', 'blue spymaster', 'both operative', 'watches']);
});

test('while a seat is free, a bot keeps its own', () => {
  const evening = new Evening();
  for (const place of Object.values(places))
    evening.does('anna', { kind: 'addBot', place, level: 'normal', name: 'Otto' });
  expect(neededSeat(evening.sees('bo').places)).toEqual(places.redOperative);
});

test('a bot makes room once nothing else is free', () => {
  const three: Setup = { ...SETUP, options: { ...SETUP.options, form: 'three' } };
  const evening = new Evening(three);
  const both = { team: 'both', role: 'operative' };
  evening.does('anna', { kind: 'addBot', place: both, level: 'normal', name: 'Otto' });
  const next = (name: string) => neededSeat(evening.sees(name).places);
  expect(next('bo')).toEqual({ team: 'red', role: 'spymaster' });
  evening.does('anna', { kind: 'sit', place: { team: 'red', role: 'spymaster' } });
  evening.does('bo', { kind: 'join', name: 'bo', place: { team: 'blue', role: 'spymaster' } });
  expect(next('carla')).toEqual(both);
});
