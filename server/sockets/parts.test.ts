/** Unit tests of the small socket modules. */

import type { Writable } from 'node:stream';
import { unpacked } from '@safehouse/protocol/packed.ts';
import type { Around } from '@safehouse/rules/table/around.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import * as ws from 'ws';
import { Bucket, Budget } from '../platform/token-bucket.ts';
import { textFrame } from '../websocket/frames.ts';
import { Audience, type Seen } from './audience.ts';
import { Heartbeat } from './heartbeat.ts';

/** Missing in the types of ws. */
const { Receiver } = ws as unknown as { Receiver: new (options: { isServer: boolean }) => Writable };

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])(
  'a frame of %i bytes is one that ws reads',
  async (length) => {
    const text = 'ő'.repeat(length / 2).padEnd(length - Math.floor(length / 2), 'x');
    const receiver = new Receiver({ isServer: false });
    const read = new Promise((done) => {
      receiver.on('message', (data) => done(String(data)));
    });
    receiver.write(textFrame(text));
    expect(await read).toBe(text);
  },
);

test('a bucket allows its burst, and then its rate', () => {
  const bucket = new Bucket({ most: 3, perSecond: 2 }, 0);
  expect([0, 0, 0, 0].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
  expect(bucket.take(499)).toBe(false);
  expect(bucket.take(501)).toBe(true);
  expect(bucket.take(100)).toBe(false);
  expect([9000, 9000, 9000, 9000].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
});

test('an address is deleted when its limit no longer needs it, even if no other request comes', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const budget = new Budget({ most: 60, perSecond: 60 / 3600 });
  for (let i = 0; i < 59; i++) budget.take('192.0.2.1', Date.now());
  vi.advanceTimersByTime(50 * 60_000);
  expect(budget.size).toBe(1);
  vi.advanceTimersByTime(11 * 60_000);
  expect(budget.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('whichever clock the caller counts by, an address is not forgotten before its time', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const budget = new Budget({ most: 60, perSecond: 60 / 3600 });
  const start = Date.now();
  const sinceStart = (): number => Date.now() - start;
  for (let i = 0; i < 60; i++) budget.take('192.0.2.1', sinceStart());
  vi.advanceTimersByTime(2 * 60_000);
  expect([budget.take('192.0.2.1', sinceStart(), 2), budget.take('192.0.2.1', sinceStart())]).toEqual([true, false]);
});

test('a budget keeps addresses apart', () => {
  const budget = new Budget({ most: 1, perSecond: 1 });
  expect([budget.take('one', 0), budget.take('other', 0), budget.take('one', 0)]).toEqual([true, true, false]);
  for (let i = 0; i < 5000; i++) budget.take(`address ${i}`, i);
  expect(budget.take('one', 10_000)).toBe(true);
});

test('heartbeats are spread over time, never all at once', () => {
  vi.useFakeTimers();
  const beats: number[] = [];
  let beating = 0;
  const heartbeat = new Heartbeat(30_000);
  const hearts = Array.from({ length: 300 }, () => ({ slot: 0, beat: () => void beating++ }));
  for (const heart of hearts) heartbeat.add(heart);
  for (let second = 0; second < 30; second++) {
    beating = 0;
    vi.advanceTimersByTime(1000);
    beats.push(beating);
  }
  expect(beats).toEqual(Array(30).fill(10));
  for (const heart of hearts) heartbeat.remove(heart);
  vi.advanceTimersByTime(60_000);
  expect(beating).toBe(10);
  heartbeat.close();
  vi.useRealTimers();
});

const SURROUNDINGS = {} as Around;

function audienceOf(lines: string[]): Audience {
  return new Audience('all', 'spectator', seen(viewOf(lines), 5, 1));
}

/** Each time with other surroundings. */
function seen(view: View, version: number, now: number): Seen {
  const { round, ...table } = view;
  return { table: table as View, round, game: round?.view, possible: [], around: {} as Around, version, now };
}

function viewOf(lines: string[]): View {
  return { id: 'x', people: [], chat: { lines } } as unknown as View;
}

/** A short frame has a two-byte header, a longer one four bytes. */
function contentOf(frame: Buffer | undefined): unknown {
  const start = frame?.[1] === 126 ? 4 : 2;
  const content = frame?.subarray(start);
  return content && (frame?.[0] === 0x82 ? unpacked(content, []) : JSON.parse(String(content)));
}

describe.each(['json', 'packed'] as const)('as %s', (encoding) => {
  /** The packed encoding has no clock. */
  const at = (now: number) => (encoding === 'json' ? { now } : {});

  test('members with different versions get the same change from their own version', () => {
    const audience = audienceOf(['a'.repeat(100)]);
    audience.see(seen(viewOf(['a'.repeat(100)]), 6, 2));
    expect(audience.change(5, encoding)).toBeUndefined();
    audience.see(seen(viewOf(['a'.repeat(100), 'b']), 7, 3));
    const patch = [[['chat', 'lines', 1], 'b']];
    expect(contentOf(audience.change(5, encoding))).toEqual({ type: 'change', ...at(3), from: 5, version: 7, patch });
    expect(contentOf(audience.change(6, encoding))).toEqual({ type: 'change', ...at(3), from: 6, version: 7, patch });
    expect(audience.change(6, encoding)).toBe(audience.change(6, encoding));
  });

  test('a change that is longer than the view is sent as the view', () => {
    const audience = audienceOf(['a']);
    const view = { id: 'y', people: [] };
    audience.see(seen(view as unknown as View, 6, 2));
    audience.see(seen({ id: 'z' } as unknown as View, 7, 3));
    expect(contentOf(audience.change(6, encoding))).toEqual({ type: 'view', ...at(3), version: 7, view: { id: 'z' } });
  });

  test('in the same surroundings only the game is compared, and the change is the same', () => {
    const view = (phase: string) => ({ id: 'x'.repeat(40), people: [], round: { view: { phase } } }) as unknown as View;
    const changeFrom = (around: Around): unknown => {
      const audience = new Audience('all', 'spectator', { ...seen(view('clue'), 5, 1), around: SURROUNDINGS });
      audience.see({ ...seen(view('guess'), 6, 2), around });
      return contentOf(audience.change(5, encoding));
    };
    const patch = [[['round', 'view', 'phase'], 'guess']];
    expect(changeFrom(SURROUNDINGS)).toMatchObject({ type: 'change', patch });
    expect(changeFrom({} as Around)).toEqual(changeFrom(SURROUNDINGS));
  });

  test('what was sent is not kept', () => {
    const audience = audienceOf(['a']);
    audience.see(seen(viewOf(['b']), 6, 2));
    expect(audience.change(5, encoding)).toBeDefined();
    audience.told();
    expect(audience.change(5, encoding)).toBeUndefined();
    expect(audience.view).toEqual(viewOf(['b']));
  });
});
