/** What can be asked about finished games over HTTP: the record, and the proof of the deal. */
import { isDeepStrictEqual } from 'node:util';
import { gameRecord, proof } from '@safehouse/protocol/http.ts';
import { codenames } from '@safehouse/rules/codenames/game.ts';
import type { PersonId } from '@safehouse/rules/kernel/contract.ts';
import { commitmentTo, randomFrom, type Seed } from '@safehouse/rules/kernel/random.ts';
import { faultIn } from '@safehouse/rules/record/check.ts';
import { replayOf, viewAt } from '@safehouse/rules/record/replay.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newSecret, openTable } from '../testing/client.ts';
import { openHouse, type TestHouse } from '../testing/house.ts';
import { coded, post as postTo } from '../testing/http.ts';
import { playingAt, playOut } from '../testing/players.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse({ settings: { web: '/nowhere' } });
});
afterAll(() => house.close());

const get = (path: string) => fetch(`${house.base}${path}`);

describe('the record of a game', () => {
  /** Not every move changes what everyone sees. */
  const changes = (views: readonly unknown[]) => views.filter((view, i) => !isDeepStrictEqual(view, views[i - 1]));
  const record = (table: string, game: number | string) => get(`/api/tables/${table}/games/${game}/record`);

  test('is there when the game is over, follows the rules, and shows what everyone saw', async () => {
    const { table, people, secrets } = await playingAt(house.base);
    const [host] = people;
    const running = await record(table, 1);
    const never = await record('A'.repeat(22), 1);
    expect([running.status, await running.text()]).toEqual([never.status, await never.text()]);
    expect(await coded(await postTo(house.base, `tables/${table}/games/1/record`, { secret: secrets[0] }))).toEqual([
      404,
      'not-found',
    ]);
    /** What each person saw, and how often: the record has every move. */
    const seen = new Map(people.map((one) => [one.you, [JSON.stringify(one.view.round?.view)]]));
    await playOut(people, randomFrom('5a'.repeat(16) as Seed), async () => {
      for (const one of people) seen.get(one.you)?.push(JSON.stringify(one.view.round?.view));
    });
    const told = gameRecord.parse(await (await record(table, 1)).json());
    expect(faultIn(told)).toBeUndefined();
    expect(told.people.map(({ name }) => name).toSorted()).toEqual(['Ann', 'Guest 1', 'Guest 2', 'Guest 3']);
    const replay = replayOf(told);
    for (const one of people) {
      const views = [...replay.states.keys()].map((step) => viewAt(replay, step, one.you as PersonId).round?.view);
      const sent = (seen.get(one.you) ?? []).map((view) => JSON.parse(view));
      expect(changes(views)).toEqual(changes(sent));
    }
    // Someone who leaves takes their name along, and nothing of the next game can be asked.
    await people[3].must({ kind: 'leave' });
    const without = gameRecord.parse(await (await record(table, 1)).json());
    expect(without.people.find(({ id }) => id === people[3].you)).toEqual({ id: people[3].you });
    await people[3].must({ kind: 'join', name: 'Guest 3', place: { team: 'blue', role: 'operative' } });
    await host.must({ kind: 'again', rotate: false });
    expect((await record(table, 2)).status).toBe(404);
    expect((await record(table, 1)).status).toBe(200);
    await host.must({ kind: 'abandon' });
    expect((await record(table, 2)).status).toBe(404);
  });

  test.each(['0', '01', '-1', 'x', '1/more', '%00'])('there is no record %s', async (number) => {
    const { table } = await openTable(house.base, newSecret());
    expect(await coded(await record(table, number))).toEqual([404, 'not-found']);
  });
});

describe('the proof of a game', () => {
  test('is there when the game is over, and shows that the deal came from the seed', async () => {
    const { table, people } = await playingAt(house.base);
    const [host] = people;
    const running = await get(`/api/tables/${table}/games/1`);
    const never = await get(`/api/tables/${'A'.repeat(22)}/games/1`);
    expect([running.status, await running.text()]).toEqual([never.status, await never.text()]);
    expect(running.status).toBe(404);
    const { commitment } = host.view.round ?? {};
    await playOut(people, randomFrom('3c'.repeat(16) as Seed));
    const shown = proof.parse(await (await get(`/api/tables/${table}/games/1`)).json());
    expect(shown.commitment).toBe(commitment);
    expect(commitmentTo(shown.seed as Seed)).toBe(commitment);
    const again = codenames.deal(
      shown.options as never,
      shown.seats as never,
      { words: shown.words, locations: [] },
      randomFrom(shown.seed as Seed),
    );
    expect(JSON.parse(JSON.stringify(again))).toEqual(shown.deal);
    await host.must({ kind: 'again', rotate: false });
    expect((await get(`/api/tables/${table}/games/2`)).status).toBe(404);
    expect((await get(`/api/tables/${table}/games/1`)).status).toBe(200);
    await host.must({ kind: 'abandon' });
    expect((await get(`/api/tables/${table}/games/2`)).status).toBe(404);
    await Promise.all(people.map((client) => client.close()));
  });

  test.each(['0', '-1', '1.5', 'x', '99999999999', '1/2'])('number %s is not found', async (number) => {
    const { table } = await openTable(house.base, newSecret());
    expect(await coded(await get(`/api/tables/${table}/games/${number}`))).toEqual([404, 'not-found']);
  });
});
