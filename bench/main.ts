/**
 * npm run bench, npm run bench:peers: Safehouse next to others that do the same work, in one run, round by round.
 * Options: --sides sqlite,memory,colyseus,boardgame,bare  --tables 200  --rounds 3  --seconds 5
 *   --crowd 500 (tables when memory is measured)  --profile FOLDER  --write PAGE  --short PAGE (the main columns only)
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { aboutDisk } from './disk.ts';
import type { Job } from './load.ts';
import type { Latency, Throughput } from './measure.ts';
import { memoryOf } from './memory.ts';
import { type Running, startLoad, startSide } from './processes.ts';
import { median, publish, spread, table } from './report.ts';
import type { Side } from './rooms.ts';
import { type Target, targetTable } from './targets.ts';

const { values } = parseArgs({
  options: {
    sides: { type: 'string', default: 'sqlite,memory,bare' },
    tables: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    crowd: { type: 'string', default: '500' },
    profile: { type: 'string' },
    write: { type: 'string' },
    short: { type: 'string' },
  },
});
const [tables, rounds, seconds] = [Number(values.tables), Number(values.rounds), Number(values.seconds)];
const sides = values.sides.split(',') as Side[];
const RATES = [300, 2000] as const;
const RECORDED = 120;
/** For a suspended server to catch up with what it missed, and seconds of moves before it is measured again. */
const BREATH = 500;
const WARM_UP = 2;
const START = 15_000;

const TITLES: Record<Side, string> = {
  sqlite: 'Safehouse on SQLite, synced',
  memory: 'Safehouse in memory',
  colyseus: 'Colyseus 0.18, in memory',
  boardgame: 'boardgame.io 0.50, in memory',
  bare: 'bare `ws`, no rules, no storage',
};

type Costed<Measured> = Measured & { cpuPerMove: number; loadCpuPerMove: number };
type Round = { most: Costed<Throughput>; at: Record<number, Costed<Latency>> };

const folder = mkdtempSync(join(tmpdir(), 'safehouse-bench-'));
const recording = join(folder, 'recording.json');
const load = startLoad();
const running = new Map<Side, Running>();
try {
  // The bare server sends what ours sent.
  for (const side of sides.toSorted((one, other) => Number(one === 'bare') - Number(other === 'bare'))) {
    say(`Seating ${tables} tables of 6 people: ${TITLES[side]} …`);
    const server = await startSide(side, { recording, profile: values.profile });
    running.set(side, server);
    // A profiled process is never quite idle.
    await (values.profile === undefined ? server.quiet() : sleep(START));
    await load.run({ kind: 'connect', who: side, base: server.base, tables });
    if (side === 'sqlite') await load.run({ kind: 'record', who: side, file: recording, moves: RECORDED });
    rest(server);
  }
  const measured = new Map<Side, Round[]>(sides.map((side) => [side, []]));
  for (let number = 0; number <= rounds; number++) {
    say(number === 0 ? 'Warming up …' : `Round ${number} of ${rounds} …`);
    for (const [side, round] of await aRound()) if (number > 0) measured.get(side)?.push(round);
  }
  await stopAll();
  const memory = new Map<Side, { settled: number; asIs: number }>();
  for (const side of sides) {
    say(`Memory: ${TITLES[side]} …`);
    memory.set(side, await memoryOf(side, recording, Number(values.crowd)));
  }
  const columns = figures(measured, memory);
  if (values.short !== undefined) publish('short', [table(...shortened(columns))], values.short);
  publish(
    'peers',
    [about(), await aboutDisk(folder), table(...columns), targetTable(targets(measured, memory))],
    values.write,
  );
} finally {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
}

/** The load generator first: it treats a server's goodbye as an error. */
async function stopAll(): Promise<void> {
  await load.stop();
  await Promise.all([...running.values()].map((server) => server.stop()));
  running.clear();
}

/** All sides, one after the other, for each measurement, so that a disturbance of the machine affects all of them. */
async function aRound(): Promise<Map<Side, Round>> {
  const found = new Map<Side, Round>(sides.map((side) => [side, { at: {} } as Round]));
  for (const rate of RATES) {
    for (const [side, round] of found)
      round.at[rate] = await costed<Latency>(side, { kind: 'latency', who: side, rate, seconds });
  }
  for (const [side, round] of found)
    round.most = await costed<Throughput>(side, { kind: 'throughput', who: side, seconds });
  return found;
}

/** Suspended while others are measured; a profile would count that as work. */
function rest(server: Running): void {
  if (values.profile === undefined) server.pause();
}

async function costed<Measured extends { moves: number }>(side: Side, job: Extract<Job, { seconds: number }>) {
  const server = running.get(side) as Running;
  server.resume();
  await sleep(BREATH);
  await load.run({ ...job, seconds: WARM_UP });
  const before = [server.cpu(), load.cpu()] as const;
  const result = await load.run<Measured>(job);
  const cpuPerMove = (server.cpu() - before[0]) / result.moves;
  const loadCpuPerMove = (load.cpu() - before[1]) / result.moves;
  rest(server);
  return { ...result, cpuPerMove, loadCpuPerMove };
}

type Figures = [head: string[], rows: string[][]];

function figures(measured: Map<Side, Round[]>, memory: Map<Side, { settled: number; asIs: number }>): Figures {
  const head = [
    '',
    'moves/s',
    ...RATES.flatMap((rate) => [`p50 ms at ${rate}/s`, `p99 ms at ${rate}/s`]),
    'bytes/move',
    'CPU µs/move',
    'load µs/move',
    'MB per 1,000 tables (before collecting)',
  ];
  const rows = [...measured].map(([side, all]) => [
    TITLES[side],
    spread(all.map(({ most }) => most.movesPerSecond)),
    ...RATES.flatMap((rate) => {
      const at = all.map((round) => round.at[rate] as Latency);
      // A server that cannot keep up answers later and later: its delays mean nothing else.
      const reached = median(at.map(({ movesPerSecond }) => movesPerSecond));
      if (reached < 0.9 * rate) return [`reaches ${reached.toFixed(0)}/s`, ''];
      return [
        spread(
          at.map(({ p50 }) => p50),
          2,
        ),
        spread(
          at.map(({ p99 }) => p99),
          2,
        ),
      ];
    }),
    spread(all.map(({ most }) => most.bytesPerMove)),
    spread(all.map(({ most }) => most.cpuPerMove)),
    spread(all.map(({ most }) => most.loadCpuPerMove)),
    `${memory.get(side)?.settled.toFixed(0)} (${memory.get(side)?.asIs.toFixed(0)})`,
  ]);
  return [head, rows];
}

/** Moves, the slowest of a hundred, bytes. */
function shortened([head, rows]: Figures): Figures {
  const wanted = (cells: string[]) => [0, 1, 3, 5, 6].map((column) => cells[column] ?? '');
  return [wanted(head), rows.map(wanted)];
}

function targets(measured: Map<Side, Round[]>, memory: Map<Side, { settled: number }>): Target[] {
  const ours = measured.get('sqlite') ?? [];
  const to = (other: Side): number[] =>
    (measured.get(other) ?? []).map(({ most }, i) => (ours[i]?.most.movesPerSecond ?? 0) / most.movesPerSecond);
  const p99 = (rate: number): number[] => ours.map((round) => round.at[rate]?.p99 ?? Number.NaN);
  const all: Target[] = [
    { what: "moves/s, of Colyseus's", measured: to('colyseus'), atLeast: 0.75 },
    { what: "moves/s, of boardgame.io's", measured: to('boardgame'), atLeast: 3 },
    { what: 'moves/s, of ourselves in memory', measured: to('memory'), atLeast: 0.9 },
    { what: 'CPU µs a move', measured: ours.map(({ most }) => most.cpuPerMove), atMost: 125, digits: 0 },
    { what: 'p99 ms at 300 moves/s', measured: p99(300), atMost: 5 },
    { what: 'p99 ms at 2,000 moves/s', measured: p99(2000), atMost: 10 },
    {
      what: 'bytes a move, all six seats',
      measured: ours.map(({ most }) => most.bytesPerMove),
      atMost: 450,
      digits: 0,
    },
    {
      what: 'MB per 1,000 connected tables',
      measured: [memory.get('sqlite')?.settled ?? Number.NaN],
      atMost: 50,
      digits: 0,
    },
  ];
  return all.filter((target) => target.measured.length > 0);
}

function about(): string {
  return `${tables} tables of six, ${rounds} rounds of ${seconds} s a measurement, load and server on the same ${cpus().length} cores; median (least–most) over the rounds.`;
}

function say(line: string): void {
  console.log(line);
}
