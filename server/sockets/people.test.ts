/** People come and go: second tabs, presence and removal. */
import { closeCode } from '@safehouse/protocol/codes.ts';
import { expect, test, vi } from 'vitest';
import { timings } from '../config/timings.ts';
import { Client, hostAt, newSecret } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { partyAt } from '../testing/players.ts';
import { stillTimeouts } from '../testing/still-time.ts';

test('a second tab takes over the seat, and the number of people stays correct', async () => {
  const house = await openHouse();
  const { table, secrets, people } = await partyAt(house.base);
  const [host, guest] = people;
  const again = await Client.at(house.base, { table, secret: secrets[1] as string });
  expect(guest.messages.at(-1)).toEqual({ type: 'bye', code: 'taken-over' });
  expect(await guest.closed).toBe(closeCode('taken-over'));
  expect(again.view.people).toHaveLength(4);
  expect(again.view.people.filter(({ left }) => left)).toEqual([]);
  await again.must({ kind: 'rename', name: 'Second tab' });
  await host.until(({ view }) => view.people.some(({ name }) => name === 'Second tab'));
  await again.until(({ present }) => present.length === 4);
  await house.close();
});

test('a tab that was taken over and is slow to close does not affect the new one', async () => {
  const house = await openHouse();
  const { table, secret, host: slow } = await hostAt(house.base);
  slow.socket.pause();
  const second = await Client.at(house.base, { table, secret });
  await second.close();
  const third = await Client.at(house.base, { table, secret });
  slow.socket.terminate();
  const metrics = async (): Promise<string> => (await fetch(`${house.base}/metrics`)).text();
  while (!/safehouse_connections 1\b/.test(await metrics())) await third.ping();
  await third.must({ kind: 'say', text: 'still here' });
  expect(third.view.chat.lines).toHaveLength(1);
  await house.close();
});

test('everyone sees who is connected, but only people who joined', async () => {
  const house = await openHouse();
  const { table, people } = await partyAt(house.base);
  const [host, guest] = people;
  await host.until(({ present }) => present.length === 4);
  expect(host.present).toEqual(host.view.people.map(({ id }) => id));
  const stranger = await Client.at(house.base, { table, secret: newSecret() });
  await Client.at(house.base, { table });
  expect(stranger.present).toHaveLength(4);
  await guest.close();
  await host.until(({ present }) => present.length === 3);
  expect(host.present).not.toContain(guest.you);
  await stranger.must({ kind: 'join', name: 'Late' });
  await host.until(({ present }) => present.length === 4);
  expect(host.present).toContain(stranger.you);
  await house.close();
});

test('arrivals and departures close together are reported once', async () => {
  const house = await openHouse();
  const { people } = await partyAt(house.base);
  const [host, ...guests] = people;
  await host.until(({ present }) => present.length === 4);
  const before = host.messages.length;
  const pass = stillTimeouts();
  for (const guest of guests) await guest.close();
  const metrics = async () => (await fetch(`${house.base}/metrics`)).text();
  while (!/safehouse_connections 1\b/.test(await metrics())) await host.ping();
  pass(timings.presence);
  await host.until(({ present }) => present.length === 1);
  vi.useRealTimers();
  expect(host.messages.slice(before).filter(({ type }) => type === 'present')).toHaveLength(1);
  await house.close();
});

test('a removed person gets the reason, each time they come back', async () => {
  const house = await openHouse();
  const { table, secrets, people } = await partyAt(house.base);
  const [host, , , guest] = people;
  const bye = guest.next('bye');
  await host.must({ kind: 'remove', person: guest.you as string });
  expect(await bye).toEqual({ type: 'bye', code: 'removed' });
  expect(await guest.closed).toBe(closeCode('removed'));
  await host.until(({ present }) => present.length === 3);
  const again = await Client.connect(house.base);
  again.send({ type: 'hello', protocol: 1, table, secret: secrets[3] as string });
  expect(await again.next('bye')).toEqual({ type: 'bye', code: 'removed' });
  await house.close();
});
