/** UX 5: a host who loses the connection. Someone seated stands in, and the host's role stays where it is. */
import { expect, test } from 'vitest';
import { openMemory } from '../streams/memory.ts';
import { eventOf } from '../tables/envelope.ts';
import { Client, hostAt, newSecret } from '../testing/client.ts';
import { FaultyStreams } from '../testing/faulty-streams.ts';
import { openHouse, type TestHouse } from '../testing/house.ts';
import { lasting } from '../testing/lasting-streams.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { type Party, playingAt } from '../testing/players.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

async function setOut(changes: Parameters<typeof openHouse>[0] = {}) {
  const clock = new ManualClock();
  const house = await openHouse({ clock, ...changes });
  const party = await playingAt(house.base);
  const [host, next, ...others] = party.people;
  const back = () => Client.at(house.base, { table: party.table, secret: party.secrets[0] as string });
  /** The host's connection is lost, and everyone has seen it. */
  const lose = async (client: Client = host) => {
    await client.close();
    for (const one of [next, ...others]) await one.until(({ present }) => !present.includes(host.you as string));
  };
  return { clock, house, party, host, next, others, back, lose };
}

/** Who leads the table, as this client sees it now. */
async function led(client: Client): Promise<[host: string, standIn: string | undefined]> {
  await client.ping();
  return [client.view.host, client.view.standIn];
}

async function changes(house: TestHouse, { table }: Party): Promise<string[]> {
  const events = (await house.streams.read(`table/${table}`, 0)).map(eventOf);
  return events.map(({ kind }) => kind).filter((kind) => kind === 'hostChanged' || kind === 'standInChanged');
}

test('after ten seconds the longest-seated player stands in, and steps back when the host returns', async () => {
  const { clock, house, host, next, others, back, lose } = await setOut();
  await lose();
  await clock.pass(9.9 * SECOND);
  expect(await led(next)).toEqual([host.you, undefined]);
  await clock.pass(0.2 * SECOND);
  for (const one of [next, ...others]) await one.until(({ view }) => view.standIn === next.you);
  expect(await led(next)).toEqual([host.you, next.you]);
  await next.must({ kind: 'say', text: 'go on' });
  expect(await next.act({ kind: 'remove', person: host.you as string })).toMatchObject({ code: 'host-only' });
  expect(await next.act({ kind: 'close' })).toMatchObject({ code: 'host-only' });
  const again = await back();
  for (const one of [next, ...others]) await one.until(({ view }) => view.standIn === undefined);
  expect(await led(again)).toEqual([host.you, undefined]);
  await again.must({ kind: 'lock', on: true });
  await house.close();
});

test('three restarts of a phone in a row change nothing', async () => {
  const { clock, house, party, host, next, back, lose } = await setOut();
  let phone = host;
  for (const seconds of [9, 40, 9, 40, 40, 9]) {
    await lose(phone);
    await clock.pass(seconds * SECOND);
    phone = await back();
    await next.until(({ present, view }) => present.includes(host.you as string) && view.standIn === undefined);
    expect(await led(phone)).toEqual([host.you, undefined]);
  }
  await clock.pass(MINUTE);
  expect(await led(next)).toEqual([host.you, undefined]);
  // The short ones leave no trace; of the longer ones the stream has the coming and going of a stand-in.
  expect(await changes(house, party)).toEqual(Array.from({ length: 6 }, () => 'standInChanged'));
  await phone.must({ kind: 'lock', on: true });
  await house.close();
});

test('the role passes after ten minutes, counted from the last time the host was here', async () => {
  const { clock, house, party, host, next, back, lose } = await setOut();
  await lose();
  await clock.pass(9 * MINUTE);
  const again = await back();
  await next.until(({ view }) => view.standIn === undefined);
  await lose(again);
  await clock.pass(9.9 * MINUTE);
  expect(await led(next)).toEqual([host.you, next.you]);
  await clock.pass(0.2 * MINUTE);
  await next.until(({ view }) => view.host === next.you);
  const late = await back();
  expect(await led(late)).toEqual([next.you, undefined]);
  expect(await changes(house, party)).toEqual(['standInChanged', 'standInChanged', 'standInChanged', 'hostChanged']);
  await house.close();
});

test('a stand-in who loses the connection too is replaced after ten seconds', async () => {
  const { clock, house, host, next, others, lose } = await setOut();
  const [third] = others;
  await lose();
  await clock.pass(11 * SECOND);
  await third.until(({ view }) => view.standIn === next.you);
  await next.close();
  await third.until(({ present }) => present.length === 2);
  await clock.pass(9 * SECOND);
  expect(await led(third)).toEqual([host.you, next.you]);
  await clock.pass(2 * SECOND);
  await third.until(({ view }) => view.standIn === third.you);
  await house.close();
});

test('someone who only joined by the link gets nothing, however long the host is away, until they sit down', async () => {
  const clock = new ManualClock();
  const house = await openHouse({ clock });
  const { table, host } = await hostAt(house.base);
  const stranger = await Client.at(house.base, { table, secret: newSecret() });
  await stranger.must({ kind: 'join', name: 'Stranger' });
  await host.close();
  await stranger.until(({ present }) => present.length === 1);
  await clock.pass(60 * MINUTE);
  expect(await led(stranger)).toEqual([host.you, undefined]);
  await house.close();
});

test('while the store is away nobody stands in; when it is back, someone does', async () => {
  const store = new FaultyStreams(openMemory());
  const { clock, house, host, next, lose } = await setOut({ streams: store.streams });
  store.cutOff();
  await lose();
  await clock.pass(30 * SECOND);
  expect(await led(next)).toEqual([host.you, undefined]);
  store.mend();
  await clock.pass(2 * SECOND);
  await next.until(({ view }) => view.standIn === next.you);
  await house.close();
});

test('a table that was loaded again still knows who stands in, and the host who returns is host', async () => {
  const streams = openMemory();
  const { clock, house, party, host, next, lose } = await setOut({ streams: lasting(streams) });
  await lose();
  await clock.pass(11 * SECOND);
  await next.until(({ view }) => view.standIn === next.you);
  await house.close();
  const after = await openHouse({ clock, streams });
  const [again, other] = await Promise.all(
    [0, 1].map((one) => Client.at(after.base, { table: party.table, secret: party.secrets[one] as string })),
  );
  await other?.until(({ view }) => view.standIn === undefined);
  expect(await led(again as Client)).toEqual([host.you, undefined]);
  await after.close();
});
