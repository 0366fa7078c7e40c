/** Who has looked at their card: everyone sees that they have, and nothing of the card. */
import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { table } from './scenario.ts';

type On = ReturnType<typeof table>;

const looked = (on: On) => on.spectator.players.filter((player) => player.looked).map(({ person }) => person);

rule('S2', 'everyone sees who has looked at their card, until the clock is started', () => {
  const on = table();
  expect(looked(on)).toEqual([]);
  on.cleo.looks();
  on.ben.looks();
  expect(looked(on)).toEqual(['ben', 'cleo']);
  expect(on.dov.view.players).toEqual(on.spectator.players);
  on.ada.starts();
  expect(looked(on)).toEqual([]);
  on.dov.tries.looking().isRefused('already-started');
});

rule('S2', 'the spy looks like the others: the same permission and the same view', () => {
  const on = table();
  for (const player of [on.ada, on.ben, on.cleo, on.dov]) expect(player.view.may.look).toBe('yes');
  on.ada.looks();
  on.ben.looks();
  const [ada, ben] = on.spectator.players;
  expect({ ...ada, person: '' }).toEqual({ ...ben, person: '' });
});

rule('S2', 'a second look changes nothing, and in the next round nobody has looked yet', () => {
  const on = table();
  on.ada.looks();
  const before = on.state;
  on.ada.looks();
  expect(on.state).toBe(before);
  on.ada.starts();
  on.ben.stops();
  on.ben.names('quarry');
  on.ada.tries.looking().isRefused('round-over');
  on.ada.goesOn();
  expect(looked(on)).toEqual([]);
  on.ada.looks();
  expect(looked(on)).toEqual(['ada']);
});

rule('S2', 'a newcomer has no card to look at before the next round', () => {
  const on = table();
  on.eva.sitsDown();
  on.eva.tries.looking().isRefused('next-round');
});
