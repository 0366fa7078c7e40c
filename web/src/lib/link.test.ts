/** The connection recovers by itself: fake time, sockets in memory. */
import * as unpacker from '@safehouse/protocol/packed.ts';
import { Packer } from '@safehouse/protocol/packer.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setUp, TABLE } from './fake-link.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('greeting', () => {
  test('says hello with the secret, and without a version the first time', () => {
    const { last } = setUp();
    last().opens();
    expect(last().sent).toEqual([{ type: 'hello', protocol: 1, table: TABLE, secret: 's'.repeat(43) }]);
  });

  test('a welcome brings the view, who one is, and the server’s clock', () => {
    const { link, last } = setUp();
    last().welcomes(3, { code: 'K7QP3' });
    expect(link).toMatchObject({ status: 'open', you: 'me', version: 3, view: { code: 'K7QP3' } });
    expect(link.serverNow()).toBe(Date.now() + 5_000);
  });

  test('the largest difference of clocks is kept: messages are late, never early', () => {
    const { link, last } = setUp();
    last().welcomes(1, {});
    last().says({ type: 'pong', now: Date.now() + 4_900 });
    expect(link.serverNow()).toBe(Date.now() + 5_000);
    last().says({ type: 'pong', now: Date.now() + 5_100 });
    expect(link.serverNow()).toBe(Date.now() + 5_100);
  });

  test('no welcome within five seconds is a lost connection', () => {
    const { link, sockets, last } = setUp();
    last().opens();
    vi.advanceTimersByTime(5_000);
    expect(link.status).toBe('lost');
    vi.advanceTimersByTime(300);
    expect(sockets).toHaveLength(2);
  });
});

describe('changes', () => {
  test('are applied on the version they start from', () => {
    const { link, last } = setUp();
    last().welcomes(1, { code: 'A', people: [{ id: 'me' }] });
    last().says({ type: 'change', now: 0, from: 1, version: 2, patch: [[['people', 1], { id: 'you' }]] });
    expect(link.version).toBe(2);
    expect(link.view).toEqual({ code: 'A', people: [{ id: 'me' }, { id: 'you' }] });
  });

  test('from another version: greets again as if it had nothing, once, and takes the whole view', () => {
    const { link, last } = setUp();
    last().welcomes(1, { code: 'A' });
    const before = last().sent.length;
    last().says({ type: 'change', now: 0, from: 4, version: 5, patch: [] });
    last().says({ type: 'change', now: 0, from: 5, version: 6, patch: [] });
    expect(last().sent.slice(before)).toEqual([{ type: 'hello', protocol: 1, table: TABLE, secret: 's'.repeat(43) }]);
    last().welcomes(6, { code: 'B' });
    expect(link).toMatchObject({ version: 6, view: { code: 'B' } });
  });
});

describe('packed frames', () => {
  const packer = new Packer();
  const people = [{ id: 'me' }, { id: 'you' }];
  const lobby = { code: 'A', people };
  const game = { ...lobby, round: { number: 1 } };
  const asked = { type: 'packed', dictionary: unpacker.fingerprint };
  const afterAWhile = () => vi.advanceTimersByTimeAsync(1);
  const withUnpacker = () => setUp({ unpacker: async () => unpacker });

  test('are asked for when a game is on the table, once, and again on every new connection', async () => {
    const { last } = withUnpacker();
    last().welcomes(1, lobby);
    await afterAWhile();
    expect(last().sent).not.toContainEqual(asked);
    last().says({ type: 'view', now: 0, version: 2, view: game as unknown as View });
    last().says({ type: 'view', now: 0, version: 3, view: game as unknown as View });
    await afterAWhile();
    expect(last().sent.filter(({ type }) => type === 'packed')).toEqual([asked]);
    last().breaks();
    vi.advanceTimersByTime(300);
    last().welcomes(3);
    expect(last().sent.slice(1)).toEqual([asked]);
  });

  test('are never asked for where the reader cannot be had', async () => {
    const { link, last } = setUp({ unpacker: () => Promise.reject(new Error('gone')) });
    last().welcomes(1, game);
    await afterAWhile();
    expect(link.status).toBe('open');
    expect(last().sent).toHaveLength(1);
  });

  test('bring changes, views and answers', async () => {
    const { link, last } = withUnpacker();
    last().welcomes(1, game);
    await afterAWhile();
    const next = { ...game, host: 'you', round: { number: 2 } };
    last().packs(packer.change({ from: 1, version: 2 }, game, next, people));
    expect(link).toMatchObject({ version: 2, view: next });
    expect(link.serverNow()).toBe(Date.now() + 5_000);
    last().packs(packer.view(4, lobby));
    expect(link).toMatchObject({ version: 4, view: lobby });
    const answer = link.act({ kind: 'start' });
    const { id } = last().sent.at(-1) as { id: string };
    last().packs(packer.done(id, 5));
    expect(await answer).toEqual({ ok: true, version: 5 });
  });

  test('that cannot be read make it ask for the whole view, once', async () => {
    const { link, last } = withUnpacker();
    last().welcomes(1, game);
    await afterAWhile();
    const before = last().sent.length;
    last().packs(Uint8Array.from([1, 2, 1, 255]));
    last().packs(Uint8Array.from([9, 9]));
    last().packs(
      packer.change({ from: 1, version: 2 }, { deep: { er: { still: 1 } } }, { deep: { er: { still: 2 } } }, []),
    );
    expect(last().sent.slice(before)).toMatchObject([{ type: 'hello' }]);
    last().welcomes(6, lobby);
    expect(link).toMatchObject({ status: 'open', version: 6, view: lobby });
  });
});

describe('a lost connection', () => {
  test('is dialled again, waiting twice as long each time, never more than four seconds', () => {
    const { sockets, last } = setUp();
    for (const wait of [300, 600, 1_200, 2_400, 4_000, 4_000]) {
      const dialled = sockets.length;
      last().breaks();
      vi.advanceTimersByTime(wait - 1);
      expect(sockets).toHaveLength(dialled);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(dialled + 1);
    }
  });

  test('comes back with the version it still has; an unchanged view is kept', () => {
    const { link, last } = setUp();
    last().welcomes(7, { code: 'A' });
    last().breaks();
    vi.advanceTimersByTime(300);
    last().welcomes(7);
    expect(last().sent[0]).toMatchObject({ type: 'hello', version: 7 });
    expect(link).toMatchObject({ status: 'open', version: 7, view: { code: 'A' } });
  });

  test('is noticed when nothing comes any more', () => {
    const { link, last } = setUp();
    last().welcomes(1, {});
    vi.advanceTimersByTime(1_500);
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(1_400);
    expect(link).toMatchObject({ status: 'open', late: true });
    vi.advanceTimersByTime(4_600);
    expect(link).toMatchObject({ status: 'lost', late: false });
  });

  test('a pong keeps it', () => {
    const { link, last } = setUp();
    last().welcomes(1, {});
    for (let i = 0; i < 10; i++) {
      vi.advanceTimersByTime(1_500);
      last().says({ type: 'pong', now: 0 });
    }
    expect(link.status).toBe('open');
  });

  test('a late answer is accepted: no new connection is opened', () => {
    const { link, sockets, last } = setUp();
    last().welcomes(1, {});
    vi.advanceTimersByTime(1_500 + 3_000);
    expect(link.late).toBe(true);
    last().says({ type: 'pong', now: 0 });
    expect(link).toMatchObject({ status: 'open', late: false });
    expect(sockets).toHaveLength(1);
  });

  test('is believed when the browser says it, and mended when it takes that back', () => {
    const { link, sockets, last } = setUp();
    last().welcomes(1, {});
    link.sleep();
    expect(link.status).toBe('lost');
    link.wake();
    expect(sockets).toHaveLength(2);
    last().welcomes(1);
    expect(link.status).toBe('open');
  });

  test('the old socket is not listened to any more', () => {
    const { link, sockets } = setUp();
    sockets[0]?.welcomes(1, { code: 'A' });
    link.sleep();
    sockets[0]?.says({ type: 'bye', code: 'taken-over' });
    expect(sockets[0]?.closed).toBe(true);
    expect(link.status).toBe('lost');
  });

  test('a restarting house looks like one', () => {
    const { link, sockets, last } = setUp();
    last().welcomes(1, {});
    last().says({ type: 'bye', code: 'restarting' });
    expect(link.status).toBe('lost');
    vi.advanceTimersByTime(300);
    expect(sockets).toHaveLength(2);
  });

  test('silence after an action is one', () => {
    const { link, last } = setUp();
    last().welcomes(1, {});
    void link.act({ kind: 'start' });
    vi.advanceTimersByTime(1_400);
    expect(link.late).toBe(true);
    vi.advanceTimersByTime(4_600);
    expect(link.status).toBe('lost');
  });

  test('asking again and again does not put the end off', () => {
    const { link, last } = setUp();
    last().welcomes(1, {});
    for (let i = 0; i < 6; i++) {
      void link.act({ kind: 'start' });
      vi.advanceTimersByTime(1_000);
    }
    expect(link.status).toBe('lost');
  });
});

describe('a farewell', () => {
  test('ends it: nothing is dialled, what waits is answered, and it can be asked for again', async () => {
    const { link, sockets, last } = setUp();
    last().welcomes(1, {});
    const answer = link.act({ kind: 'start' });
    last().says({ type: 'bye', code: 'taken-over' });
    expect(await answer).toEqual({ ok: false, code: 'taken-over' });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(link).toMatchObject({ status: 'ended', farewell: 'taken-over' });
    link.connect();
    last().welcomes(1);
    expect(link).toMatchObject({ status: 'open', farewell: undefined });
  });

  test('a server that cannot look the table up yet is no farewell', () => {
    const { link, sockets, last } = setUp();
    last().opens();
    last().says({ type: 'error', code: 'store-unavailable' });
    expect(link.status).toBe('lost');
    vi.advanceTimersByTime(300);
    expect(sockets).toHaveLength(2);
  });

  test('after being idle, looking at the page is enough', () => {
    const { link, sockets, last } = setUp();
    last().welcomes(1, {});
    last().says({ type: 'bye', code: 'idle' });
    expect(link.status).toBe('ended');
    link.wake();
    expect(sockets).toHaveLength(2);
  });
});

describe('reactions', () => {
  test('one is sent once and shown when the server passes it on; one that is lost is not sent again', () => {
    const { link, last } = setUp();
    const seen: unknown[] = [];
    link.onreaction = ({ by, sign }) => seen.push([by, sign]);
    link.react('clap');
    last().welcomes(1, {});
    expect(last().sent.filter(({ type }) => type === 'react')).toEqual([]);
    link.react('laugh');
    expect(last().sent.at(-1)).toMatchObject({ type: 'react', sign: 'laugh' });
    last().says({ type: 'reaction', by: 'ada', sign: 'groan' });
    expect(seen).toEqual([['ada', 'groan']]);
    last().breaks();
    vi.advanceTimersByTime(300);
    last().welcomes(1);
    expect(last().sent.filter(({ type }) => type === 'react')).toEqual([]);
  });
});
