/**
 * npm run bench:cluster: one node and three on a NATS cluster of three that syncs before it answers, all on this machine.
 * Options: --tables 200  --rounds 3  --seconds 5  --streams 3 (JetStream streams of events)  --write PAGE
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Cluster, startCluster } from '@safehouse/server/cluster/cluster.ts';
import type { Latency, Throughput } from './measure.ts';
import { cpuMicroseconds } from './proc.ts';
import { type Load, startLoad, UNLIMITED } from './processes.ts';
import { median, publish, spread, table } from './report.ts';
import { type Target, targetTable } from './targets.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    streams: { type: 'string', default: '3' },
    write: { type: 'string' },
  },
});
const [tables, rounds, seconds] = [Number(values.tables), Number(values.rounds), Number(values.seconds)];
const NODES = 3;
const RATES = [300, 2000] as const;

type Cost = { nodes: number; nats: number };
type Round = { most: Throughput & Cost; at: Record<number, Latency> };
type Arrangement = { title: string /** Whose tables are where. */; bases: string[]; load: Load; measured: Round[] };

const folder = mkdtempSync(join(tmpdir(), 'safehouse-cluster-'));
const all: Arrangement[] = [];
let cluster: Cluster | undefined;
try {
  cluster = await startCluster({
    folder,
    nodes: NODES,
    port: 0,
    host: '127.0.0.1',
    env: { ...process.env, ...UNLIMITED, SAFEHOUSE_LOG: 'error', SAFEHOUSE_DATA: folder },
    natsFor: async (url) => `${url}?streams=${values.streams}`,
    say,
  });
  if (!cluster.nats.syncsAlways) throw new Error('This nats-server cannot sync before it answers: 2.10 or newer can.');
  const bases = cluster.nodes.map(({ base }) => base);
  arrange('one node', [bases[0] as string]);
  arrange('three nodes, each table at one of them', bases);
  arrange('three nodes, the people of each table at all of them', [bases.join(',')]);
  for (const one of all) await seat(one);
  for (let round = 0; round <= rounds; round++) {
    say(round === 0 ? 'Warming up …' : `Round ${round} of ${rounds} …`);
    for (const one of all) {
      const found = await measure(one.load, cluster);
      if (round > 0) one.measured.push(found);
    }
  }
  publish('cluster', [about(cluster), figures(), targetTable(targets())], values.write);
} finally {
  await Promise.all(all.map(({ load }) => load.stop()));
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
}

function arrange(title: string, bases: string[]): void {
  all.push({ title, bases, load: startLoad(), measured: [] });
}

async function seat({ title, bases, load }: Arrangement): Promise<void> {
  say(`Seating ${tables} tables of 6 people: ${title} …`);
  for (const base of bases)
    await load.run({ kind: 'connect', who: 'sqlite', base, tables: Math.ceil(tables / bases.length) });
}

async function measure(load: Load, cluster: Cluster): Promise<Round> {
  const at: Record<number, Latency> = {};
  for (const rate of RATES) at[rate] = await load.run<Latency>({ kind: 'latency', who: 'sqlite', rate, seconds });
  const before = cpuOf(cluster);
  const most = await load.run<Throughput>({ kind: 'throughput', who: 'sqlite', seconds });
  const after = cpuOf(cluster);
  const perMove = (key: keyof Cost) => (after[key] - before[key]) / most.moves;
  return { at, most: { ...most, nodes: perMove('nodes'), nats: perMove('nats') } };
}

function cpuOf({ nodes, nats }: Cluster): Cost {
  const sum = (programs: readonly { program: { pid: number | undefined } }[]) =>
    programs.reduce((total, { program }) => total + cpuMicroseconds(program.pid), 0);
  return { nodes: sum(nodes), nats: sum(nats.servers) };
}

function figures(): string {
  const head = [
    '',
    'moves/s',
    ...RATES.flatMap((rate) => [`p50 ms at ${rate}/s`, `p99 ms at ${rate}/s`]),
    'CPU µs/move, nodes',
    'NATS',
  ];
  return table(
    head,
    all.map(({ title, measured }) => [
      title,
      spread(measured.map(({ most }) => most.movesPerSecond)),
      ...RATES.flatMap((rate) => latencyCells(measured, rate)),
      spread(measured.map(({ most }) => most.nodes)),
      spread(measured.map(({ most }) => most.nats)),
    ]),
  );
}

function latencyCells(measured: readonly Round[], rate: number): string[] {
  const at = measured.map((round) => round.at[rate] as Latency);
  const reached = median(at.map(({ movesPerSecond }) => movesPerSecond));
  // A server that cannot keep up answers later and later: its delays mean nothing else.
  if (reached < 0.9 * rate) return [`reaches ${reached.toFixed(0)}/s`, ''];
  return [(one: Latency) => one.p50, (one: Latency) => one.p99].map((of) => spread(at.map(of), 2));
}

function targets(): Target[] {
  const best = all.toSorted((one, other) => most(other) - most(one))[0] as Arrangement;
  return [
    {
      what: `moves/s (${best.title})`,
      measured: best.measured.map(({ most }) => most.movesPerSecond),
      atLeast: 1800,
      digits: 0,
    },
    {
      what: `p99 ms at 300/s (${best.title})`,
      measured: best.measured.map(({ at }) => at[300]?.p99 ?? Number.NaN),
      atMost: 25,
    },
  ];
}

function most({ measured }: Arrangement): number {
  return median(measured.map(({ most }) => most.movesPerSecond));
}

function about({ nats }: Cluster): string {
  return `${tables} tables of six, ${rounds} rounds of ${seconds} s a measurement; load, nodes and three nats-server ${nats.version} (sync_interval: always, three replicas, ${values.streams} streams of events) share ${cpus().length} cores; median (least–most).`;
}

function say(line: string): void {
  console.log(line);
}
