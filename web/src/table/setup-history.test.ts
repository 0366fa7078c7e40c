import { games as rules } from '@safehouse/rules/games.ts';
import type { Setup } from '@safehouse/rules/table/types.ts';
import { expect, test } from 'vitest';
import { SetupHistory } from './setup-history.ts';

const known = ['en/classic', 'en/locations', 'da/locations'].map((id) => ({
  id,
  language: id.slice(0, 2),
  holds: id.endsWith('/locations') ? ('locations' as const) : ('words' as const),
  cards: 30,
}));

test('a game that was never set up begins as the rules say', () => {
  expect(new SetupHistory().setupOf('spyfall', known, ['en/classic'])).toEqual({
    game: 'spyfall',
    options: rules.spyfall.defaults,
    packs: ['en/locations'],
  });
});

test('after a look at another game, options, packs and people of the first are back', () => {
  const history = new SetupHistory();
  const codenames: Setup = {
    game: 'codenames',
    options: { form: 'three', clock: { kind: 'hourglass', seconds: 90 } },
    packs: ['en/classic'],
  };
  const people = [{ id: 'ada', place: { team: 'red', role: 'spymaster' } }];
  history.keep(codenames, people);
  const spyfall = history.setupOf('spyfall', known, codenames.packs);
  history.keep({ ...spyfall, packs: ['da/locations'] }, []);
  // There are no Danish words here.
  expect(history.setupOf('codenames', known, ['da/locations'])).toEqual(codenames);
  expect(history.peopleAt('codenames')).toEqual(people);
  expect(history.peopleAt('duet')).toEqual([]);
});
