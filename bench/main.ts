/** npm run bench: Safehouse next to a bare `ws` broadcast of the same bytes, in one run, round by round. */
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Latency, Throughput } from './measure.ts';
import { type Running, startBare, startLoad, startOurs } from './processes.ts';
import { printTable, spread } from './report.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
  },
});
const [tables, rounds, seconds] = [Number(values.tables), Number(values.rounds), Number(values.seconds)];
const RATES = [300, 2000];
const sides = ['ours', 'bare'] as const;
type Side = (typeof sides)[number];

type Round = { throughput: Record<Side, Throughput>; latency: Record<number, Record<Side, Latency>> };

const recording = join(tmpdir(), `safehouse-recording-${process.pid}.json`);
const ours = await startOurs();
const load = startLoad();
let bare: Running | undefined;
try {
  say(`Seating ${tables} tables of 6 people …`);
  await load.run({ kind: 'connect', who: 'ours', base: ours.base, tables });
  await load.run({ kind: 'record', file: recording, moves: 120 });
  bare = await startBare(recording);
  await load.run({ kind: 'connect', who: 'bare', base: bare.base, tables });
  const measured: Round[] = [];
  await round();
  for (let number = 1; number <= rounds; number++) {
    say(`Round ${number} of ${rounds} …`);
    measured.push(await round());
  }
  report(measured);
} finally {
  await Promise.all([load.stop(), ours.stop(), bare?.stop()]);
  rmSync(recording, { force: true });
}
await memory();

/** Both sides, one after the other, for each measurement: what disturbs the machine disturbs both. */
async function round(): Promise<Round> {
  const both = async <Result>(job: (who: Side) => Promise<Result>) => ({
    ours: await job('ours'),
    bare: await job('bare'),
  });
  const latency: Round['latency'] = {};
  for (const rate of RATES) {
    latency[rate] = await both((who) => load.run<Latency>({ kind: 'latency', who, rate, seconds }));
  }
  return { throughput: await both((who) => load.run<Throughput>({ kind: 'throughput', who, seconds })), latency };
}

function report(measured: Round[]): void {
  const rows = sides.map((who) => [
    who === 'ours' ? 'Safehouse (rules, SQLite, synced)' : 'bare ws broadcast',
    spread(
      measured.map((round) => round.throughput[who].movesPerSecond),
      0,
    ),
    ...RATES.flatMap((rate) => [
      spread(
        measured.map((round) => round.latency[rate]?.[who].p50 ?? Number.NaN),
        2,
      ),
      spread(
        measured.map((round) => round.latency[rate]?.[who].p99 ?? Number.NaN),
        2,
      ),
    ]),
    spread(
      measured.map((round) => round.throughput[who].bytesPerMove),
      0,
    ),
  ]);
  const ratios = measured.map(({ throughput }) => throughput.ours.movesPerSecond / throughput.bare.movesPerSecond);
  printTable(
    ['', 'moves/s', ...RATES.flatMap((rate) => [`p50 ms at ${rate}/s`, `p99 ms at ${rate}/s`]), 'bytes/move'],
    rows,
  );
  say(
    `Moves per second, Safehouse to bare: ${spread(ratios, 2)} (median, and least to most over ${measured.length} rounds)`,
  );
}

/** Resident memory of a fresh server, before and after. */
async function memory(): Promise<void> {
  const fresh = await startOurs();
  const crowd = startLoad();
  try {
    const { base } = fresh;
    await crowd.run({ kind: 'openTables', base, tables: 100 });
    const start = fresh.memory();
    await crowd.run({ kind: 'openTables', base, tables: 1000 });
    const opened = fresh.memory();
    await crowd.run({ kind: 'watch', base, sockets: 1000 });
    const watched = fresh.memory();
    printTable(
      ['memory', 'MB'],
      [
        ['per 1,000 idle tables', mega(opened - start)],
        ['per 1,000 connections', mega(watched - opened)],
      ],
    );
  } finally {
    await Promise.all([crowd.stop(), fresh.stop()]);
  }
}

function mega(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

function say(line: string): void {
  console.log(line);
}
