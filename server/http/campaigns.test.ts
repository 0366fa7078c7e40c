/** Campaigns over HTTP: opening, the map, names, notes, tables for cities, and refusals. */
import { evening as eveningSchema } from '@safehouse/protocol/http.ts';
import { world } from '@safehouse/rules/campaign/world.ts';
import { usualDuetReferee } from '@safehouse/rules/clues/referee.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Campaigns } from '../campaigns/campaigns.ts';
import { type CampaignId, campaignStream } from '../campaigns/names.ts';
import { limits } from '../config/limits.ts';
import { noLog } from '../platform/log.ts';
import { openMemory } from '../streams/memory.ts';
import { cityOn, mapOf, openCampaign, openMission } from '../testing/campaigns.ts';
import { Client, newSecret } from '../testing/client.ts';
import { begun, losingMove, pairAt, playOut } from '../testing/duet.ts';
import { openHouse, type TestHouse, words } from '../testing/house.ts';
import { coded, post } from '../testing/http.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { stillTime } from '../testing/still-time.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const send = (path: string, body: unknown, headers?: Record<string, string>) => post(house.base, path, body, headers);
const guest = (city: string) => ({ secret: newSecret(), name: 'Ann', language: 'en', city });
const HOUR = 60 * 60 * 1000;
const nobodys = 'A'.repeat(22);

describe('a campaign', () => {
  test('is opened under a name, and shows the whole map', async () => {
    const id = await openCampaign(house.base, '  The  Moles ');
    expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/);
    const map = await mapOf(house.base, id);
    expect(map).toMatchObject({ id, name: 'The Moles', version: 1, results: [] });
    expect(map.cities.map(({ id }) => id)).toEqual(world.cities.map(({ id }) => id));
    expect(map.cities.filter(({ standing }) => standing === 'open').map(({ id }) => id)).toEqual(['prague']);
  });

  test('is renamed', async () => {
    const id = await openCampaign(house.base);
    const response = await send(`campaigns/${id}/name`, { name: 'The Voles' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(await mapOf(house.base, id));
    expect((await mapOf(house.base, id)).name).toBe('The Voles');
  });

  test('takes notes, and refuses those whose writer has not seen the last one', async () => {
    const id = await openCampaign(house.base);
    const note = (text: string, was: string) => send(`campaigns/${id}/notes`, { city: 'tokyo', text, was });
    expect((await note('one', '')).status).toBe(200);
    expect(await coded(await note('two', ''))).toEqual([409, 'note-changed']);
    expect((await note('two', 'one')).status).toBe(200);
    expect((await cityOn(house.base, id, 'tokyo')).note).toBe('two');
    expect((await note('\u00e9'.repeat(500), 'two')).status).toBe(200);
    const escaped = `{"city":"tokyo","text":"","was":"${'\\u00e9'.repeat(500)}"}`;
    expect((await send(`campaigns/${id}/notes`, escaped)).status).toBe(200);
  });

  test('of two notes written at the same moment keeps exactly one', async () => {
    const id = await openCampaign(house.base);
    const texts = Array.from({ length: 8 }, (_, i) => `note ${i}`);
    const answers = await Promise.all(
      texts.map((text) => send(`campaigns/${id}/notes`, { city: 'rome', text, was: '' })),
    );
    const won = answers.flatMap(({ status }, i) => (status === 200 ? texts[i] : []));
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect((await cityOn(house.base, id, 'rome')).note).toBe(won[0]);
  });

  test('loses nothing when many write at the same moment', async () => {
    const id = await openCampaign(house.base);
    const cities = world.cities.slice(0, 12).map((city) => city.id);
    await Promise.all(cities.map((city) => send(`campaigns/${id}/notes`, { city, text: city, was: '' })));
    const { cities: seen, version } = await mapOf(house.base, id);
    expect(seen.slice(0, 12).map(({ note }) => note)).toEqual(cities);
    expect(version).toBe(13);
  });

  test.each<[string, string, unknown, number, string]>([
    ['no name', 'campaigns', {}, 400, 'malformed'],
    ['a name that is none', 'campaigns', { name: ' \u200b ' }, 400, 'malformed'],
    ['a name too long', 'campaigns', { name: 'x'.repeat(41) }, 400, 'malformed'],
    ['a field too many', 'campaigns', { name: 'x', id: nobodys }, 400, 'malformed'],
    ['a lone surrogate', 'campaigns', { name: 'x\ud800' }, 400, 'malformed'],
    ['no JSON', 'campaigns', '{', 400, 'malformed'],
    ['a name for nobody', `campaigns/${nobodys}/name`, { name: 'x' }, 404, 'no-such-campaign'],
    ['a note for nobody', `campaigns/${nobodys}/notes`, { city: 'rome', text: '', was: '' }, 404, 'no-such-campaign'],
    ['a table for nobody', `campaigns/${nobodys}/tables`, guest('prague'), 404, 'no-such-campaign'],
    ['an id that is none', 'campaigns/x/name', { name: 'x' }, 404, 'no-such-campaign'],
    ['another thing', `campaigns/${nobodys}/results`, { won: true }, 404, 'not-found'],
    ['something deeper', `campaigns/${nobodys}/notes/rome`, {}, 404, 'not-found'],
  ])('with %s is refused', async (_, path, body, status, code) => {
    expect(await coded(await send(path, body))).toEqual([status, code]);
  });

  test.each<[string, unknown, number, string]>([
    ['name', { name: ' ' }, 400, 'malformed'],
    ['notes', { city: 'atlantis', text: 'x', was: '' }, 404, 'no-such-city'],
    ['notes', { city: 'rome', text: 'x'.repeat(501), was: '' }, 400, 'malformed'],
    ['notes', { city: 'rome', text: 'x' }, 400, 'malformed'],
    ['notes', { city: '__proto__', text: 'x', was: '' }, 400, 'malformed'],
    ['notes', { city: 'constructor', text: 'x', was: '' }, 404, 'no-such-city'],
    ['tables', guest('atlantis'), 404, 'no-such-city'],
    ['tables', guest('cairo'), 409, 'city-closed'],
    ['tables', { ...guest('prague'), name: ' ' }, 400, 'malformed'],
    ['tables', { ...guest('prague'), secret: 'short' }, 400, 'malformed'],
    ['tables', { ...guest('prague'), game: 'duet' }, 400, 'malformed'],
  ])('%s %j is refused, and changes nothing', async (what, body, status, code) => {
    const id = await openCampaign(house.base);
    expect(await coded(await send(`campaigns/${id}/${what}`, body))).toEqual([status, code]);
    expect((await mapOf(house.base, id)).version).toBe(1);
  });

  test('refuses other methods', async () => {
    const id = await openCampaign(house.base);
    const asked = (method: string, path: string) => fetch(`${house.base}/api/${path}`, { method });
    for (const path of ['campaigns', `campaigns/${id}/name`, `campaigns/${id}/notes`, `campaigns/${id}/tables`]) {
      expect(await coded(await asked('GET', path))).toEqual([405, 'not-allowed']);
    }
    const wrong = await asked('POST', `campaigns/${id}`);
    expect(wrong.headers.get('allow')).toBe('GET, HEAD');
    expect(await coded(wrong)).toEqual([405, 'not-allowed']);
    expect((await asked('HEAD', `campaigns/${id}`)).status).toBe(200);
  });

  test('cannot be changed by pages of another site', async () => {
    const id = await openCampaign(house.base);
    const evil = { origin: 'https://evil.example' };
    for (const [path, body] of [
      ['campaigns', { name: 'x' }],
      [`campaigns/${id}/name`, { name: 'x' }],
      [`campaigns/${id}/notes`, { city: 'rome', text: 'x', was: '' }],
      [`campaigns/${id}/tables`, guest('prague')],
    ] as const) {
      expect(await coded(await send(path, body, evil))).toEqual([403, 'bad-origin']);
    }
  });
});

describe('limits', () => {
  test('campaigns and the tables of their cities are opened as often as any table', async () => {
    stillTime();
    const strict = await openHouse({ settings: { tablesPerHour: 3 } });
    const id = await openCampaign(strict.base);
    await openMission(strict.base, id, 'prague');
    await openCampaign(strict.base);
    expect(await coded(await post(strict.base, 'campaigns', { name: 'x' }))).toEqual([429, 'too-many-tries']);
    const table = post(strict.base, `campaigns/${id}/tables`, guest('prague'));
    expect(await coded(await table)).toEqual([429, 'too-many-tries']);
    await strict.close();
  });

  test('a campaign that was changed thousands of times takes only results', async () => {
    const streams = openMemory();
    const old = await openHouse({ streams });
    const id = await openCampaign(old.base);
    const notes = Array.from({ length: limits.campaignEntries - 2 }, (_, i) => ({
      event: { kind: 'noted', city: 'prague', text: `${i}` },
    }));
    await streams.append(campaignStream(id as CampaignId), 1, notes);
    const rename = (name: string) => post(old.base, `campaigns/${id}/name`, { name });
    expect((await rename('The last one')).status).toBe(200);
    expect((await rename('One more')).status).toBe(429);
    expect(await coded(post(old.base, `campaigns/${id}/tables`, guest('prague')))).toEqual([429, 'too-many-tries']);
    const result = { table: 'A'.repeat(22), number: 1, city: 'prague', ending: 'contacted', won: true, at: 0 } as const;
    const campaigns = new Campaigns({ streams, clock: new ManualClock(), log: noLog });
    expect(await campaigns.record(id, result)).toBe(true);
    await old.close();
  });

  test('writing is limited, and so is reading', async () => {
    stillTime();
    // All requests come from one address.
    const busy = await openHouse({ settings: { connectionsPerAddress: 1000 } });
    const id = await openCampaign(busy.base);
    const statuses = async (count: number, ask: () => Promise<Response>) =>
      new Set((await Promise.all(Array.from({ length: count }, ask))).map(({ status }) => status));
    expect(await statuses(80, () => post(busy.base, `campaigns/${id}/name`, { name: 'x' }))).toEqual(
      new Set([200, 429]),
    );
    expect(await statuses(400, () => fetch(`${busy.base}/api/campaigns/${id}`))).toEqual(new Set([200, 429]));
    await busy.close();
  });
});

describe('a table', () => {
  test('is set up for Duet if it is asked for, with the cards of that game', async () => {
    const packs = ['en/classic', 'en/duet', 'da/duet', 'da/classic', 'it/classic'].map((id) => ({
      id,
      language: id.slice(0, 2),
      cards: words,
    }));
    const many = await openHouse({ packs });
    const setupFor = async (game: string | undefined, language: string) => {
      const secret = newSecret();
      const response = await post(many.base, 'tables', { secret, name: 'Ann', language, game });
      const { table } = (await response.json()) as { table: string };
      const client = await Client.at(many.base, { table });
      await client.close();
      return [client.view.setup.game, ...client.view.setup.packs];
    };
    expect(await setupFor(undefined, 'da')).toEqual(['codenames', 'da/classic']);
    expect(await setupFor('codenames', 'en')).toEqual(['codenames', 'en/classic']);
    expect(await setupFor('duet', 'da')).toEqual(['duet', 'da/duet']);
    expect(await setupFor('duet', 'it')).toEqual(['duet', 'it/classic']);
    expect(await setupFor('duet', 'tlh')).toEqual(['duet', 'en/duet']);
    expect(await coded(await post(many.base, 'tables', { ...guest('x'), city: undefined, game: 'chess' }))).toEqual([
      400,
      'malformed',
    ]);
    await many.close();
  });

  test('for a city has its numbers, and is shown on the map until its game is over', async () => {
    const id = await openCampaign(house.base);
    const first = await openMission(house.base, id, 'prague');
    const { table, secret } = await openMission(house.base, id, 'prague');
    expect((await cityOn(house.base, id, 'prague')).table).toBe(table);
    const pair = await pairAt(house.base, { table, secret });
    const { view } = pair.west;
    expect(view.setup).toEqual({
      game: 'duet',
      options: {
        play: { kind: 'mission', city: 'prague', tokens: 9, mistakes: 9 },
        flexible: false,
        referee: usualDuetReferee,
      },
      packs: ['en/classic'],
    });
    expect(view.mission).toEqual({ city: 'prague', name: 'The Moles', campaign: id });
    await begun(pair);
    const watcher = await Client.at(house.base, { table });
    await playOut(pair, losingMove);
    for (const client of [pair.west, pair.east, watcher])
      await client.until(({ view }) => view.mission?.result === 'recorded');
    expect(watcher.frames.join('')).not.toContain(id);
    const lost = await cityOn(house.base, id, 'prague');
    expect(lost).toMatchObject({ standing: 'lost', wins: 0, losses: 1 });
    expect(lost.table).toBeUndefined();
    await pair.west.must({ kind: 'again', rotate: false });
    await pair.west.until(({ view }) => view.phase === 'playing');
    await pair.east.ping();
    await playOut(pair);
    await pair.west.until(({ view }) => view.mission?.result === 'recorded');
    const won = await cityOn(house.base, id, 'prague');
    expect(won).toMatchObject({ standing: 'won', wins: 1, losses: 1, best: 7 });
    expect((await mapOf(house.base, id)).results.map(({ ending }) => ending)).toEqual(['contacted', 'assassin']);
    expect((await cityOn(house.base, id, 'berlin')).standing).toBe('open');
    // The evening at the table tells how far the campaign is, and no more of it.
    const evening = await (await fetch(`${house.base}/api/tables/${table}/evening`)).json();
    expect(eveningSchema.parse(evening).campaign).toEqual({ won: 1, cities: 22, last: { city: 'prague', won: true } });
    expect(JSON.stringify(evening)).not.toContain(id);
    expect(first.table).not.toBe(table);
    await Promise.all([pair.west, pair.east, watcher].map((client) => client.close()));
  });
});

test('a campaign outlives its tables', async () => {
  const clock = new ManualClock();
  const old = await openHouse({ clock, settings: { keepDays: 10 }, timings: { sweep: HOUR } });
  const id = await openCampaign(old.base);
  const { table } = await openMission(old.base, id, 'prague');
  await clock.pass(20 * 24 * HOUR);
  expect(await old.streams.read(`table/${table}`, 0)).toEqual([]);
  expect((await mapOf(old.base, id)).name).toBe('The Moles');
  await old.close();
});
