/** Packs that are added while the server is killed: confirmed means stored, and unconfirmed ones cause no harm. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Client, newSecret, openTable } from '../testing/client.ts';
import { bring, mustBring, ownWords, shared } from '../testing/packs.ts';
import { freePort, listening, type ServerProcess, startDoomed } from '../testing/process.ts';

test('killed before they are stored, there are none; killed after they were confirmed, they are there', async () => {
  const data = mkdtempSync(join(tmpdir(), 'safehouse-packs-'));
  onTestFinished(() => rmSync(data, { recursive: true }));
  const environment = { SAFEHOUSE_PORT: String(await freePort()), SAFEHOUSE_DATA: data };
  const start = async (dieBefore: string): Promise<ServerProcess> => {
    const server = startDoomed(environment, dieBefore);
    await listening(server);
    return server;
  };
  const doomed = await start('packAdded');
  const { base } = doomed;
  const secret = newSecret();
  const { table } = await openTable(base, secret);
  await expect(bring(base, table, { secret })).rejects.toThrow();
  expect(await doomed.ended).toBe('SIGKILL');

  const second = await start('nothing');
  const host = await Client.at(base, { table, secret });
  expect(host.view.ownPacks).toEqual([]);
  const { id, share } = await mustBring(base, table, { secret });
  second.child.kill('SIGKILL');
  await second.ended;

  const third = await start('packRemoved');
  const again = await Client.at(base, { table, secret });
  expect(again.view.ownPacks).toMatchObject([{ id, share, cards: 30 }]);
  expect(await shared(base, share)).toMatchObject({ words: ownWords(30) });
  await expect(again.act({ kind: 'removePack', pack: id })).rejects.toThrow();
  expect(await third.ended).toBe('SIGKILL');

  const last = await start('nothing');
  const after = await Client.at(base, { table, secret });
  expect(after.view.ownPacks).toHaveLength(1);
  await after.must({ kind: 'removePack', pack: id });
  expect(await shared(base, share)).toBe(404);
  last.child.kill('SIGKILL');
  await last.ended;
});
