/** S4, S5: the list of locations is sorted in its language, and marks the played ones. */
import { table } from '@safehouse/rules/spyfall/scenario.ts';
import { expect, test } from 'vitest';
import { listed } from './location-list.ts';

test('by name, as the language of the locations sorts', () => {
  const { spectator } = table();
  const names = (packs: string[], ...all: string[]) =>
    listed({ ...spectator, locations: all.map((name) => ({ id: name, name })) }, packs).map(({ name }) => name);
  expect(names(['en/locations'], 'Zoo', 'Ämter', 'Farm')).toEqual(['Ämter', 'Farm', 'Zoo']);
  expect(names(['fi/locations'], 'Zoo', 'Ämter', 'Farm')).toEqual(['Farm', 'Zoo', 'Ämter']);
});

test('the same for the spy and the others; what was played is marked', () => {
  const on = table();
  on.ada.starts();
  on.ben.stops();
  on.ben.names('zoo');
  on.ada.goesOn();
  const lists = [on.ada.view, on.ben.view, on.spectator].map((view) => listed(view, ['en/locations']));
  expect(lists[1]).toEqual(lists[0]);
  expect(lists[2]).toEqual(lists[0]);
  expect(lists[0]?.filter(({ isPlayed }) => isPlayed).map(({ id }) => id)).toEqual(['farm']);
});
