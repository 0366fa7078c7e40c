/**
 * Own packs that are refused: from the wrong people, at the wrong time, too many, too large, too often, or malformed.
 */
import { packFaulty } from '@safehouse/protocol/http.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Client, hostAt, newSecret } from '../testing/client.ts';
import { openHouse, type TestHouse } from '../testing/house.ts';
import { coded, post } from '../testing/http.ts';
import { bring, mustBring, ownWords, shared } from '../testing/packs.ts';
import { partyAt } from '../testing/players.ts';
import { stillTime } from '../testing/still-time.ts';

// A server per test, so that the limits of one test do not affect the next.
let house: TestHouse;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

describe('packs are refused', () => {
  test('not a guest, not a stranger, and nobody to a table that is not there', async () => {
    const { table } = await hostAt(house.base);
    const secret = newSecret();
    expect(await coded(bring(house.base, table, { secret }))).toEqual([403, 'not-host']);
    const guest = await Client.at(house.base, { table, secret });
    await guest.must({ kind: 'join', name: 'Bob' });
    expect(await coded(bring(house.base, table, { secret }))).toEqual([403, 'not-host']);
    expect(await coded(bring(house.base, 'A'.repeat(22), { secret }))).toEqual([404, 'no-such-table']);
    expect(await coded(bring(house.base, 'nonsense', { secret }))).toEqual([404, 'no-such-table']);
  });

  test('not while a game runs', async () => {
    const { people, table, secrets } = await partyAt(house.base);
    await people[0].must({ kind: 'start' });
    const [secret] = secrets as [string];
    expect(await coded(bring(house.base, table, { secret }))).toEqual([409, 'game-running']);
  });

  test('not more than a table holds', async () => {
    const { secret, table } = await hostAt(house.base);
    for (let i = 0; i < 8; i++) await mustBring(house.base, table, { secret });
    expect(await coded(bring(house.base, table, { secret }))).toEqual([409, 'too-many-packs']);
    const large = await hostAt(house.base);
    for (const start of ['a', 'b']) {
      await mustBring(house.base, large.table, { secret: large.secret, text: ownWords(9999, start).join('\n') });
    }
    const late = await bring(house.base, large.table, { secret: large.secret });
    expect(late.status).toBe(422);
    expect(packFaulty.parse(await late.json()).mistakes).toEqual([{ code: 'too-many', found: 30, most: 2 }]);
  });

  test('not in another form', async () => {
    const { secret, table } = await hostAt(house.base);
    const path = `tables/${table}/packs`;
    for (const body of [
      {},
      { secret },
      { secret, share: 'x' },
      { secret, share: 'A'.repeat(22), name: 'x' },
      { secret, name: '', language: 'fi', text: 'x' },
      { secret, name: '\u200b', language: 'fi', text: ownWords(30).join('\n') },
      { secret, name: 'x'.repeat(41), language: 'fi', text: ownWords(30).join('\n') },
      { secret, name: 'x', language: 'Finnish', text: 'x' },
      { secret, name: 'x', language: '../..', text: 'x' },
      { secret, name: 'x', language: 'fi', text: 7 },
      '{"secret": ',
      '\ud800',
    ]) {
      expect(await coded(post(house.base, path, body)), JSON.stringify(body)).toEqual([400, 'malformed']);
    }
    const bytes = await fetch(`${house.base}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Uint8Array.from({ length: 4000 }, (_, i) => (i * 37) % 256),
    });
    expect(await coded(bytes)).toEqual([400, 'malformed']);
    const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]).toString();
    const faulty = await bring(house.base, table, { secret, text: picture });
    expect(packFaulty.parse(await faulty.json()).mistakes).toEqual([{ code: 'not-text' }]);
  });

  test('not more than half a megabyte at once, from no other page, and by no other method', async () => {
    const { secret, table } = await hostAt(house.base);
    const long = await post(house.base, `tables/${table}/packs`, { secret, text: 'x'.repeat(600_000) });
    expect(await coded(long)).toEqual([413, 'too-large']);
    expect((await fetch(`${house.base}/api/house`)).status).toBe(200);
    const text = ownWords(10_000, 'ш'.repeat(6)).join('\n');
    expect((await bring(house.base, table, { secret, text })).status).toBe(200);
    const elsewhere = { origin: 'https://elsewhere.example' };
    expect(await coded(post(house.base, `tables/${table}/packs`, { secret }, elsewhere))).toEqual([403, 'bad-origin']);
    expect((await fetch(`${house.base}/api/tables/${table}/packs`)).status).toBe(405);
    expect((await post(house.base, 'packs/x', {})).status).toBe(405);
    expect(await shared(house.base, 'x')).toBe(404);
    expect(await shared(house.base, 'A'.repeat(22))).toBe(404);
  });

  test('not again and again', async () => {
    stillTime();
    const { secret, table } = await hostAt(house.base);
    const answers: number[] = [];
    for (let i = 0; i < 32; i++) answers.push((await bring(house.base, table, { secret, text: '' })).status);
    expect(answers.slice(0, 30).every((status) => status === 422)).toBe(true);
    expect(answers.at(-1)).toBe(429);
    const reads = await Promise.all(Array.from({ length: 70 }, () => shared(house.base, 'A'.repeat(22))));
    expect(reads.filter((status) => status === 429).length).toBeGreaterThan(5);
  });
});
