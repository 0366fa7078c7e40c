/** S12–S14: someone is accused, and the others vote. */
import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { spyfall } from './game.ts';
import { table } from './scenario.ts';

const started = (drawing: Parameters<typeof table>[0] = {}) => {
  const t = table(drawing);
  t.ada.starts();
  return t;
};

rule('S12', 'anyone may accuse at any moment, out of turn and the spy too, and the clock stops', () => {
  const t = started();
  t.waits(100);
  t.cleo.accuses('dov').leadsTo('accusation').stopsTheClockAt(380);
  t.waits(3600).leadsTo('accusation');
  const u = started();
  u.ada.asks('cleo');
  u.ben.accuses('ada').leadsTo('accusation');
});

rule('S12', 'once in a round, each', () => {
  const t = started({ spies: ['ben', 'ben'] });
  t.cleo.accuses('dov');
  t.ada.disagrees();
  t.ben.disagrees().leadsTo('asking');
  t.cleo.tries.accusing('ben').isRefused('accused-already');
  t.ada.tries.accusing('ben').isAccepted();
  expect(t.spectator.accusers).toEqual(['cleo']);
  t.ben.stops();
  t.ben.names('farm');
  t.ada.goesOn();
  t.ben.starts();
  t.cleo.tries.accusing('ben').isAccepted();
});

rule('S12', 'only another player, and only one accusation at a time', () => {
  const t = started();
  t.cleo.tries.accusing('cleo').isRefused('not-yourself');
  t.cleo.tries.accusing('eva').isRefused('no-such-player');
  t.cleo.accuses('dov');
  t.ada.tries.accusing('ben').isRefused('vote-first');
});

rule('S13', 'all but the suspect vote, the accuser for it; all for it ends the round', () => {
  const t = started();
  t.cleo.accuses('ben');
  expect(t.spectator.accusation).toEqual({
    by: 'cleo',
    suspect: 'ben',
    votes: [{ by: 'cleo', guilty: true }],
    awaited: ['ada', 'dov'],
  });
  t.ben.tries.voting().isRefused('suspects-do-not-vote');
  t.cleo.tries.voting().isRefused('voted-already');
  t.dov.agrees().leadsTo('accusation');
  t.dov.tries.voting().isRefused('voted-already');
  t.ada.agrees().endsTheRound({ by: 'spy-accused', points: { ada: 1, cleo: 2, dov: 1 }, suspect: 'ben' });
});

rule('S13', 'every hand stays to be seen until the round is over, the last one too', () => {
  const t = started();
  t.cleo.accuses('dov');
  t.ada.agrees();
  t.ben.disagrees().leadsTo('asking');
  const first = {
    by: 'cleo',
    suspect: 'dov',
    votes: [
      { by: 'cleo', guilty: true },
      { by: 'ada', guilty: true },
      { by: 'ben', guilty: false },
    ],
  };
  expect(t.spectator.hearings).toEqual([first]);
  t.ada.accuses('ben');
  t.dov.agrees();
  t.cleo.agrees();
  expect(t.spectator.hearings.map(({ by, suspect, votes }) => [by, suspect, votes.length])).toEqual([
    ['cleo', 'dov', 3],
    ['ada', 'ben', 3],
  ]);
  expect(t.spectator.verdicts.at(-1)?.accuser).toBe('ada');
  t.ada.goesOn();
  expect(t.spectator.hearings).toEqual([]);
});

rule('S13', 'anyone against, and it goes on where it was, with the time it had', () => {
  const t = started();
  t.ada.asks('cleo');
  t.waits(60);
  t.dov.accuses('ben');
  t.waits(200);
  t.ada.agrees();
  t.cleo.disagrees().leadsTo('asking').awaitsAnswerOf('cleo').runsTheClockFor(420);
  t.waits(420).leadsTo('suspicions');
});

rule('S13', 'all vote before it is counted, and everyone sees who voted how', () => {
  const t = started();
  t.dov.accuses('ben');
  t.ada.disagrees().leadsTo('accusation');
  expect(t.spectator.accusation?.votes).toEqual([
    { by: 'dov', guilty: true },
    { by: 'ada', guilty: false },
  ]);
  t.cleo.agrees().leadsTo('asking');
  t.cleo.tries.voting().isRefused('nothing-to-vote-on');
});

rule('S13', 'a clock that the host had paused stays paused', () => {
  const t = started();
  t.waits(80);
  t.host.pauses();
  t.waits(1000);
  t.dov.accuses('ben');
  t.host.tries.resuming().isRefused('clock-stopped');
  t.ada.disagrees();
  t.cleo.disagrees().leadsTo('asking').stopsTheClockAt(400);
  t.host.resumes().runsTheClockFor(400);
});

rule('S14', 'while it is voted on, nothing can be asked or answered', () => {
  const t = started({ way: 'written' });
  t.ada.asks('cleo', 'Is it warm?');
  t.dov.accuses('ben');
  t.cleo.tries.answering('No!').isRefused('vote-first');
  t.ada.tries.asking('ben', 'And?').isRefused('vote-first');
});

rule(
  'S14',
  'where people write, they chat before the clock runs and when suspicions are discussed, not in a vote',
  () => {
    const t = table({ way: 'written' });
    const isSilent = () => spyfall.isSilent?.(t.state);
    expect(spyfall.places(t.state.deal.options).map(({ channel }) => channel)).toEqual(['players']);
    expect(isSilent()).toBe(false);
    t.ada.starts();
    t.dov.accuses('ben');
    expect(isSilent()).toBe(true);
    t.ada.disagrees();
    expect(isSilent()).toBe(true);
    t.cleo.agrees().leadsTo('asking');
    t.waits(480).leadsTo('suspicions');
    expect(isSilent()).toBe(false);
    t.ada.opensTheBallot().leadsTo('ballot');
    expect(isSilent()).toBe(true);
    for (const [who, suspect] of ['ada ben', 'ben ada', 'cleo ben', 'dov ben'].map((voice) => voice.split(' '))) {
      t.who(who ?? '').suspects(suspect ?? '');
    }
    expect(isSilent()).toBe(false);
  },
);

rule('S14', 'where people talk, there is no channel to be silent in', () => {
  expect(spyfall.places(started().state.deal.options).map(({ channel }) => channel)).toEqual([undefined]);
});
