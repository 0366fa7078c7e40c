import { table } from '@safehouse/rules/spyfall/scenario.ts';
import { expect, test } from 'vitest';
import { lastHands } from './shown-view.svelte.ts';

const five = ['ada', 'ben', 'cleo', 'dov', 'eva'];
const accused = () => {
  const on = table({ players: five });
  on.ada.starts();
  on.cleo.accuses('ben');
  on.ada.agrees();
  on.dov.agrees();
  return on;
};

test('the last hand of a vote is seen before the verdict, and nobody can vote any more', () => {
  const on = accused();
  const before = on.eva.view;
  expect(lastHands(before, before)).toBeUndefined();
  on.eva.agrees();
  const shown = lastHands(before, on.eva.view);
  expect([shown?.phase, shown?.accusation?.votes.length, shown?.accusation?.awaited]).toEqual(['accusation', 4, []]);
  expect(shown?.may.vote).not.toBe('yes');
  expect(shown?.verdicts).toEqual([]);
});

test('the last hand is seen before a rejected accusation goes on, and after people have left', () => {
  const on = accused();
  const before = on.ada.view;
  on.eva.disagrees();
  expect(lastHands(before, on.ada.view)?.accusation?.votes.at(-1)).toEqual({ by: 'eva', guilty: false });
  const again = accused();
  const then = again.ada.view;
  again.eva.getsUp();
  expect(lastHands(then, again.ada.view)?.accusation?.votes).toHaveLength(3);
});

test('the last name of the last vote is seen before the verdict', () => {
  const on = table();
  on.ada.starts();
  on.waits(480);
  on.ada.opensTheBallot();
  for (const name of ['ada', 'ben', 'cleo']) on.who(name).suspects('dov');
  const before = on.spectator;
  on.dov.suspects('ben');
  const shown = lastHands(before, on.spectator);
  expect([shown?.phase, shown?.ballot?.voices.length, shown?.ballot?.awaited]).toEqual(['ballot', 4, undefined]);
});

test('nothing is held back otherwise: on the first view, in a new round, when the round ends without a vote', () => {
  const on = accused();
  expect(lastHands(undefined, on.ada.view)).toBeUndefined();
  const before = on.ada.view;
  on.ben.getsUp();
  expect(on.ada.view.verdicts.at(-1)?.result).toBe('void');
  expect(lastHands(before, on.ada.view)).toBeUndefined();
});
