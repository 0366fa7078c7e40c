/** L12–L17: the referee options a table agrees on. */
import { usualReferee as usual, usualDuetReferee, usualReferee } from '@safehouse/rules/clues/referee.ts';
import { refereeOptions } from '@safehouse/rules/clues/referee-schemas.ts';
import type { Setup } from '@safehouse/rules/table/types.ts';
import { expect, test } from 'vitest';
import { games } from '../games.ts';
import { agreed } from './agreed.ts';
import { houseRules } from './referee-fact.ts';

test('the pages know the usual, and every house rule', () => {
  expect(usualReferee).toEqual(usual);
  expect(['mode', ...houseRules].sort()).toEqual(Object.keys(refereeOptions.shape).sort());
});

test('one thing is changed, and the rest of the setup stays', () => {
  const setup: Setup = { game: 'duet', options: games.duet.defaults, packs: ['en/duet'] };
  expect(agreed(setup, 'duet', { names: true })).toEqual({
    ...setup,
    options: { ...games.duet.defaults, referee: { ...usualDuetReferee, names: true } },
  });
});

test('what was never agreed on is as usual', () => {
  const options = { form: 'teams', clock: { kind: 'off' } } as const;
  const setup: Setup = { game: 'codenames', options, packs: ['en/classic'] };
  expect(agreed(setup, 'codenames', { mode: 'off' })).toEqual({
    ...setup,
    options: { ...options, referee: { ...usual, mode: 'off' } },
  });
});

test('another game that was chosen since stays as it is', () => {
  const setup: Setup = { game: 'spyfall', options: games.spyfall.defaults, packs: ['en/locations'] };
  expect(agreed(setup, 'duet', { mode: 'off' })).toBe(setup);
});
