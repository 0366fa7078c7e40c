/** Own packs over HTTP: added, shown, played, shared, copied, removed, stored and deleted. */
import { readOwnPack, summed } from '@safehouse/language/own-pack.ts';
import { gameRecord, packAdded, packFaulty, proof, sharedPack } from '@safehouse/protocol/http.ts';
import type { View as CodenamesView } from '@safehouse/rules/codenames/view-types.ts';
import { randomFrom, type Seed } from '@safehouse/rules/kernel/random.ts';
import { faultIn } from '@safehouse/rules/record/check.ts';
import { unfairness } from '@safehouse/rules/table/fair.ts';
import type { Setup } from '@safehouse/rules/table/types.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openMemory } from '../streams/memory.ts';
import type { Referee } from '../tables/facts.ts';
import { Client, hostAt, newSecret } from '../testing/client.ts';
import { FaultyStreams } from '../testing/faulty-streams.ts';
import { openHouse, type TestHouse } from '../testing/house.ts';
import { coded, post } from '../testing/http.ts';
import { lasting } from '../testing/lasting-streams.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { bring, mustBring, ownWords, shared } from '../testing/packs.ts';
import { partyAt, playOut } from '../testing/players.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function houseWith(referee: Referee): Promise<TestHouse> {
  const house = await openHouse({ referee });
  onTestFinished(() => house.close());
  return house;
}

function withPacks(client: Client, packs: string[]): Setup {
  return { ...client.view.setup, packs } as Setup;
}

describe('own packs', () => {
  test('are accepted, listed, set up and dealt, and the deal can be verified', async () => {
    const { people, table, secrets } = await partyAt(house.base);
    const [host, guest] = people;
    const added = await mustBring(house.base, table, { secret: secrets[0] as string, name: '  Our  family ' });
    expect(added).toMatchObject({ cards: 30, warnings: [] });
    expect(added.id).toMatch(/^fi\/own-[a-z]{8}$/);
    await guest.until(({ view }) => view.ownPacks.length === 1);
    const shown = { id: added.id, name: 'Our family', language: 'fi', cards: 30 };
    expect(guest.view.ownPacks).toEqual([{ ...shown, share: added.share }]);
    const tv = await Client.at(house.base, { table });
    expect(tv.view.ownPacks).toEqual([shown]);
    await host.must({ kind: 'setUp', setup: withPacks(host, [added.id]) });
    await host.must({ kind: 'start' });
    await Promise.all(people.map((one) => one.until(({ view }) => view.phase === 'playing')));
    const game = guest.view.round?.view as CodenamesView;
    expect(ownWords(30)).toEqual(expect.arrayContaining(game.cards.map(({ word }) => word)));
    await playOut(people, randomFrom('0d'.repeat(16) as Seed));
    const answer = await fetch(`${house.base}/api/tables/${table}/games/1`);
    // Others can check the deal without seeing the words that were not dealt.
    const open = proof.parse(await answer.json());
    expect(unfairness(open)).toBeUndefined();
    const dealt = game.cards.map(({ word }) => word);
    expect(open.words).toHaveLength(30);
    expect(open.words.filter((word) => ownWords(30).includes(word)).toSorted()).toEqual(dealt.toSorted());
    const asked = async (secret: string) =>
      proof.parse(await (await post(house.base, `tables/${table}/games/1`, { secret })).json());
    const full = await asked(secrets[1] as string);
    expect(full.words.toSorted()).toEqual(ownWords(30).toSorted());
    expect(unfairness(full)).toBeUndefined();
    expect(await asked(newSecret())).toEqual(open);
    const whole = gameRecord.parse(await (await fetch(`${house.base}/api/tables/${table}/games/1/record`)).json());
    expect(whole.words).toEqual(open.words);
    expect(faultIn(whole)).toBeUndefined();
    const mine = await post(house.base, `tables/${table}/games/1/record`, { secret: secrets[1] as string });
    expect(gameRecord.parse(await mine.json()).words).toEqual(full.words);
    for (const one of [...people, tv]) {
      const before = one.frames.slice(
        0,
        one.frames.findIndex((frame) => frame.includes('"playing"')),
      );
      expect(before.join()).not.toContain(ownWords(1)[0]);
    }
  });

  test('are mixed with those of the server', async () => {
    const { secret, table, host } = await hostAt(house.base);
    const { id } = await mustBring(house.base, table, { secret, language: 'pt-BR' });
    expect(id).toMatch(/^pt-BR\/own-/);
    await host.must({ kind: 'setUp', setup: withPacks(host, ['en/classic', id]) });
    expect(host.view.setup.packs).toEqual(['en/classic', id]);
  });

  test('are shared by a link, and copied to another table', async () => {
    const one = await hostAt(house.base);
    const { id, share } = await mustBring(house.base, one.table, { secret: one.secret });
    expect(sharedPack.parse(await shared(house.base, share))).toEqual({
      name: 'Our family',
      language: 'fi',
      cards: 30,
      words: ownWords(30),
    });
    const other = await hostAt(house.base);
    const copied = await post(house.base, `tables/${other.table}/packs`, { secret: other.secret, share });
    const copy = packAdded.parse(await copied.json());
    expect(copy).toMatchObject({ cards: 30, warnings: [] });
    expect([copy.id === id, copy.share === share]).toEqual([false, false]);
    await one.host.must({ kind: 'removePack', pack: id });
    expect(await shared(house.base, share)).toBe(404);
    expect(await shared(house.base, copy.share)).toMatchObject({ cards: 30 });
    const late = post(house.base, `tables/${other.table}/packs`, { secret: other.secret, share });
    expect(await coded(late)).toEqual([404, 'no-such-pack']);
  });

  test('are removed, and the game is set up with what is left', async () => {
    const { secret, table, host } = await hostAt(house.base);
    const { id } = await mustBring(house.base, table, { secret });
    await host.must({ kind: 'setUp', setup: withPacks(host, [id]) });
    await host.must({ kind: 'removePack', pack: id });
    expect(host.view.setup.packs).toEqual(['en/classic']);
    expect(host.view.ownPacks).toEqual([]);
    expect(await host.act({ kind: 'removePack', pack: id })).toMatchObject({ type: 'refused', code: 'no-such-pack' });
  });

  test('have only one way in: a socket cannot bring them, not even the host’s', async () => {
    const { host } = await hostAt(house.base);
    const pack = { id: 'fi/own-aaaaaaaa', name: 'x', language: 'fi', words: ownWords(25), share: 'x' };
    const answer = await host.act({ kind: 'addPack', person: host.you as string, pack });
    expect(answer).toMatchObject({ type: 'refused', code: 'house-only' });
  });

  test('are refused with a mistake per line, and nothing is stored', async () => {
    const { secret, table, host } = await hostAt(house.base);
    const response = await bring(house.base, table, {
      secret,
      text: `red ice cream\n\nsnow, what?\n${'x'.repeat(36)}`,
    });
    expect(response.status).toBe(422);
    const { mistakes } = packFaulty.parse(await response.json());
    expect(mistakes).toEqual([
      { code: 'not-a-word', line: 1, word: 'red ice cream' },
      { code: 'not-a-word', line: 3, word: 'what?' },
      { code: 'too-long', line: 4, word: 'x'.repeat(36), most: 16 },
      { code: 'too-few', found: 4, least: 25 },
    ]);
    const awful = await bring(house.base, table, { secret, text: ownWords(40).join(' \n?') });
    const told = packFaulty.parse(await awful.json()).mistakes;
    expect(told).toHaveLength(21);
    expect(told.at(-1)).toEqual({ code: 'more', count: 19 });
    expect(host.view.ownPacks).toEqual([]);
  });

  test('are accepted with warnings about letters and from the referee', async () => {
    const referee = {
      judge: () => ({ verdict: 'legal' }) as const,
      readPack: async (text: string, language: string) =>
        summed(readOwnPack(text, language), [
          ['muistaa', 'muisti'],
          ['snow', 'snowman'],
        ]),
    };
    const { base } = await houseWith(referee);
    const { secret, table } = await hostAt(base);
    const text = [...ownWords(25), 'snow', 'snowman', 'SNOW', 'muisti', 'muistaa'].join(',');
    const { warnings } = await mustBring(base, table, { secret, text });
    expect(warnings).toEqual([
      { code: 'doubled', line: 1, word: 'SNOW' },
      { code: 'alike', word: 'snowman', other: 'snow' },
      { code: 'alike', word: 'muistaa', other: 'muisti' },
    ]);
  });

  test('are accepted when the referee fails', async () => {
    const failing = { judge: () => Promise.reject(new Error('x')), readPack: () => Promise.reject(new Error('x')) };
    const { base } = await houseWith(failing);
    const { secret, table } = await hostAt(base);
    expect(await mustBring(base, table, { secret })).toMatchObject({ cards: 30 });
  });
});

describe('they last', () => {
  test('as long as the table: over a restart', async () => {
    const streams = lasting(openMemory());
    const one = await openHouse({ streams });
    const { secret, table } = await hostAt(one.base);
    const { id, share } = await mustBring(one.base, table, { secret });
    await one.close();
    const other = await openHouse({ streams });
    const host = await Client.at(other.base, { table, secret });
    expect(host.view.ownPacks).toMatchObject([{ id, share, cards: 30 }]);
    expect(await shared(other.base, share)).toMatchObject({ words: ownWords(30) });
    await other.close();
  });

  test('and no longer: with the table everything of them is deleted', async () => {
    const clock = new ManualClock();
    const streams = openMemory({ now: () => clock.now() });
    const HOUR = 60 * 60 * 1000;
    const old = await openHouse({ clock, streams, settings: { keepDays: 10 }, timings: { sweep: HOUR } });
    const { secret, table, host } = await hostAt(old.base);
    const shares: string[] = [];
    for (const name of ['kept', 'taken away']) {
      const { id, share } = await mustBring(old.base, table, { secret, name });
      shares.push(share);
      if (name === 'taken away') await host.must({ kind: 'removePack', pack: id });
    }
    await host.close();
    await old.connected(0);
    await clock.pass(12 * 24 * HOUR);
    expect(await streams.read(`table/${table}`, 0)).toEqual([]);
    for (const share of shares) expect(await streams.read(`pack/${share}`, 0)).toEqual([]);
    await old.close();
  });

  test('only what is stored is shown: a failing store breaks nothing', async () => {
    const faulty = new FaultyStreams(openMemory());
    const trouble = await openHouse({ streams: faulty.streams });
    const { secret, table, host } = await hostAt(trouble.base);
    faulty.fails = 'before';
    expect(await coded(bring(trouble.base, table, { secret }))).toEqual([503, 'store-unavailable']);
    faulty.fails = 'no';
    await host.must({ kind: 'lock', on: true });
    expect(host.view.ownPacks).toEqual([]);
    const { id } = await mustBring(trouble.base, table, { secret });
    await host.until(({ view }) => view.ownPacks.some((pack) => pack.id === id));
    await trouble.close();
  });
});
