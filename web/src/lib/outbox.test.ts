/** Messages over a link are sent once, wait, and are answered: fake time, sockets in memory. */
import type { FromClient } from '@safehouse/protocol/messages.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeSocket, setUp } from './fake-link.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const actsOf = (socket: FakeSocket) =>
  socket.sent.filter(({ type }) => type === 'act') as (FromClient & { id: string })[];

test('actions are answered by their ids', async () => {
  const { link, last } = setUp();
  last().welcomes(1, {});
  const first = link.act({ kind: 'start' });
  const second = link.act({ kind: 'leave' });
  const [a, b] = last().sent.slice(-2) as [FromClient & { id: string }, FromClient & { id: string }];
  last().says({ type: 'refused', id: b.id, code: 'join-first' });
  last().says({ type: 'done', id: a.id, version: 2 });
  expect(await first).toEqual({ ok: true, version: 2 });
  expect(await second).toMatchObject({ ok: false, code: 'join-first' });
  expect(link.waiting).toBe(0);
});

test('unanswered ones are sent again after the connection is back, in order, under the same ids', async () => {
  const { link, last } = setUp();
  last().welcomes(1, {});
  const answer = link.act({ kind: 'start' });
  const sent = last().sent.at(-1);
  last().breaks();
  void link.act({ kind: 'leave' });
  vi.advanceTimersByTime(300);
  last().welcomes(1);
  const [, ...resent] = last().sent;
  expect(resent).toEqual([sent, expect.objectContaining({ action: { kind: 'leave' } })]);
  last().says({ type: 'done', id: (sent as { id: string }).id, version: 2 });
  expect(await answer).toEqual({ ok: true, version: 2 });
});

test('answered ones are not', async () => {
  const { link, last } = setUp();
  last().welcomes(1, {});
  const answer = link.act({ kind: 'start' });
  last().says({ type: 'done', id: (last().sent.at(-1) as { id: string }).id, version: 2 });
  await answer;
  last().breaks();
  vi.advanceTimersByTime(300);
  last().welcomes(2);
  expect(last().sent).toHaveLength(1);
});

test('a server that cannot write yet is asked again a little later', async () => {
  const { link, last } = setUp();
  last().welcomes(1, {});
  const answer = link.act({ kind: 'start' });
  const sent = last().sent.at(-1) as FromClient & { id: string };
  last().says({ type: 'error', code: 'store-unavailable', id: sent.id });
  vi.advanceTimersByTime(1_000);
  expect(last().sent.at(-1)).toEqual(sent);
  last().says({ type: 'done', id: sent.id, version: 2 });
  expect(await answer).toEqual({ ok: true, version: 2 });
});

test('actions wait while the server cannot reach its store, however long, and go out once when it can', async () => {
  const { link, last } = setUp();
  last().welcomes(1, {});
  const early = link.act({ kind: 'leave' });
  last().says({ type: 'store', reachable: false });
  expect(link.away).toBe(true);
  const { id } = last().sent.at(-1) as { id: string };
  last().says({ type: 'error', code: 'store-unavailable', id });
  const late = link.act({ kind: 'leave' });
  for (let seconds = 0; seconds < 60; seconds++) {
    await vi.advanceTimersByTimeAsync(1_000);
    last().says({ type: 'pong', now: Date.now() });
  }
  const acts = () => actsOf(last());
  expect(link).toMatchObject({ status: 'open', late: false, waiting: 2 });
  expect(acts()).toHaveLength(1);
  last().says({ type: 'store', reachable: true });
  expect(link.away).toBe(false);
  expect(acts()).toHaveLength(3);
  expect(acts()[1]?.id).toBe(id);
  for (const { id: each } of acts().slice(1)) last().says({ type: 'done', id: each, version: 2 });
  expect(await Promise.all([early, late])).toEqual([
    { ok: true, version: 2 },
    { ok: true, version: 2 },
  ]);
});

test('actions go to another node of the server, if that one can reach it', () => {
  const { link, last } = setUp();
  last().welcomes(1, {});
  last().says({ type: 'store', reachable: false });
  void link.act({ kind: 'leave' });
  last().breaks();
  vi.advanceTimersByTime(300);
  last().welcomes(1);
  expect(link.away).toBe(false);
  expect(last().sent.at(-1)).toMatchObject({ type: 'act' });
});

test('a clue is checked, or cannot be', async () => {
  const { link, last } = setUp();
  last().welcomes(1, {});
  const opinion = link.checkClue('fruit');
  const none = link.checkClue('tree');
  const [a, b] = last().sent.slice(-2) as [FromClient & { id: string }, FromClient & { id: string }];
  last().says({ type: 'opinion', id: a.id, opinion: { verdict: 'doubtful', rule: 'L6' } });
  last().says({ type: 'error', id: b.id, code: 'no-clue-to-check' });
  expect(await opinion).toEqual({ verdict: 'doubtful', rule: 'L6' });
  expect(await none).toBeUndefined();
});

test('an action is under way once: neither a second welcome nor an old error sends another copy', () => {
  const { link, last } = setUp();
  last().welcomes(1, {});
  void link.act({ kind: 'leave' });
  const [sent] = actsOf(last()) as [FromClient & { id: string }];
  last().says({ type: 'error', code: 'store-unavailable', id: sent.id });
  last().breaks();
  vi.advanceTimersByTime(300);
  last().welcomes(1);
  last().welcomes(1);
  vi.advanceTimersByTime(1_000);
  expect(actsOf(last())).toEqual([sent]);
  last().says({ type: 'error', code: 'store-unavailable', id: sent.id });
  vi.advanceTimersByTime(1_000);
  expect(actsOf(last())).toEqual([sent, sent]);
});
