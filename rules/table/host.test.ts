/** UX 5: the host's role. A host who is away keeps it while someone stands in; it passes on only to someone seated. */
import { describe, expect, test } from 'vitest';
import { Evening, places, SETUP } from './scenario.ts';
import { bot } from './scenario-bots.ts';
import type { Action, Setup } from './types.ts';

const away = (...present: string[]): Action => ({ kind: 'hostAway', host: 'anna', present });
const gone = (...present: string[]): Action => ({ kind: 'hostGone', gone: 'anna', present });
const back: Action = { kind: 'hostBack', host: 'anna' };

const TIMED: Setup = { ...SETUP, options: { form: 'teams', clock: { kind: 'limits', clue: 60, guess: 60 } } };

/** What only a host does, whatever the table waits for. */
const HOSTLY: Action[] = [
  { kind: 'move', person: 'dan' },
  { kind: 'remove', person: 'dan' },
  { kind: 'remove', person: 'anna' },
  { kind: 'handOver', person: 'bo' },
  { kind: 'addBot', place: places.redOperative, level: 'normal', name: 'Bot' },
  { kind: 'lock', on: true },
  { kind: 'hideCode', on: true },
  { kind: 'setUp', setup: SETUP },
  { kind: 'removePack', pack: 'en/own-abcdefgh' },
  { kind: 'abandon' },
  { kind: 'close' },
];

describe('a host who leaves', () => {
  test('is followed at once by the person who has been seated longest', () => {
    const evening = new Evening().come('bo', 'carla', 'dan');
    evening.does('carla', { kind: 'sit', place: places.redOperative });
    evening.does('bo', { kind: 'sit', place: places.blueOperative });
    evening.does('carla', { kind: 'sit', place: places.redSpymaster });
    evening.does('anna', { kind: 'leave' });
    expect(evening.state.host).toBe('carla');
    evening.does('carla', { kind: 'handOver', person: 'dan' });
    evening.does('carla', { kind: 'watch' });
    evening.does('carla', { kind: 'sit', place: places.redSpymaster });
    evening.does('dan', { kind: 'leave' });
    expect(evening.state.host).toBe('bo');
  });

  test('is followed by nobody without a seat: the next who sits down becomes host', () => {
    const evening = new Evening().come('bo', 'carla');
    evening.does('anna', { kind: 'leave' });
    evening.come('dan');
    evening.refuses('bo', { kind: 'setUp', setup: SETUP }, 'host-only');
    evening.does('carla', { kind: 'sit', place: places.redOperative });
    expect(evening.state.host).toBe('carla');
    evening.does('anna', { kind: 'join', name: 'anna', place: places.blueOperative });
    expect(evening.state.host).toBe('carla');
  });

  test('and comes back before anyone sat down is host still', () => {
    const evening = new Evening().come('bo');
    evening.does('anna', { kind: 'leave' });
    evening.does('anna', { kind: 'join', name: 'anna' });
    evening.does('bo', { kind: 'sit', place: places.redOperative });
    expect(evening.state.host).toBe('anna');
  });
});

describe('while the host is away', () => {
  test('the person who has been seated longest stands in, everyone sees it, and the host keeps the role', () => {
    const evening = new Evening().come('bo', 'carla', 'dan');
    evening.does('carla', { kind: 'sit', place: places.redOperative });
    evening.does('bo', { kind: 'sit', place: places.blueOperative });
    evening.does('house', away('bo', 'carla', 'dan'));
    for (const who of ['anna', 'bo', 'carla', 'dan', 'stranger', 'spectator']) {
      expect(evening.sees(who)).toMatchObject({ host: 'anna', standIn: 'carla' });
    }
    expect(evening.does('house', away('bo', 'carla'))).toEqual([]);
    evening.does('house', back);
    expect(evening.sees('bo').standIn).toBeUndefined();
    expect(evening.does('house', back)).toEqual([]);
    expect(evening.state.host).toBe('anna');
  });

  test('nobody without a seat stands in', () => {
    const evening = new Evening().come('bo');
    expect(evening.does('house', away('bo'))).toEqual([]);
    expect(evening.does('house', gone('bo'))).toEqual([]);
    expect(evening.state).toMatchObject({ host: 'anna' });
  });

  test('the stand-in starts, pauses, goes on and begins the next game, and nothing else', () => {
    const evening = Evening.playing(TIMED);
    evening.does('house', away('bo', 'carla', 'dan'));
    for (const action of HOSTLY) evening.refuses('bo', action, 'host-only');
    for (const step of ['pause', 'resume', 'extend'] as const) evening.does('bo', { kind: 'clock', do: step });
    evening.refuses('carla', { kind: 'clock', do: 'pause' }, 'host-only');
    evening.ends();
    for (const action of HOSTLY) evening.refuses('bo', action, 'host-only');
    evening.does('bo', { kind: 'again', rotate: false });
    evening.ends();
    evening.does('bo', { kind: 'toLobby' });
    evening.refuses('bo', { kind: 'rename', person: 'dan', name: 'X' }, 'host-only');
    for (const action of HOSTLY) evening.refuses('bo', action, 'host-only');
    evening.refuses('carla', { kind: 'start' }, 'host-only');
    evening.does('bo', { kind: 'start' });
  });

  test('the stand-in lets a paused bot go on, but does not change it', () => {
    const evening = new Evening().come('bo');
    evening.does('bo', { kind: 'sit', place: places.redOperative });
    evening.does('anna', bot(places.redSpymaster));
    evening.does('anna', { kind: 'setBot', person: 'bot-1', paused: true });
    evening.does('house', away('bo'));
    evening.refuses('bo', { kind: 'setBot', person: 'bot-1', level: 'bold' }, 'host-only');
    evening.does('bo', { kind: 'setBot', person: 'bot-1', paused: false });
  });

  test('another stands in for a stand-in who is away too, or has stood up', () => {
    const evening = Evening.playing();
    evening.does('house', away('bo', 'carla', 'dan'));
    evening.does('house', away('carla', 'dan'));
    expect(evening.state.standIn).toBe('carla');
    // Nobody else is here: it stays as it is.
    expect(evening.does('house', away())).toEqual([]);
    expect(evening.does('house', away('bo', 'carla'))).toEqual([]);
    evening.does('carla', { kind: 'watch' });
    expect(evening.state.standIn).toBeUndefined();
    evening.refuses('carla', { kind: 'again', rotate: false }, 'host-only');
    evening.does('house', away('bo', 'dan'));
    expect(evening.state.standIn).toBe('bo');
    evening.does('bo', { kind: 'leave' });
    expect(evening.state.standIn).toBeUndefined();
  });

  test('the role passes for good to the stand-in, and stays there when the old host is back', () => {
    const evening = Evening.playing();
    evening.does('house', away('carla', 'dan'));
    evening.does('house', gone('bo', 'carla', 'dan'));
    expect(evening.sees('dan')).toMatchObject({ host: 'carla' });
    expect(evening.sees('dan').standIn).toBeUndefined();
    evening.refuses('house', back, 'already-host');
    evening.refuses('anna', { kind: 'remove', person: 'carla' }, 'host-only');
  });

  test('told twice that the host is gone, by two who see different people, the table finds one new host', () => {
    const evening = Evening.playing();
    evening.does('house', gone('carla'));
    evening.refuses('house', gone('bo'), 'already-host');
    evening.refuses('house', away('bo'), 'already-host');
    expect(evening.state.host).toBe('carla');
  });

  test('a host who is here is not replaced, and only the house says who is here', () => {
    const evening = Evening.playing();
    for (const action of [away('anna', 'bo'), gone('anna', 'bo')]) evening.refuses('house', action, 'already-host');
    for (const action of [away('bo'), gone('bo'), back]) {
      evening.refuses('bo', action, 'house-only');
      evening.refuses('clock', action, 'house-only');
    }
  });
});

test('a host hands the role over to anyone, and then no longer stands above them', () => {
  const evening = new Evening().come('bo');
  evening.does('anna', { kind: 'handOver', person: 'bo' });
  expect(evening.state.host).toBe('bo');
  evening.refuses('anna', { kind: 'lock', on: true }, 'host-only');
});
