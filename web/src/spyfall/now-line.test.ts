/** UX 9: everyone at a table of Spyfall sees exactly one now-line. */
import { table } from '@safehouse/rules/spyfall/scenario.ts';
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import { expect, test } from 'vitest';
import { english as t } from '../texts/whole.ts';
import { isOnMe, nowLine } from './now-line.ts';

const { now } = t.spyfall;
const nameOf = (person: string) => person.charAt(0).toUpperCase() + person.slice(1);
const says = (view: View) => nowLine(view, t, nameOf);
const ada = { name: 'Ada' };
const cleo = { name: 'Cleo' };

/** Who of Ada, Ben, Cleo and Dov is awaited. */
function awaited(on: ReturnType<typeof table>): string[] {
  return ['ada', 'ben', 'cleo', 'dov'].filter((name) => isOnMe(on.who(name).view));
}

test('S8: the dealer starts the clock, and all look at their cards', () => {
  const on = table();
  expect(says(on.ada.view)).toBe(now.briefing.dealer);
  expect(says(on.cleo.view)).toBe(now.briefing.wait(ada));
  expect(says(on.spectator)).toBe(now.briefing.watch(ada));
  expect(awaited(on)).toEqual(['ada']);
  expect(isOnMe(on.spectator)).toBe(false);
});

test('S9, S10: spoken, one taps whom one asks', () => {
  const on = table();
  on.ada.starts();
  expect(says(on.ada.view)).toBe(now.spoken.ask);
  expect(says(on.ben.view)).toBe(now.spoken.picks(ada));
  expect(says(on.spectator)).toBe(now.spoken.picks(ada));
  on.ada.asks('cleo');
  expect(says(on.ada.view)).toBe(now.spoken.asking(cleo));
  expect(says(on.cleo.view)).toBe(now.spoken.asked(ada));
  expect(says(on.dov.view)).toBe(now.spoken.listen({ by: 'Ada', to: 'Cleo' }));
  expect(awaited(on)).toEqual(['cleo']);
  on.cleo.answers();
  expect(says(on.cleo.view)).toBe(now.spoken.askBut(ada));
  expect(awaited(on)).toEqual(['cleo']);
});

test('S9, S10: written, one waits for the answer', () => {
  const on = table({ way: 'written' });
  on.ada.starts();
  expect(says(on.ada.view)).toBe(now.written.ask);
  expect(says(on.dov.view)).toBe(now.written.picks(ada));
  on.ada.asks('cleo', 'Is it loud?');
  expect(says(on.ada.view)).toBe(now.written.asking(cleo));
  expect(says(on.cleo.view)).toBe(now.written.asked(ada));
  expect(says(on.spectator)).toBe(now.written.listen({ by: 'Ada', to: 'Cleo' }));
  on.cleo.answers('At night.');
  expect(says(on.cleo.view)).toBe(now.written.askBut(ada));
});

test('S9: a table that just talks: the same line for all players, and nobody is awaited', () => {
  const on = table({ way: 'free' });
  on.ada.starts();
  for (const name of ['ada', 'ben', 'cleo', 'dov']) expect(says(on.who(name).view)).toBe(now.free.play);
  expect(says(on.spectator)).toBe(now.free.watch);
  expect(awaited(on)).toEqual([]);
});

test('S13: the accuser, the accused, who is to vote, who has voted, and who watches', () => {
  const on = table({ players: ['ada', 'ben', 'cleo', 'dov', 'eva'] });
  on.ada.starts();
  on.cleo.accuses('dov');
  const names = { by: 'Cleo', suspect: 'Dov' };
  on.ada.agrees();
  expect(says(on.cleo.view)).toBe(now.accusation.accuser(names));
  expect(says(on.dov.view)).toBe(now.accusation.suspect(names));
  expect(says(on.ada.view)).toBe(now.accusation.voted(names));
  expect(says(on.ben.view)).toBe(now.accusation.vote(names));
  expect(says(on.spectator)).toBe(now.accusation.watch(names));
  expect(awaited(on)).toEqual(['ben']);
});

test('S15: the spy names a location, the others wait for it', () => {
  const on = table();
  on.ada.starts();
  on.ben.stops();
  expect(says(on.ben.view)).toBe(now.naming.me);
  expect(says(on.ada.view)).toBe(now.naming.wait({ name: 'Ben' }));
  expect(says(on.spectator)).toBe(now.naming.wait({ name: 'Ben' }));
  expect(awaited(on)).toEqual(['ben']);
});

test('S17: time to talk, and then one after the other', () => {
  const on = table();
  on.ada.starts();
  on.waits(8 * 60);
  expect(says(on.ada.view)).toBe(now.suspicions.dealer);
  expect(says(on.ben.view)).toBe(now.suspicions.wait(ada));
  expect(says(on.spectator)).toBe(now.suspicions.watch(ada));
  on.ada.opensTheBallot();
  on.ada.suspects('ben');
  expect(says(on.ben.view)).toBe(now.ballot.me);
  expect(says(on.ada.view)).toBe(now.ballot.done({ name: 'Ben' }));
  expect(says(on.cleo.view)).toBe(now.ballot.wait({ name: 'Ben' }));
  expect(says(on.spectator)).toBe(now.ballot.watch({ name: 'Ben' }));
  expect(awaited(on)).toEqual(['ben']);
});

test('after a round all go on, if enough are left', () => {
  const on = table({ players: ['ada', 'ben', 'cleo'] });
  on.ada.starts();
  on.ben.stops();
  on.ben.names('farm');
  expect(says(on.ada.view)).toBe(now.verdict.goOn);
  expect(says(on.spectator)).toBe(now.verdict.watch);
  on.cleo.isAway();
  on.waits(on.state.deal.options.patience);
  expect(says(on.ada.view)).toBe(now.verdict.few);
});

test('S22: the now-line tells a newcomer to wait for the next round, in every phase', () => {
  const on = table();
  on.eva.sitsDown();
  expect(says(on.eva.view)).toBe(now.newcomer);
  on.ada.starts();
  expect(says(on.eva.view)).toBe(now.newcomer);
  on.ben.stops();
  expect(says(on.eva.view)).toBe(now.newcomer);
  on.ben.names('farm');
  expect(says(on.eva.view)).toBe(now.verdict.goOn);
});

test('S21: when the game is over, that is all', () => {
  const on = table({ rounds: 1 });
  on.ada.starts();
  on.ben.stops();
  on.ben.names('farm');
  expect([says(on.ada.view), says(on.spectator)]).toEqual([now.over, now.over]);
});

test('the sentence is the same whatever the card says', () => {
  for (const spy of ['ben', 'cleo']) {
    const on = table({ spies: [spy] });
    on.ada.starts();
    on.ada.asks('ben');
    expect([says(on.ben.view), says(on.cleo.view)]).toEqual([
      now.spoken.asked(ada),
      now.spoken.listen({ by: 'Ada', to: 'Ben' }),
    ]);
  }
});
