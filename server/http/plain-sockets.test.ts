/** What a socket that speaks HTTP may send ahead and leave unread, and how many requests an address may make. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { limits } from '../config/limits.ts';
import { HeldBytes, type Holder } from '../platform/held-bytes.ts';
import { openMemory } from '../streams/memory.ts';
import { FaultyStreams } from '../testing/faulty-streams.ts';
import { openHouse } from '../testing/house.ts';
import { stillTime } from '../testing/still-time.ts';

type Plain = { readonly socket: Socket; readonly closed: Promise<string>; text(): string };

function plainTo(base: string): Plain {
  const socket = createConnection(Number(new URL(base).port), '127.0.0.1');
  let text = '';
  socket.on('data', (data) => {
    text += data;
  });
  socket.on('error', () => {});
  return { socket, text: () => text, closed: new Promise((done) => socket.on('close', () => done(text))) };
}

const asking = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const answersIn = (text: string): number => text.split('HTTP/1.1 ').length - 1;

test('a few requests may be sent ahead, and are answered; more end the connection unanswered', async () => {
  const house = await openHouse();
  const few = plainTo(house.base);
  few.socket.write(asking('/health').repeat(limits.requestsAhead - 1));
  few.socket.write('GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(answersIn(await few.closed)).toBe(limits.requestsAhead);
  const many = plainTo(house.base);
  many.socket.write(asking('/health').repeat(limits.requestsAhead + 1));
  expect(await many.closed).toBe('');
  await house.close();
});

test('requests sent one by one count as sent ahead while they have no answer', async () => {
  const store = new FaultyStreams(openMemory());
  // Nothing else ends the connection.
  const house = await openHouse({ streams: store.streams, timings: { answerStalls: 1e8, answerWithin: 1e8 } });
  store.fails = 'silent';
  const plain = plainTo(house.base);
  for (let i = 0; i <= limits.requestsAhead; i++) {
    expect(plain.socket.destroyed).toBe(false);
    plain.socket.write(asking('/api/codes/ABCDE'));
    // Once another request is answered, this one has been read.
    expect((await fetch(`${house.base}/health`)).status).toBe(200);
  }
  expect(await plain.closed).toBe('');
  store.fails = 'no';
  await house.close();
});

test('the requests and new sockets of an address are limited, at once and per second', async () => {
  const pass = stillTime();
  const house = await openHouse({ settings: { requestsPerSecond: 1 } });
  const plain = plainTo(house.base);
  // The socket counts, too.
  for (let i = 1; i < limits.requestSeconds; i++) {
    plain.socket.write(asking('/health'));
    while (answersIn(plain.text()) < i) await new Promise((done) => plain.socket.once('data', done));
  }
  plain.socket.write(asking('/health'));
  expect(await plain.closed).toMatch(/HTTP\/1\.1 429 .*"too-many-tries"}$/s);
  expect(await plainTo(house.base).closed).toBe('');
  pass(2100);
  expect((await fetch(`${house.base}/health`)).status).toBe(200);
  await house.close();
});

test('an address whose WebSockets are refused again and again gets no answer', async () => {
  stillTime();
  const requestsPerSecond = 1;
  const house = await openHouse({ settings: { connectsPerMinute: 1, requestsPerSecond } });
  const upgrade = () => {
    const plain = plainTo(house.base);
    plain.socket.write(
      'GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    return plain;
  };
  const accepted = upgrade();
  await new Promise((done) => accepted.socket.once('data', done));
  for (let left = limits.requestSeconds * requestsPerSecond - 1; left > 0; left -= 1 + limits.refusedUpgrade) {
    expect(await upgrade().closed).toMatch(/^HTTP\/1\.1 429 /);
  }
  expect(await upgrade().closed).toBe('');
  accepted.socket.destroy();
  await house.close();
});

/** Larger than any buffer on the way. */
const LARGE = 24_000_000;

/** Reads a large file, a bit between two pauses, until the connection ends; resolves with the bytes that came. */
async function readSlowly(timings: { answerStalls: number; answerWithin: number }, pauses: Iterable<number>) {
  const web = mkdtempSync(join(tmpdir(), 'safehouse-web-'));
  onTestFinished(() => rmSync(web, { recursive: true }));
  writeFileSync(join(web, 'index.html'), '<!doctype html>');
  writeFileSync(join(web, 'large.txt'), Buffer.alloc(LARGE, 'x'));
  const house = await openHouse({ settings: { web }, timings });
  const { socket, closed, text } = plainTo(house.base);
  let isOver = false;
  void closed.then(() => {
    isOver = true;
  });
  socket.write('GET /large.txt HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  for (const pause of pauses) {
    if (isOver) break;
    socket.pause();
    await sleep(pause);
    const came = new Promise((done) => socket.once('data', done));
    socket.resume();
    await Promise.race([came, closed]);
  }
  socket.resume();
  const { length } = await closed;
  await house.close();
  return { length, text: text().slice(0, 15) };
}

test('an answer of which nothing is read ends after a while', async () => {
  const everLonger = Array.from({ length: 9 }, (_, i) => 2 ** i);
  const { length, text } = await readSlowly({ answerStalls: 50, answerWithin: 1e8 }, everLonger);
  expect(text).toBe('HTTP/1.1 200 OK');
  expect(length).toBeLessThan(LARGE);
});

test('an answer that is read too slowly ends, however steadily', async () => {
  const steady = Array<number>(2000).fill(5);
  const { length, text } = await readSlowly({ answerStalls: 1e8, answerWithin: 50 }, steady);
  expect(text).toBe('HTTP/1.1 200 OK');
  expect(length).toBeLessThan(LARGE);
});

class FakeHolder implements Holder {
  readonly address: string;
  held: number;
  isCutOff = false;

  constructor(address: string, held: number) {
    this.address = address;
    this.held = held;
  }

  cutOff(): void {
    this.isCutOff = true;
  }
}

test('what is held is limited by address and in total; those who hold the most go first, and what was released is noticed', () => {
  const bytes = new HeldBytes({ perAddress: 100_000, inAll: 250_000 });
  const hold = (address: string, held: number): FakeHolder => {
    const holder = new FakeHolder(address, held);
    bytes.note(holder);
    return holder;
  };
  const large = hold('one', 60_000);
  const small = hold('one', 20_000);
  const read = hold('one', 15_000);
  read.held = 0;
  const more = hold('one', 15_000);
  expect([large, small, read, more].map(({ isCutOff }) => isCutOff)).toEqual([true, false, false, false]);
  expect(bytes.total).toBe(35_000);
  const others = ['two', 'three', 'four'].map((address) => hold(address, 90_000));
  expect([small, more, ...others].filter(({ isCutOff }) => isCutOff)).toHaveLength(1);
  expect(others.some(({ isCutOff }) => isCutOff)).toBe(true);
  bytes.forget(small);
  bytes.forget(more);
  expect(bytes.total).toBe(180_000);
  bytes.note(new FakeHolder('five', 100));
  expect(bytes.total).toBe(180_000);
});
