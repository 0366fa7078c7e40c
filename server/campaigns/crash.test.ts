/** A campaign with the server killed twice at every result: each is recorded exactly once. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Event } from '@safehouse/rules/campaign/types.ts';
import type { Event as TableEvent } from '@safehouse/rules/table/types.ts';
import { expect, test } from 'vitest';
import { openSqlite } from '../streams/sqlite.ts';
import { mapOf, openCampaign, openMission } from '../testing/campaigns.ts';
import { Client, newActionId } from '../testing/client.ts';
import { begun, losingMove, type Pair, pairAt, winningMove } from '../testing/duet.ts';
import { freePort, listening, type ServerProcess, startDoomed } from '../testing/process.ts';

/** A city that is won, and one that is lost; `DEEP=1` plays ten cities. */
const tries = process.env.DEEP
  ? [
      ...['prague', 'berlin', 'copenhagen', 'helsinki', 'london', 'cairo', 'moscow', 'delhi'].map(won),
      { city: 'bangkok', move: losingMove },
      ...['bangkok', 'singapore'].map(won),
    ]
  : [won('prague'), { city: 'berlin', move: losingMove }];

function won(city: string) {
  return { city, move: winningMove };
}

/** Plays until the server is killed, and returns the last move; whether it was answered is left to chance. */
async function playUntilKilled({ west, east }: Pair, move: typeof winningMove) {
  for (;;) {
    const { by, action } = move(west, east);
    const id = newActionId();
    const answer = await by.act(action, id).catch(() => undefined);
    if (answer) expect(answer.type).toBe('done');
    const isUp = answer && (await Promise.all([west.ping(), east.ping()]).catch(() => undefined));
    if (!isUp || west.view.phase === 'over') return { action, id, seat: by === west ? 0 : 1 } as const;
  }
}

async function killed(server: ServerProcess): Promise<void> {
  expect(await server.ended, server.output()).toBe('SIGKILL');
}

test('killed at every result, the server records each exactly once', async () => {
  const data = mkdtempSync(join(tmpdir(), 'safehouse-campaign-'));
  const environment = {
    SAFEHOUSE_PORT: String(await freePort()),
    SAFEHOUSE_DATA: data,
    SAFEHOUSE_CONNECTS_PER_MINUTE: '100000',
    SAFEHOUSE_TABLES_PER_HOUR: '100000',
  };
  let server = startDoomed(environment, 'recorded');
  await listening(server);
  const { base } = server;
  const campaign = await openCampaign(base);
  const tables: string[] = [];

  for (const { city, move } of tries) {
    const { table, secret } = await openMission(base, campaign, city);
    tables.push(table);
    const pair = await pairAt(base, { table, secret });
    await begun(pair);
    // When the game has ended, and the map does not know.
    const last = await playUntilKilled(pair, move);
    await killed(server);

    // When the map has the result, but the table does not know that. This happens even with nobody connected.
    server = startDoomed(environment, 'settled');
    await killed(server);

    server = startDoomed(environment, 'recorded');
    await listening(server);
    const again = await Client.at(base, { table, secret: pair.secrets[last.seat] });
    await again.until(({ view }) => view.mission?.result === 'recorded');
    expect(await again.act(last.action, last.id)).toMatchObject({ type: 'done' });
    await again.close();
  }

  const map = await mapOf(base, campaign);
  expect(map.results.map(({ city, won }) => [city, won]).reverse()).toEqual(
    tries.map(({ city, move }) => [city, move === winningMove]),
  );
  expect(map.cities.filter(({ standing }) => standing === 'won')).toHaveLength(
    tries.filter(({ move }) => move === winningMove).length,
  );
  expect(map.cities.every(({ wins }) => wins <= 1)).toBe(true);
  server.child.kill('SIGKILL');
  await server.ended;

  const streams = openSqlite(join(data, 'safehouse.db'));
  const kept = await streams.read(`campaign/${campaign}`, 0);
  const recorded = kept.flatMap(({ event }) => {
    const { event: one } = event as { event: Event };
    return one.kind === 'recorded' ? [`${one.result.table} ${one.result.number} ${one.result.city}`] : [];
  });
  expect(recorded).toEqual(tables.map((table, i) => `${table} 1 ${tries[i]?.city}`));
  for (const table of tables) {
    const events = (await streams.read(`table/${table}`, 0)).map(({ event }) => (event as { event: TableEvent }).event);
    const ends = events.filter(({ kind }) => kind === 'missionEnded' || kind === 'settled');
    expect(ends.map(({ kind }) => kind)).toEqual(['missionEnded', 'settled']);
    expect(ends[1]).toMatchObject({ recorded: true });
  }
  await streams.close();
  rmSync(data, { recursive: true });
});
