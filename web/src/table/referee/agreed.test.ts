/** L12–L17: the referee options a table agrees on. */
import { refereeOptions, usualReferee as usual } from '@safehouse/rules/clues/referee.ts';
import type { Setup } from '@safehouse/rules/table/types.ts';
import { expect, test } from 'vitest';
import { houseRules } from '../setup-facts.ts';
import { defaults, usualReferee } from '../setup-history.ts';
import { agreed } from './agreed.ts';

test('the pages know the usual, and every house rule', () => {
  expect(usualReferee).toEqual(usual);
  expect(['mode', ...houseRules].sort()).toEqual(Object.keys(refereeOptions.shape).sort());
});

test('one thing is changed, and the rest of the setup stays', () => {
  const setup: Setup = { game: 'duet', options: defaults.duet, packs: ['en/duet'] };
  expect(agreed(setup, { names: true })).toEqual({
    ...setup,
    options: { ...defaults.duet, referee: { ...usual, names: true } },
  });
});

test('what was never agreed on is as usual', () => {
  const options = { form: 'teams', clock: { kind: 'off' } } as const;
  const setup: Setup = { game: 'codenames', options, packs: ['en/classic'] };
  expect(agreed(setup, { mode: 'off' })).toEqual({
    ...setup,
    options: { ...options, referee: { ...usual, mode: 'off' } },
  });
});

test('Spyfall has no clues', () => {
  const setup: Setup = { game: 'spyfall', options: defaults.spyfall, packs: ['en/locations'] };
  expect(agreed(setup, { mode: 'off' })).toBe(setup);
});
