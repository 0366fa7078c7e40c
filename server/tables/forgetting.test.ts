/** Forgotten data is gone: from every message, from the store, and from the bytes on disk. */
import { readFileSync } from 'node:fs';
import { done, house as houseSchema } from '@safehouse/protocol/http.ts';
import { describe, expect, test } from 'vitest';
import { type TableId, tableStream } from '../platform/ids.ts';
import { openMemory } from '../streams/memory.ts';
import { openSqlite } from '../streams/sqlite.ts';
import { newFile } from '../streams/test-files.ts';
import { mapOf, openCampaign, openMission } from '../testing/campaigns.ts';
import { Client, newSecret, openTable } from '../testing/client.ts';
import { openHouse, type TestHouse } from '../testing/house.ts';
import { post } from '../testing/http.ts';
import { ManualClock } from '../testing/manual-clock.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Hourly sweeps: these tests pass weeks without any play. */
const timings = { sweep: DAY / 24 };
const NAME = 'Rosenkavalier';
const LINE = 'Zwetschgendatschi';

/** A host, and a guest called NAME who has said LINE. */
async function evening(house: TestHouse) {
  const [host, guest] = [newSecret(), newSecret()];
  const { table, code } = await openTable(house.base, host, { name: 'Ann' });
  const ann = await Client.at(house.base, { table, secret: host });
  const bo = await Client.at(house.base, { table, secret: guest });
  await bo.must({ kind: 'join', name: 'Bo' });
  await bo.must({ kind: 'rename', name: NAME });
  await bo.must({ kind: 'say', text: LINE });
  await ann.until(({ view }) => view.chat.lines.length === 1);
  return { table, code, host, guest, ann, bo };
}

function heldBy(file: string, text: string): boolean {
  return [file, `${file}-wal`].some((path) => readFileSync(path).includes(text));
}

async function streamsOf(house: TestHouse): Promise<string[]> {
  const names: string[] = [];
  for await (const { stream } of house.streams.all()) names.push(stream);
  return names;
}

describe('a person who leaves and removes their name', () => {
  test('is nameless for everyone before the answer, on disk, and when the table is loaded again', async () => {
    const file = newFile();
    const house = await openHouse({ streams: openSqlite(file) });
    const { table, guest, host, ann, bo } = await evening(house);
    expect(heldBy(file, NAME)).toBe(true);
    await bo.must({ kind: 'forget' });
    expect(heldBy(file, NAME)).toBe(false);
    expect(heldBy(file, '"Bo"')).toBe(false);
    await ann.ping();
    expect(JSON.stringify(ann.view)).not.toContain(NAME);
    expect(ann.view.chat.lines).toMatchObject([{ by: bo.you, text: LINE }]);
    await Promise.all([ann.close(), bo.close()]);
    await house.close();
    const again = await openHouse({ streams: openSqlite(file) });
    for (const secret of [guest, host, undefined]) {
      const client = await Client.at(again.base, { table, ...(secret && { secret }) });
      expect(client.frames.join()).not.toContain(NAME);
      expect(client.view.people).toMatchObject([{ name: 'Ann' }, { name: '', left: true }]);
      await client.close();
    }
    await again.close();
  });

  test('may do so later, with their secret alone, even if they were removed', async () => {
    const house = await openHouse();
    const { table, guest, ann, bo } = await evening(house);
    await ann.must({ kind: 'remove', person: bo.you as string });
    const changed = ann.until(({ view }) => view.people[1]?.name === '');
    const answer = await post(house.base, `tables/${table}/forget`, { secret: guest });
    expect([answer.status, done.parse(await answer.json())]).toEqual([200, {}]);
    await changed;
    expect(await streamsOf(house)).not.toContain(`name/${table}_${bo.you}`);
    expect((await post(house.base, `tables/${table}/forget`, { secret: newSecret() })).status).toBe(404);
    expect((await post(house.base, `tables/${'x'.repeat(22)}/forget`, { secret: guest })).status).toBe(404);
    expect((await post(house.base, `tables/${table}/forget`, { secret: guest, more: 1 })).status).toBe(400);
    const elsewhere = { origin: 'https://elsewhere.example' };
    expect((await post(house.base, `tables/${table}/forget`, { secret: guest }, elsewhere)).status).toBe(403);
    await house.close();
  });

  test('is nameless in another server on the same store, too', async () => {
    const streams = openMemory();
    const [one, other] = [await openHouse({ streams }), await openHouse({ streams })];
    const { table, guest, bo } = await evening(one);
    const watcher = await Client.at(other.base, { table });
    expect(watcher.view.people[1]?.name).toBe(NAME);
    await bo.must({ kind: 'forget' });
    await watcher.until(({ view }) => view.people[1]?.name === '');
    const back = await Client.at(other.base, { table, secret: guest });
    await back.must({ kind: 'join', name: 'Nobody’s business' });
    await bo.until(({ view }) => view.people[1]?.name === 'Nobody’s business');
    await one.close();
    await other.close();
  });

  test('is forgotten when the table is read back, if the server died before it was done', async () => {
    const streams = openMemory();
    const house = await openHouse({ streams });
    const { table, ann, bo } = await evening(house);
    const person = bo.you as string;
    await Promise.all([ann.close(), bo.close()]);
    const { length } = await streams.read(`table/${table}`, 0);
    await streams.append(`table/${table}`, length, [{ event: { kind: 'forgotten', person } }]);
    const again = await openHouse({ streams });
    expect(await streamsOf(again)).toContain(`name/${table}_${person}`);
    const client = await Client.at(again.base, { table });
    expect(client.view.people.map(({ name }) => name)).toEqual(['Ann', '']);
    expect(await streamsOf(again)).not.toContain(`name/${table}_${person}`);
    await house.close();
    await again.close();
  });

  test('is nameless for everyone even where an older version stored names in events', async () => {
    const house = await openHouse();
    const { table, guest, ann, bo } = await evening(house);
    await Promise.all([ann.close(), bo.close()]);
    const stream = tableStream(table as TableId);
    const stored = await house.streams.read(stream, 0);
    const old = stored.map(({ event }) => event as { event: { kind: string; name?: string }; named?: number });
    const names = ['Ann', 'Bo', NAME];
    const inline = old.map(({ named, ...rest }) =>
      named === undefined ? rest : { ...rest, event: { ...rest.event, name: names.shift() } },
    );
    const streams = openMemory();
    await streams.append(stream, 0, inline);
    const again = await openHouse({ streams });
    const client = await Client.at(again.base, { table, secret: guest });
    expect(client.view.people.map(({ name }) => name)).toEqual(['Ann', NAME]);
    await client.must({ kind: 'forget' });
    expect(client.view.people.map(({ name }) => name)).toEqual(['Ann', '']);
    await client.close();
    await house.close();
    await again.close();
  });
});

describe('a table that is deleted', () => {
  test('for its age leaves nothing on the disk, of its people, their words, its code or its links', async () => {
    const file = newFile();
    const clock = new ManualClock();
    const house = await openHouse({ clock, streams: openSqlite(file, { now: () => clock.now() }), timings });
    const { table, code, host, ann, bo } = await evening(house);
    const words = Array.from(
      { length: 30 },
      (_, i) => `Knoedel${String.fromCharCode(97 + (i % 26)).repeat(1 + i / 26)}`,
    ).join('\n');
    const pack = { secret: host, name: 'Mehlspeisen', language: 'de', text: words };
    expect((await post(house.base, `tables/${table}/packs`, pack)).status).toBe(200);
    await Promise.all([ann.close(), bo.close()]);
    await house.connected(0);
    await clock.pass(29 * DAY);
    expect(heldBy(file, NAME)).toBe(true);
    await clock.pass(3 * DAY);
    expect(await streamsOf(house)).toEqual([]);
    for (const text of [NAME, LINE, 'Knoedel', 'Mehlspeisen', table, code]) {
      expect(heldBy(file, text), text).toBe(false);
    }
    await house.close();
  });

  test('by its host ends for everyone at once, and nothing of it is left', async () => {
    const file = newFile();
    const house = await openHouse({ streams: openSqlite(file) });
    const { table, code, host, ann, bo } = await evening(house);
    expect(await bo.act({ kind: 'close' })).toMatchObject({ type: 'refused', code: 'host-only' });
    const [answer, ...codes] = await Promise.all([ann.act({ kind: 'close' }), ann.closed, bo.closed]);
    expect(answer.type).toBe('done');
    expect(codes).toEqual([4007, 4007]);
    await expect.poll(() => streamsOf(house)).toEqual([]);
    for (const text of [NAME, LINE, table, code]) expect(heldBy(file, text), text).toBe(false);
    const late = await Client.connect(house.base);
    late.send({ type: 'hello', protocol: 1, table, secret: host });
    expect(await late.closed).toBe(4006);
    await house.close();
  });

  test('by its host is deleted by another server, if the first one died in the meantime', async () => {
    const streams = openMemory();
    const house = await openHouse({ streams });
    const { table, ann, bo } = await evening(house);
    await Promise.all([ann.close(), bo.close()]);
    const { length } = await streams.read(`table/${table}`, 0);
    await streams.append(`table/${table}`, length, [{ event: { kind: 'closed' } }], 0);
    const other = await openHouse({ streams });
    await expect.poll(() => streamsOf(other)).toEqual([]);
    await house.close();
    await other.close();
  });

  test('leaves no name behind that was written down just before the server died', async () => {
    const clock = new ManualClock();
    const house = await openHouse({ clock, timings });
    const lost = `name/${'x'.repeat(22)}_${'y'.repeat(16)}`;
    await house.streams.append(lost, 0, [{ name: NAME }]);
    const { table, ann, bo } = await evening(house);
    await clock.pass(29 * DAY);
    await ann.must({ kind: 'say', text: 'still here' });
    await Promise.all([ann.close(), bo.close()]);
    await house.connected(0);
    await clock.pass(5 * DAY);
    expect(await streamsOf(house)).not.toContain(lost);
    const back = await Client.at(house.base, { table });
    expect(back.view.people.map(({ name }) => name)).toEqual(['Ann', NAME]);
    await house.close();
  });
});

describe('a campaign that its team deletes', () => {
  test('is gone with all of it, and its tables go on', async () => {
    const file = newFile();
    const house = await openHouse({ streams: openSqlite(file) });
    const id = await openCampaign(house.base, NAME);
    await post(house.base, `campaigns/${id}/notes`, { city: 'prague', text: LINE, was: '' });
    expect((await mapOf(house.base, id)).name).toBe(NAME);
    expect((await post(house.base, `campaigns/${id}/delete`, { force: true })).status).toBe(400);
    const answer = await post(house.base, `campaigns/${id}/delete`, {});
    expect([answer.status, done.parse(await answer.json())]).toEqual([200, {}]);
    expect(heldBy(file, NAME)).toBe(false);
    expect(heldBy(file, LINE)).toBe(false);
    expect((await fetch(`${house.base}/api/campaigns/${id}`)).status).toBe(404);
    expect((await post(house.base, `campaigns/${id}/delete`, {})).status).toBe(404);
    expect((await post(house.base, `campaigns/${id}/name`, { name: 'Back' })).status).toBe(404);
    await house.close();
  });

  test('leaves the tables of its missions as they are', async () => {
    const house = await openHouse();
    const id = await openCampaign(house.base);
    const { table, secret } = await openMission(house.base, id, 'prague');
    await post(house.base, `campaigns/${id}/delete`, {});
    const host = await Client.at(house.base, { table, secret });
    await host.must({ kind: 'sit', place: { team: 'west', role: 'partner' } });
    expect(host.view.mission?.city).toBe('prague');
    await host.close();
    await house.close();
  });
});

test('the server says how long it keeps tables, and who runs it if they want to be known', async () => {
  const house = await openHouse();
  expect(houseSchema.parse(await (await fetch(`${house.base}/api/house`)).json())).toMatchObject({ keepDays: 30 });
  await house.close();
  const known = await openHouse({ settings: { keepDays: 7, contact: 'Ada Lund, ada@example.org' } });
  expect(houseSchema.parse(await (await fetch(`${known.base}/api/house`)).json())).toMatchObject({
    keepDays: 7,
    contact: 'Ada Lund, ada@example.org',
  });
  await known.close();
});
