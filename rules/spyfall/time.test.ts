/** S17 and S18: the time is up, suspicions, and the last vote; and how the host controls the clock. */
import { expect, test } from 'vitest';
import { rule } from '../testing/rule.ts';
import { table } from './scenario.ts';

const late = (drawing: Parameters<typeof table>[0] = {}) => {
  const t = table(drawing);
  t.who(t.state.dealer).starts();
  t.waits(480).leadsTo('suspicions');
  return t;
};

const ballot = (...voices: [string, string][]) => {
  const t = late();
  t.ada.opensTheBallot();
  for (const [by, suspect] of voices.slice(0, -1)) t.who(by).suspects(suspect).leadsTo('ballot');
  const [by, suspect] = voices.at(-1) as [string, string];
  return t.who(by).suspects(suspect);
};

rule('S17', 'when the clock has run out, people talk until the dealer opens the vote', () => {
  const t = table();
  t.ada.starts();
  t.waits(479).leadsTo('asking');
  t.ada.tries.openingTheBallot().isRefused('time-not-up');
  t.waits(1).leadsTo('suspicions');
  t.ada.tries.asking('ben').isRefused('time-is-up');
  t.ada.tries.accusing('ben').isRefused('time-is-up');
  t.cleo.tries.openingTheBallot().isRefused('dealer-opens');
  t.cleo.tries.suspecting('ben').isRefused('ballot-not-open');
  t.ada.opensTheBallot().leadsTo('ballot');
  t.ada.tries.openingTheBallot().isRefused('ballot-is-open');
});

rule('S17', 'or until the table has waited long enough', () => {
  const t = late({ patience: 60 });
  t.waits(59).leadsTo('suspicions');
  t.waits(1).leadsTo('ballot');
  expect(t.spectator.clock).toBeUndefined();
});

rule('S17', 'all say whom they suspect, openly, in seat order, the dealer first', () => {
  const t = late({ dealer: 'cleo' });
  t.cleo.opensTheBallot();
  t.ada.tries.suspecting('ben').isRefused('not-your-turn');
  t.cleo.tries.suspecting('cleo').isRefused('not-yourself');
  t.cleo.tries.suspecting('eva').isRefused('no-such-player');
  t.cleo.suspects('dov');
  expect(t.spectator.ballot).toEqual({ voices: [{ by: 'cleo', suspect: 'dov' }], awaited: 'dov' });
  t.cleo.tries.suspecting('ben').isRefused('voted-already');
  t.dov.suspects('cleo');
  t.ada.suspects('dov');
  t.ben.tries.suspecting('ada').isAccepted();
});

rule('S17', 'what everyone said stays with the round, including the last vote', () => {
  const t = late();
  t.ada.opensTheBallot();
  t.ada.suspects('cleo');
  t.ben.suspects('cleo');
  t.cleo.suspects('ben');
  t.dov.suspects('ada');
  expect(t.spectator.verdicts.at(-1)?.voices).toEqual([
    { by: 'ada', suspect: 'cleo' },
    { by: 'ben', suspect: 'cleo' },
    { by: 'cleo', suspect: 'ben' },
    { by: 'dov', suspect: 'ada' },
  ]);
});

rule('S18', 'the spy loses if all the others name the spy', () => {
  ballot(['ada', 'ben'], ['ben', 'dov'], ['cleo', 'ben'], ['dov', 'ben']).endsTheRound({
    by: 'spy-convicted',
    points: { ada: 1, cleo: 1, dov: 1 },
    suspect: 'ben',
  });
});

rule('S18', 'one voice for another, and the spy has won', () => {
  ballot(['ada', 'ben'], ['ben', 'dov'], ['cleo', 'ben'], ['dov', 'cleo']).endsTheRound({
    by: 'spy-escaped',
    points: { ben: 2 },
  });
});

rule('S18', 'all for an innocent, and the spy has won', () => {
  ballot(['ada', 'dov'], ['ben', 'dov'], ['cleo', 'dov'], ['dov', 'ben']).endsTheRound({
    by: 'innocent-convicted',
    points: { ben: 4 },
    suspect: 'dov',
  });
});

test('the host pauses, resumes and extends the clock, of the round and of the suspicions', () => {
  const t = table({ patience: 60 });
  t.host.tries.pausing().isRefused('no-clock');
  t.ada.starts();
  t.host.tries.resuming().isRefused('clock-not-paused');
  t.host.pauses().stopsTheClockAt(480);
  t.host.tries.pausing().isRefused('clock-paused');
  t.waits(3600).leadsTo('asking');
  t.host.extends().stopsTheClockAt(540);
  t.host.resumes().runsTheClockFor(540);
  t.waits(540).leadsTo('suspicions');
  t.host.extends();
  t.waits(119).leadsTo('suspicions');
  t.waits(1).leadsTo('ballot');
  t.host.tries.pausing().isRefused('no-clock');
});

test('nobody does what is the clock’s or the host’s', () => {
  const t = table();
  t.ada.starts();
  t.ada.tries.pausing().isRefused('only-the-host');
  t.ada.tries.ringing().isRefused('only-the-clock');
  t.host.tries.ringing().isRefused('only-the-clock');
  t.host.tries.starting().isRefused('spectators-only-watch');
  t.clock.tries.pausing().isRefused('only-the-host');
  t.clock.tries.starting().isRefused('spectators-only-watch');
  t.clock.tries.ringing().isRefused('no-clock');
  t.eva.tries.ringing().isRefused('spectators-only-watch');
  t.eva.tries.pausing().isRefused('spectators-only-watch');
});

rule('S8', 'a table may play without a clock: the dealer ends the questions and opens the vote', () => {
  const t = table({ minutes: 0 });
  t.ada.starts().leadsTo('asking');
  expect(t.spectator.clock).toBeUndefined();
  t.waits(86_400).leadsTo('asking');
  t.cleo.tries.callingTime().isRefused('dealer-calls-time');
  t.ada.tries.callingTime().isAccepted();
  t.cleo.accuses('dov');
  t.ada.tries.callingTime().isRefused('vote-first');
  t.ada.disagrees();
  t.ben.agrees().leadsTo('asking');
  t.ada.callsTime().leadsTo('suspicions');
  expect(t.spectator.clock).toBeUndefined();
  t.waits(86_400).leadsTo('suspicions');
  t.ada.tries.callingTime().isRefused('time-is-up');
  t.ada.opensTheBallot().leadsTo('ballot');
});

rule('S8', 'with a clock, nobody else ends the questions', () => {
  const t = table();
  t.ada.tries.callingTime().isRefused('not-started');
  t.ada.starts();
  t.ada.tries.callingTime().isRefused('clock-calls-time');
});

rule('S8', 'without a clock the next in seat order takes over from a dealer who is gone', () => {
  const t = table({ minutes: 0, players: ['ada', 'ben', 'cleo', 'dov', 'eva'], dealer: 'cleo' });
  t.cleo.starts();
  t.cleo.getsUp().leadsTo('asking');
  t.dov.callsTime().leadsTo('suspicions');
  t.dov.getsUp().leadsTo('suspicions');
  t.eva.opensTheBallot().leadsTo('ballot');
});
