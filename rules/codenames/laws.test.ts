/** Codenames obeys the laws, in each of its forms. */
import { expect, test } from 'vitest';
import { laws } from '../kernel/laws.ts';
import { type AnySubject, stepsOf } from '../kernel/laws-runs.ts';
import { codenames } from './game.ts';
import { endingsOf, lawSubject } from './law-subject.ts';
import type { Form, State } from './types.ts';

const forms: Form[] = ['teams', 'together', 'three'];

for (const form of forms) laws(`codenames, ${form}`, lawSubject(form));

test('the forms together can end in every way the game names', () => {
  const reachable = new Set(forms.flatMap((form) => endingsOf[form]));
  expect([...reachable].sort()).toEqual([...codenames.meta.endings].sort());
});

test('what a view says the host may do is exactly what is accepted', () => {
  for (let start = 0; start < 60; start++) {
    const draws = Array.from({ length: 100 }, (_, i) => start * 100 + i);
    for (const { after, facts } of stepsOf(lawSubject('teams') as AnySubject, { start, draws })) {
      const state = after as State;
      const said = Object.values(codenames.view(state, 'spectator').hostMay);
      const did = codenames.hostActions.map((action) => codenames.decide(state, 'host', action, facts));
      expect(did.map((result) => (result.ok ? 'yes' : result.refusal.code))).toEqual(said);
    }
  }
});
