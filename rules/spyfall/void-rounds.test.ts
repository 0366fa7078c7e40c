/** S21, S22: rounds that are void are played again. */
import { expect } from 'vitest';
import type { PersonId } from '../kernel/contract.ts';
import { drawnFrom } from '../testing/laws-runs.ts';
import { rule } from '../testing/rule.ts';
import { spyfall } from './game.ts';
import { sampleContent } from './sample.ts';
import { table } from './scenario.ts';

const five = ['ada', 'ben', 'cleo', 'dov', 'eva'];
const started = (drawing: Parameters<typeof table>[0] = {}) => {
  const t = table(drawing);
  t.who(t.state.dealer).starts();
  return t;
};

rule('S22', 'a round whose spy is gone is void, without points', () => {
  const t = started();
  t.ben.getsUp().endsTheRound({ by: 'void' }).keepsTheGame();
  const u = started({ patience: 60 });
  u.ben.stops();
  u.ben.isAway();
  u.waits(59).leadsTo('naming');
  u.waits(1).endsTheRound({ by: 'void' }).keepsTheGame();
  expect(u.spectator.players.map(({ points }) => points)).toEqual([0, 0, 0, 0]);
});

rule('S22', 'a void round is played again, at another location, and a game has as many rounds as were agreed', () => {
  // When Ben is gone, Cleo has his place in the order.
  const t = started({ players: five, rounds: 2, spares: 2, spies: ['ben', 'ada', 'ben'] });
  t.ben.getsUp().endsTheRound({ by: 'void' }).keepsTheGame();
  t.ada.goesOn();
  t.ada.starts();
  t.ada.stops();
  t.ada
    .names('zoo')
    .endsTheRound({ by: 'location-named', points: { ada: 4 }, named: 'zoo' })
    .keepsTheGame();
  t.cleo.goesOn();
  expect(t.dov.card).toEqual({ location: 'ferry', role: 'Ferry Guest' });
  t.ada.starts();
  t.cleo.stops();
  t.cleo.names('quarry').endsTheGame({ by: 'won', winners: ['ada'] });
  expect(t.spectator.verdicts.map(({ result }) => result)).toEqual(['void', 'location-named', 'location-missed']);
});

rule('S22', 'three void rounds of a game can be played again, if there are locations left for them', () => {
  const spares = (rounds: number, without: string[]) => {
    const options = { ...spyfall.defaults, rounds, without };
    const seats = five.map((person) => ({ person: person as PersonId, team: 'table', role: 'player' }));
    const { rounds: drawn, spares = [] } = spyfall.deal(options, seats, sampleContent, drawnFrom(7));
    const locations = [...drawn, ...spares].map(({ location }) => location);
    expect(new Set(locations).size).toBe(locations.length);
    return spares.length;
  };
  expect([spares(2, []), spares(3, []), spares(4, []), spares(5, []), spares(2, ['zoo', 'farm'])]).toEqual([
    3, 2, 1, 0, 1,
  ]);
});

rule('S21', 'a game of void rounds alone has no winner', () => {
  const t = started({ players: five, rounds: 1, spares: 0 });
  t.ben.getsUp().endsTheRound({ by: 'void' }).endsTheGame({ by: 'broken-up', winners: [] });
});
