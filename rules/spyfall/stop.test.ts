/** S15 and S16: the spy stops the game and names a location. */
import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { table } from './scenario.ts';

rule('S15', 'the spy stops the game at any moment by showing the card, and the clock with it', () => {
  const t = table();
  t.ada.starts();
  t.ada.asks('cleo');
  t.waits(30);
  t.ben.tries.naming('farm').isRefused('stop-first');
  expect(t.spectator.stopper).toBeUndefined();
  t.ben.stops().leadsTo('naming').stopsTheClockAt(450);
  expect([t.spectator.stopper, t.ada.view.stopper]).toEqual(['ben', 'ben']);
  t.waits(3600).leadsTo('naming');
  t.cleo.tries.answering().isRefused('spy-names');
  t.cleo.tries.accusing('ben').isRefused('spy-names');
  t.ben.tries.stopping().isRefused('spy-names');
});

rule('S15', 'nobody else can', () => {
  const t = table();
  t.ada.starts();
  t.cleo.tries.stopping().isRefused('not-the-spy');
  t.cleo.tries.naming('farm').isRefused('not-the-spy');
  t.eva.tries.stopping().isRefused('spectators-only-watch');
});

rule('S15', 'not while an accusation is voted on, and again when it has failed', () => {
  const t = table();
  t.ada.starts();
  t.cleo.accuses('dov');
  t.ben.tries.stopping().isRefused('vote-first');
  t.ada.disagrees();
  t.ben.agrees();
  t.ben.tries.stopping().isAccepted();
});

rule('S15', 'not after the clock has run out', () => {
  const t = table();
  t.ada.starts();
  t.waits(480);
  t.ben.tries.stopping().isRefused('time-is-up');
  t.ada.opensTheBallot();
  t.ben.tries.stopping().isRefused('time-is-up');
});

rule('S16', 'right, and the spy wins', () => {
  const t = table();
  t.ada.starts();
  t.ben.stops();
  t.ben.names('farm').endsTheRound({ by: 'location-named', points: { ben: 4 }, named: 'farm' });
});

rule('S16', 'wrong, and the others win', () => {
  const t = table();
  t.ada.starts();
  t.ben.stops();
  t.ben.names('zoo').endsTheRound({ by: 'location-missed', points: { ada: 1, cleo: 1, dov: 1 }, named: 'zoo' });
});
