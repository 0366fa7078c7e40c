/** Codenames obeys the laws, in each of its forms. */
import { expect, test } from 'vitest';
import type { GameViewer } from '../kernel/contract.ts';
import { laws } from '../testing/laws.ts';
import { type AnySubject, drawnFrom, stepsOf } from '../testing/laws-runs.ts';
import { codenames } from './game.ts';
import { endingsOf, lawSubject } from './law-subject.ts';
import { table } from './scenario.ts';
import type { Form, State } from './types.ts';

const forms: Form[] = ['teams', 'together', 'three'];

for (const form of forms) laws(`codenames, ${form}`, lawSubject(form));

test('the forms together can end in every way the game names', () => {
  const reachable = new Set(forms.flatMap((form) => endingsOf[form]));
  expect([...reachable].sort()).toEqual([...codenames.meta.endings].sort());
});

test('a re-deal changes the key for those who may not know it, and leaves the covered cards', () => {
  const t = table('apple:red bank:blue crown:- dwarf:X');
  t.red.spymaster.clues('fruit', 1);
  t.red.operative.touches('apple');
  const keysFor = (viewer: GameViewer) =>
    Array.from({ length: 50 }, (_, draw) => codenames.redeal(t.state, viewer, drawnFrom(draw)).deal.key);
  for (const viewer of [t.red.operative.seat, t.blue.operative.seat, 'spectator'] as const) {
    const keys = keysFor(viewer);
    expect(new Set(keys.map(String)).size).toBe(50);
    for (const key of keys) {
      expect(key[0]).toBe('red');
      expect([...key].sort()).toEqual([...t.state.deal.key].sort());
    }
  }
  for (const { seat } of [t.red.spymaster, t.blue.spymaster]) expect(keysFor(seat)[0]).toEqual(t.state.deal.key);
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
