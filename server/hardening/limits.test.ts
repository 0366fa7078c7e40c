/** Limits of tables, addresses and the server that no other test covers. */
import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { closeCode } from '@safehouse/protocol/codes.ts';
import { expect, test } from 'vitest';
import { limits } from '../config/limits.ts';
import { CodeLimiter } from '../http/code-limiter.ts';
import { Client, newSecret, openTable } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { partyAt } from '../testing/players.ts';
import { stillTime } from '../testing/still-time.ts';

const tooFast = { type: 'error', code: 'too-fast' };

test('a person can chat only so fast and has to wait; the others can continue', async () => {
  stillTime();
  const house = await openHouse({ settings: { linesPerMinute: 20 } });
  const { people } = await partyAt(house.base);
  for (let i = 0; i < 4; i++) await people[0].must({ kind: 'say', text: 'again' });
  expect(await people[0].act({ kind: 'say', text: 'again' }, 'action-1')).toEqual({ ...tooFast, id: 'action-1' });
  await people[1].must({ kind: 'say', text: 'I, too' });
  await people[0].must({ kind: 'lock', on: true });
  await house.close();
});

test('a table chats four times as much as a person, however many people talk', async () => {
  stillTime();
  const house = await openHouse({ settings: { linesPerMinute: 5 } });
  const { table, people } = await partyAt(house.base);
  const secrets = Array.from({ length: 4 }, newSecret);
  const more = await Promise.all(secrets.map((secret) => Client.at(house.base, { table, secret })));
  for (const client of more) await client.must({ kind: 'join', name: 'Eve' });
  const answers = await Promise.all([...people, ...more].map((client) => client.act({ kind: 'say', text: 'hi' })));
  expect(answers.filter(({ type }) => type === 'done')).toHaveLength(4);
  await house.close();
});

test('a table may store a quarter of what an address may, and another address is not affected', async () => {
  stillTime();
  const house = await openHouse({ settings: { megabytesPerHour: 1, trustProxy: true } });
  /** How many deals succeeded before it was too fast. */
  const deals = async (address: string): Promise<number> => {
    const secret = newSecret();
    const { table } = await openTable(house.base, secret, { game: 'spyfall' });
    const host = await Client.connect(house.base, { headers: { 'x-forwarded-for': address } });
    await host.hello({ table, secret });
    // Refused actions count like accepted ones.
    for (let count = 0; ; count++) {
      const answer = await host.act({ kind: 'start' });
      if (answer.type === 'error') return count;
    }
  };
  const one = await deals('203.0.113.1');
  expect(one).toBe(Math.floor((1_000_000 * limits.share) / (16 * 1024)));
  const more = [await deals('203.0.113.1'), await deals('203.0.113.1'), await deals('203.0.113.1')];
  expect(one + more.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(Math.ceil(1_000_000 / (16 * 1024)));
  expect(await deals('203.0.113.1')).toBeLessThanOrEqual(1);
  expect(await deals('203.0.113.2')).toBe(one);
  await house.close();
});

test('the number of spectators is limited, and members can always connect', async () => {
  const house = await openHouse({ settings: { connectionsPerAddress: 1000 } });
  const secret = newSecret();
  const { table } = await openTable(house.base, secret);
  const lookingOn = Array.from({ length: limits.onlookers }, () => Client.at(house.base, { table }, { lenient: true }));
  await Promise.all(lookingOn);
  const late = await Client.connect(house.base);
  late.send({ type: 'hello', protocol: 1, table, secret: newSecret() });
  expect(await late.closed).toBe(closeCode('too-many-connections'));
  const host = await Client.at(house.base, { table, secret });
  await host.must({ kind: 'say', text: 'so many of you' });
  await house.close();
});

test('guesses at short codes from many addresses leave each of them few tries, and a person who types a right one gets in', () => {
  const limiter = new CodeLimiter(20, 0);
  const addresses = Array.from({ length: 100 }, (_, i) => `203.0.113.${i}`);
  const guess = (address: string, now: number): boolean => {
    const isLetIn = limiter.mayTry(address, now);
    if (isLetIn) limiter.wasWrong(now);
    return isLetIn;
  };
  // One address alone has its own limit.
  expect(Array.from({ length: 30 }, () => guess('198.51.100.1', 0)).filter(Boolean)).toHaveLength(20);
  const all = addresses.flatMap((address) => Array.from({ length: 20 }, () => guess(address, 1)));
  const letIn = all.filter(Boolean).length;
  expect(letIn).toBeLessThan(limits.wrongCodes.most + 2 * addresses.length);
  expect(letIn).toBeGreaterThanOrEqual(limits.wrongCodes.most - 20);
  expect(guess('203.0.113.99', 2)).toBe(false);
  expect(limiter.mayTry('192.0.2.1', 2)).toBe(true);
  // Afterwards everything is as before.
  expect(Array.from({ length: 20 }, () => guess('192.0.2.7', 600_000)).filter(Boolean)).toHaveLength(20);
});

test('the number of silent sockets is limited', async () => {
  const house = await openHouse({ settings: { connectionsPerAddress: 5 } });
  const { port } = new URL(house.base);
  const most = 5 + limits.otherSockets;
  let over = 0;
  const sockets = Array.from({ length: most + 20 }, () => createConnection(Number(port), '127.0.0.1'));
  for (const socket of sockets) {
    socket.on('error', () => {});
    socket.on('close', () => {
      over += 1;
    });
  }
  await expect.poll(() => over).toBe(20);
  for (const socket of sockets) socket.destroy();
  await house.close();
});

test('the number of connections to the server is limited', async () => {
  const house = await openHouse({ settings: { connections: 2, trustProxy: true } });
  const { port } = new URL(house.base);
  const clients = [await Client.connect(house.base), await Client.connect(house.base)];
  const third = await Client.connect(house.base);
  expect(await third.closed).toBe(closeCode('too-many-connections'));
  for (const client of clients) await client.ping();
  let over = 0;
  const sockets: Socket[] = [];
  const come = async (): Promise<void> => {
    const socket = createConnection(Number(port), '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      over += 1;
    });
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  };
  // A few at a time: the system would reject more than fit into the listen queue.
  while (sockets.length < limits.otherSocketsInAll + 50) await Promise.all(Array.from({ length: 50 }, come));
  // Some may get the slot of one that was just closed.
  await expect.poll(() => over).toBeGreaterThanOrEqual(45);
  for (const client of clients) await client.ping();
  for (const socket of sockets) socket.destroy();
  await house.close();
});
