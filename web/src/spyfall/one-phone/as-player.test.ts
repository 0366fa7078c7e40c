/** Short connections for players: one at a time, closed afterwards, answered whatever happens on the way. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actAs, lookAs } from './as-player.ts';
import { FakeHouse } from './fake-house.ts';

let house: FakeHouse;
vi.mock('../../lib/dial.ts', () => ({ dial: () => house.dial() }));

const anna = { table: 't'.repeat(22), secret: 'a'.repeat(43) };
const ben = { table: 't'.repeat(22), secret: 'b'.repeat(43) };
const never = new AbortController().signal;
const inGame = (card: object) => ({
  phase: 'playing',
  round: { view: { game: 'spyfall', you: { person: 'x', card } } },
});

beforeEach(() => {
  vi.useFakeTimers();
  house = new FakeHouse();
});
afterEach(() => {
  vi.useRealTimers();
});

test('acts as the player whose secret it is, tells who that is, and goes', async () => {
  const done = await actAs(anna, { kind: 'leave' });
  expect(done).toEqual({ answer: { ok: true, version: 2 }, you: 'you-1' });
  expect(house.hellos).toEqual([anna.secret]);
  expect(house.open).toBe(0);
});

test('a refusal is an answer', async () => {
  house.reply = () => ({ refused: 'not-the-spy' });
  const { answer } = await actAs(anna, { kind: 'play', game: 'spyfall', action: { kind: 'stop' } });
  expect(answer).toMatchObject({ ok: false, code: 'not-the-spy' });
  expect(house.open).toBe(0);
});

test('so is being sent away at the door', async () => {
  house.farewell = 'removed';
  expect(await actAs(anna, { kind: 'leave' })).toEqual({ answer: { ok: false, code: 'removed' } });
  expect(await lookAs(anna, never)).toEqual({ ok: false, code: 'removed' });
  expect(house.open).toBe(0);
});

test('an act outlives a lost connection, under the same id', async () => {
  let tries = 0;
  house.reply = () => (++tries === 1 ? 'loss' : 'done');
  const doing = actAs(anna, { kind: 'leave' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await doing).answer.ok).toBe(true);
  expect(house.ids).toHaveLength(2);
  expect(new Set(house.ids).size).toBe(1);
  expect(house.log).toEqual(['you-1 leave']);
});

test('an act waits for a server that is down', async () => {
  house.isUp = false;
  const doing = actAs(anna, { kind: 'leave' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(house.log).toEqual([]);
  house.isUp = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await doing).answer.ok).toBe(true);
});

test('a look brings the card, and the connection is closed before it is shown', async () => {
  house.viewOf = () => inGame({ location: 'zoo', role: 'Keeper' });
  expect(await lookAs(anna, never)).toEqual({ ok: true, card: { location: 'zoo', role: 'Keeper' } });
  expect(house.open).toBe(0);
});

test('a look is given up after six seconds', async () => {
  house.isUp = false;
  const looking = lookAs(anna, never);
  await vi.advanceTimersByTimeAsync(5_900);
  expect(house.open).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await looking).toEqual({ ok: false, code: 'offline' });
  expect(house.open).toBe(0);
});

test('a finger that is lifted ends the look at once, and none begins after it', async () => {
  house.isUp = false;
  const finger = new AbortController();
  const looking = lookAs(anna, finger.signal);
  const again = lookAs(anna, finger.signal);
  finger.abort();
  expect(await looking).toEqual({ ok: false, code: 'offline' });
  expect(await again).toEqual({ ok: false, code: 'offline' });
  expect([house.open, house.mostOpen]).toEqual([0, 1]);
});

test('one player does one thing at a time, two players need not wait for each other', async () => {
  await Promise.all([actAs(anna, { kind: 'watch' }), actAs(anna, { kind: 'leave' })]);
  expect(house.log).toEqual(['you-1 watch', 'you-1 leave']);
  expect(house.mostOpen).toBe(1);
  await Promise.all([actAs(anna, { kind: 'watch' }), actAs(ben, { kind: 'watch' })]);
  expect(house.mostOpen).toBe(2);
});
