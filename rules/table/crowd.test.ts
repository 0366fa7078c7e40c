/** How many people a table holds. */
import { expect, test } from 'vitest';
import { games } from '../games.ts';
import type { PersonId } from '../kernel/contract.ts';
import { MOST_EVER, MOST_IN } from './people.ts';
import { stateFrom, table } from './table.ts';
import type { Action, State } from './types.ts';

const person = (number: number) => `person-${number}` as PersonId;

test('the number of members is limited, at once and over the life of a table', () => {
  const setup = { game: 'codenames', options: games.codenames.defaults, packs: ['en/classic'] } as const;
  let state: State = stateFrom([
    {
      kind: 'opened',
      id: 'x',
      code: 'K7QP3',
      host: person(0),
      name: 'Ann',
      setup: { ...setup, packs: ['en/classic'] },
      at: 0,
    },
  ]);
  /** The refusal, or undefined if the action was accepted. */
  const refusal = (by: PersonId, action: Action): string | undefined => {
    const decided = table.decide(state, by, action, { now: 0 });
    if (!decided.ok) return decided.refusal.code;
    state = decided.value.reduce<State>(table.evolve, state);
    return undefined;
  };
  const joins = (number: number) => refusal(person(number), { kind: 'join', name: `Guest ${number}` });
  for (let i = 1; i < MOST_IN; i++) expect(joins(i)).toBeUndefined();
  expect(joins(MOST_IN)).toBe('table-full');
  // Leaving makes room until too many people have been here; earlier guests may still come back.
  for (let i = MOST_IN; i < MOST_EVER; i++) {
    expect(refusal(person(i - 1), { kind: 'leave' })).toBeUndefined();
    expect(joins(i)).toBeUndefined();
  }
  expect(refusal(person(MOST_EVER - 1), { kind: 'leave' })).toBeUndefined();
  expect(joins(MOST_EVER)).toBe('table-full');
  expect(joins(MOST_EVER - 1)).toBeUndefined();
});
