/** npm run cluster: runs a cluster on this machine for trying things out, until it is stopped. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { guestAddress } from '../config/guest-address.ts';
import { readSettings, SettingsError } from '../config/settings.ts';
import { startBanner } from '../lifecycle/start-banner.ts';
import { type Cluster, ClusterError, startCluster } from './cluster.ts';
import { NatsError } from './nats-servers.ts';

const usage = `Three NATS servers, three nodes of the house and a balancer, on this machine, for trying it out.

Usage: npm run cluster [-- OPTIONS]

  --port PORT     where people come in (7007)
  --data FOLDER   where everything is kept (data/cluster); the tables in it are there again the next time
  --nodes COUNT   number of server nodes (3)
  --no-restart    what dies stays dead; otherwise it is started again
  --help

The settings of \`npm start -- --help\` hold for every node, but for SAFEHOUSE_STREAMS, which is the cluster here.
NATS_SERVER names a nats-server, when it is not where programs are.
`;

/** Nothing is broken, but the cluster cannot start; the message says what to do. */
class UsageError extends Error {}

try {
  await main();
} catch (error) {
  const isExplained = [UsageError, SettingsError, NatsError, ClusterError].some((kind) => error instanceof kind);
  if (!isExplained && (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  console.error(
    isExplained
      ? (error as Error).message
      : 'The port is in use by another program. Stop that one, or take another port: npm run cluster -- --port 7008',
  );
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { help, port, data, nodes, restarts } = argumentsOf();
  if (help) return void process.stdout.write(usage);
  const settings = readSettings({ environment: { ...process.env, SAFEHOUSE_STREAMS: '' } });
  const house = { ...settings, port: port ?? settings.port };
  // With any free port, it is not known before the nodes are started.
  const address = house.port === 0 ? undefined : guestAddress(house, house.port);
  const folder = data ?? join(settings.data, 'cluster');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const alone = claim(folder);
  const told = new AbortController();
  const isTold = new Promise((done) => told.signal.addEventListener('abort', done, { once: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => told.abort());
  try {
    const cluster = await startCluster({
      folder,
      nodes,
      restarts,
      port: house.port,
      host: house.host,
      env: { SAFEHOUSE_LOG: 'warn', SAFEHOUSE_PUBLIC_URL: address, ...process.env },
      signal: told.signal,
      say,
      onstart: ({ name, pid }) => alone.note(name, pid),
    });
    process.stdout.write(startBanner(house, cluster.balancer.port) + about(cluster, folder));
    await isTold;
    await cluster.stop();
    say('all of it has stopped');
  } catch (error) {
    if (!told.signal.aborted) throw error;
  } finally {
    alone.release();
  }
}

function say(what: string): void {
  process.stdout.write(`${'cluster'.padEnd(10)} ${what}\n`);
}

function argumentsOf() {
  try {
    const { values } = parseArgs({
      options: {
        help: { type: 'boolean', short: 'h' },
        port: { type: 'string' },
        data: { type: 'string' },
        nodes: { type: 'string', default: '3' },
        restart: { type: 'boolean', default: true },
      },
      allowNegative: true,
    });
    const nodes = wholeNumber('--nodes', values.nodes, [1, 20]);
    const port = values.port === undefined ? undefined : wholeNumber('--port', values.port, [0, 65535]);
    return { help: values.help, port, data: values.data, nodes, restarts: values.restart };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${(error as Error).message}\nTry: npm run cluster -- --help`);
  }
}

function wholeNumber(name: string, text: string, [from, to]: readonly [number, number]): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= from && number <= to) return number;
  throw new UsageError(`${name} is "${text}": write a whole number from ${from} to ${to}.`);
}

function about({ nats, nodes }: Cluster, folder: string): string {
  const rows = [
    ...nats.servers.map(({ program, port }) => ({ program, port })),
    ...nodes.map(({ program, port }) => ({ program, port })),
  ].map(({ program, port }) => `  ${program.name.padEnd(8)} process ${String(program.pid).padEnd(8)} port ${port}`);
  return [
    'Kill any of these, one at a time, and see that nobody loses anything (kill -9 PROCESS):',
    '',
    ...rows,
    '',
    `The store is ${nats.url}`,
    '(npm run streams -- stats STORE tells what is in it, npm run streams -- copy sqlite STORE brings your tables).',
    `Logs and data: ${relative('.', folder) || '.'}. Stop it all with Ctrl-C.`,
    'The balancer passes bytes and no addresses: what a node limits by address, it limits for everybody together.',
    ...(nats.syncsAlways
      ? []
      : [
          `nats-server ${nats.version} cannot sync each event to the disk before it is acknowledged (2.10 and later can):`,
          'killing processes loses nothing, a power cut of this machine may lose the last moments.',
        ]),
    '',
    '',
  ].join('\n');
}

/** One cluster per folder: two on the same files would damage both. Processes left over by a killed one are listed. */
function claim(folder: string): { note(name: string, pid: number | undefined): void; release(): void } {
  const file = join(folder, 'running.json');
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>) : {};
  const alive = Object.values(before).filter(isAlive);
  if (alive.length > 0) {
    throw new UsageError(
      `Another cluster works in ${folder}, or was killed and left something running. Stop it: kill ${alive.join(' ')}. ` +
        `If those are other programs by now, delete ${file}. Or take another folder: npm run cluster -- --data FOLDER`,
    );
  }
  const running: Record<string, number> = {};
  const note = (name: string, pid: number | undefined): void => {
    if (pid !== undefined) running[name] = pid;
    writeFileSync(file, JSON.stringify(running));
  };
  note('cluster', process.pid);
  return { note, release: () => rmSync(file, { force: true }) };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
