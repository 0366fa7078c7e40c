/** npm run cluster: its output, that it restarts what dies, keeps the tables, and leaves nothing running. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { Client, newSecret, openTable } from '../testing/client.ts';
import { freePort, startScript } from '../testing/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'safehouse-run-cluster-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(args: readonly string[], environment: Record<string, string> = {}) {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const { NATS_SERVER } = process.env;
  const cluster = startScript(main, { ...(NATS_SERVER && { NATS_SERVER }), ...environment }, args);
  const says = (what: string | RegExp): Promise<void> => expect.poll(cluster.output).toMatch(what);
  return { ...cluster, says };
}

/** As listed in the output. */
function processesIn(output: string): Map<string, number> {
  return new Map(
    [...output.matchAll(/^ {2}(\S+) +process (\d+) /gm)].map(([, name, pid]) => [String(name), Number(pid)]),
  );
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('it starts everything, restarts what is killed, stops everything, and finds the tables again', async () => {
  const port = await freePort();
  const data = join(folder, 'data');
  const base = `http://127.0.0.1:${port}`;
  const secret = newSecret();

  const first = run(['--port', String(port), '--data', data]);
  await first.says('Stop it all with Ctrl-C');
  expect(first.output()).toContain(`http://localhost:${port}`);
  const processes = processesIn(first.output());
  expect([...processes.keys()]).toEqual(['nats-1', 'nats-2', 'nats-3', 'node-1', 'node-2', 'node-3']);
  const { table } = await openTable(base, secret);
  await (await Client.at(base, { table, secret })).must({ kind: 'say', text: 'to be kept' });

  const second = run(['--port', '0', '--data', data]);
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain('Another cluster works in');

  for (const name of ['node-2', 'nats-1']) {
    process.kill(processes.get(name) as number, 'SIGKILL');
    await first.says(new RegExp(`${name} ended \\(SIGKILL\\), is started again`));
    await first.says(new RegExp(`${name} is process \\d+ now`));
  }
  await expect.poll(() => Client.at(base, { table, secret }).then(() => 'there', String)).toBe('there');
  const reborn = [...first.output().matchAll(/is process (\d+) now/g)].map(([, pid]) => Number(pid));

  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect([...processes.values(), ...reborn].filter(isAlive)).toEqual([]);
  expect(first.output()).toMatch(/stopping the nodes.*stopping the NATS servers.*all of it has stopped/s);
  await expect(fetch(base)).rejects.toThrow();

  const again = run(['--port', String(port), '--data', data, '--nodes', '1', '--no-restart']);
  await again.says('Stop it all with Ctrl-C');
  const client = await Client.at(base, { table, secret });
  expect(JSON.stringify(client.view)).toContain('to be kept');
  const node = processesIn(again.output()).get('node-1') as number;
  process.kill(node, 'SIGKILL');
  await again.says('node-1 ended (SIGKILL)\n');
  again.child.kill('SIGINT');
  expect(await again.ended).toBe(0);
  expect(again.output()).not.toContain('is process');
});

test('stopped during the start, it leaves nothing running', async () => {
  const cluster = run(['--port', '0', '--data', join(folder, 'early')]);
  await cluster.says('starting the nodes');
  cluster.child.kill('SIGINT');
  expect(await cluster.ended).toBe(0);
  expect(cluster.output()).toContain('stopping the NATS servers');
});

test.each([
  [['--nodes', 'many'], {}, '--nodes is "many": write a whole number from 1 to 20'],
  [['--port', '99999'], {}, '--port is "99999"'],
  [['--colour'], {}, 'npm run cluster -- --help'],
  [['--port', '0'], { NATS_SERVER: '/nowhere/nats-server' }, 'set NATS_SERVER to its path'],
])('with %o %o it says what is wrong and ends', async (args, environment, message) => {
  const { ended, output } = run([...args, '--data', join(folder, 'wrong')], environment as Record<string, string>);
  expect(await ended).toBe(1);
  expect(output()).toContain(message);
  expect(output()).not.toContain('    at ');
});

test('a nats-server that does not start is named, with its output', async () => {
  const file = join(folder, 'nats-server');
  writeFileSync(
    file,
    '#!/bin/sh\n[ "$1" = --version ] && echo "nats-server: v2.11.0" && exit\necho no room; exit 1\n',
    {
      mode: 0o755,
    },
  );
  const { ended, output } = run(['--port', '0', '--data', join(folder, 'broken')], { NATS_SERVER: file });
  expect(await ended).toBe(1);
  expect(output()).toMatch(/nats-\d did not start:\nno room/);
});

test('--help lists every option', async () => {
  const { ended, output } = run(['--help']);
  expect(await ended).toBe(0);
  for (const option of ['--port', '--data', '--nodes', '--no-restart']) expect(output()).toContain(option);
});
