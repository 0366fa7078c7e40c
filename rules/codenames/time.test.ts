/** Time: C25 and C26. */
import { expect } from 'vitest';
import { paused } from '../kernel/clock.ts';
import { rule } from '../testing/rule.ts';
import { codenames } from './game.ts';
import { table } from './scenario.ts';
import { optionsSchema } from './types.ts';

const drawing = 'apple:red bank:blue crown:- dwarf:X eagle:red';
const hourglass = { kind: 'hourglass', seconds: 30 } as const;
const limits = { kind: 'limits', clue: 60, guess: 90 } as const;

rule('C25', 'there is no time limit by itself', () => {
  for (const clock of [{ kind: 'off' }, hourglass] as const) {
    const t = table(drawing, { clock });
    expect(codenames.deadline(t.state)).toBeUndefined();
    t.waits(100_000).changesNothing();
    t.clock.tries.callingTime().isRefused('no-clock');
  }
});

rule('C25', 'the hourglass runs for 10 seconds to 10 minutes', () => {
  const isAgreed = (seconds: number) => optionsSchema.shape.clock.safeParse({ kind: 'hourglass', seconds }).success;
  expect([9, 10, 600, 601].map(isAgreed)).toEqual([false, true, true, false]);
});

rule('C25', 'any player may turn the hourglass, in any turn; nothing is forced when it has run', () => {
  const t = table(drawing, { clock: hourglass });
  for (const { tries } of [t.red.spymaster, t.red.operative, t.blue.spymaster, t.blue.operative]) {
    tries.turningTheHourglass().isAccepted();
  }
  t.blue.operative.turnsTheHourglass().keepsTheTurn();
  t.red.operative.tries.turningTheHourglass().isRefused('hourglass-running');
  expect(t.spectator.clock).toEqual({ kind: 'hourglass', total: 30_000, until: 1_030_000 });
  t.waits(29).changesNothing();
  t.clock.tries.callingTime().isRefused('no-clock');
  t.waits(1).keepsTheTurn();
  expect(t.spectator.clock).toBeUndefined();
  t.red.spymaster.turnsTheHourglass();
  expect(t.spectator.clock).toBeDefined();
});

rule('C25', 'the hourglass is taken away when a decision was made', () => {
  const t = table(drawing, { clock: hourglass });
  t.blue.operative.turnsTheHourglass();
  t.red.spymaster.clues('fruit', 2);
  expect(t.spectator.clock).toBeUndefined();
  t.blue.operative.turnsTheHourglass();
  t.red.operative.touches('apple').keepsTheTurn();
  expect(t.spectator.clock).toBeDefined();
  t.red.operative.stops();
  expect(t.spectator.clock).toBeUndefined();
});

rule('C25', 'a table without an hourglass has none to turn', () => {
  for (const clock of [{ kind: 'off' }, limits] as const) {
    table(drawing, { clock }).red.operative.tries.turningTheHourglass().isRefused('no-hourglass');
  }
});

rule('C25', 'a table starts with an hourglass to turn, unless it chooses otherwise', () => {
  expect(codenames.defaults.clock.kind).toBe('hourglass');
});

rule('C26', 'when the limit for a clue passes, the turn ends without one', () => {
  const t = table(drawing, { clock: limits });
  expect(t.spectator.clock).toEqual({ kind: 'limit', total: 60_000, until: 1_060_000 });
  t.waits(59).changesNothing();
  t.waits(1).passesTheTurnTo('blue');
  expect(t.spectator.clues).toEqual([]);
  expect(t.spectator.clock).toEqual({ kind: 'limit', total: 60_000, until: 1_120_000 });
});

rule('C26', 'when the limit for guessing passes, guessing ends, even with no guess made', () => {
  const t = table(drawing, { clock: limits });
  t.red.spymaster.clues('fruit', 2);
  t.waits(90).passesTheTurnTo('blue').because('time');
  expect(t.spectator.clues[0]?.guesses).toEqual([]);
});

rule('C26', 'a guess does not give the time back', () => {
  const t = table(drawing, { clock: limits });
  t.red.spymaster.clues('fruit', 2);
  t.waits(80);
  t.red.operative.touches('apple').keepsTheTurn();
  t.waits(10).passesTheTurnTo('blue').because('time');
});

rule('C26', 'the clock stops with the game', () => {
  const t = table(drawing, { clock: limits });
  t.red.spymaster.clues('fruit', 2);
  t.red.operative.touches('dwarf');
  expect([t.spectator.clock, codenames.deadline(t.state)]).toEqual([undefined, undefined]);
  t.clock.tries.callingTime().isRefused('game-over');
  t.host.tries.pausing().isRefused('game-over');
});

rule('C26', 'the host may pause the clock, resume it and give a minute more', () => {
  const t = table(drawing, { clock: limits });
  t.host.tries.resuming().isRefused('clock-not-paused');
  t.waits(40);
  t.host.pauses();
  expect(t.spectator.clock).toEqual({ kind: 'limit', total: 60_000, left: 20_000 });
  t.host.tries.pausing().isRefused('clock-paused');
  t.waits(1000).changesNothing();
  t.host.extends();
  expect(t.spectator.clock).toEqual({ kind: 'limit', total: 120_000, left: 80_000 });
  t.host.resumes();
  t.host.extends();
  t.waits(139).changesNothing();
  t.waits(1).passesTheTurnTo('blue');
});

rule('C26', 'a clock paused after its time but before it rang has nothing left, not less', () => {
  const clock = { kind: 'limit', total: 60_000, until: 1_000_000 } as const;
  expect(paused(clock, 1_000_250)).toEqual({ kind: 'limit', total: 60_000, left: 0 });
});

rule('C26', 'without a clock there is nothing to pause', () => {
  const t = table(drawing);
  t.host.tries.pausing().isRefused('no-clock');
  t.host.tries.resuming().isRefused('no-clock');
  t.host.tries.extending().isRefused('no-clock');
  expect(t.spectator.hostMay).toEqual({ pauseClock: 'no-clock', resumeClock: 'no-clock', extendClock: 'no-clock' });
});

rule('C26', 'players, host and clock each keep to their own', () => {
  const t = table(drawing, { clock: limits });
  t.red.operative.tries.pausing().isRefused('only-the-host');
  t.red.operative.tries.callingTime().isRefused('only-the-clock');
  t.host.tries.callingTime().isRefused('only-the-clock');
  t.host.tries.stopping().isRefused('not-your-role');
  t.clock.tries.callingTime().isRefused('no-clock');
});

rule('C26', 'a clock the host has paused stays paused when the next phase begins', () => {
  const t = table(drawing, { clock: limits });
  t.host.pauses();
  t.red.spymaster.clues('fruit', 2);
  expect(t.spectator.clock).toEqual({ kind: 'limit', total: 90_000, left: 90_000 });
  t.host.resumes();
  t.waits(90).passesTheTurnTo('blue').because('time');
});
