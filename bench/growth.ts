/**
 * npm run bench:growth: what a move costs when the server holds 10 tables, and when it holds 50,000; how fast a table
 * is loaded from disk; start-up, memory, file and backup of each server; and what an idle server costs. Options: --sizes 10,100,1000,10000,50000 --loaded 10000 --playing
 * 10 --connections 10000 --rounds 3 --seconds 5 --write PAGE
 */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type AtRest, atRest, atRestHead, atRestRow, memoryOfATable } from './at-rest.ts';
import { fill } from './fill.ts';
import { idleCost } from './idle.ts';
import type { Latency, Throughput } from './measure.ts';
import { type Load, type Running, startLoad, startOurs } from './processes.ts';
import { backInProcess, backOverSockets } from './reload.ts';
import { median, publish, spread, table } from './report.ts';
import { type Target, targetTable } from './targets.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10,100,1000,10000,50000' },
    loaded: { type: 'string', default: '10000' },
    playing: { type: 'string', default: '10' },
    connections: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    profile: { type: 'string' },
    write: { type: 'string' },
  },
});
const sizes = values.sizes.split(',').map(Number);
const [most, playing, rounds, seconds] = [values.loaded, values.playing, values.rounds, values.seconds].map(Number);
const RATE = 300;
/** A bit more than one game, like a table that was played at. */
const TEMPLATE_MOVES = 40;
const DATABASE = 'safehouse.db';

type House = { size: number; ids: string[]; data: string; server: Running; load: Load };
type Cost = { cpuPerMove: number; p99: number };
type Costs = Map<number, Cost[]>;

const folder = mkdtempSync(join(tmpdir(), 'safehouse-growth-'));
const houses: House[] = [];
try {
  await makeTemplate();
  for (const size of sizes) houses.push(await openHouse(size));
  const resting = await measured('Only those who play are in memory');
  const loaded = await measured('All are in memory', true);
  await Promise.all(houses.map(close));
  const largest = houses.at(-1) as House;
  const rests: AtRest[] = [];
  for (const house of houses) {
    say(`Starting a house of ${house.size} tables, and copying it …`);
    rests.push(await atRest(house, DATABASE));
  }
  say('Bringing tables back …');
  const inProcess = await backInProcess(join(largest.data, DATABASE), largest.ids);
  const overSockets = await backOverSockets(largest.data, largest.ids);
  say(`Idling with ${largest.size} tables and ${values.connections} connections …`);
  const idle = await idleCost(largest, Number(values.connections), values.profile);
  publish(
    'growth',
    [
      `${playing} tables of six play, the others rest; ${rounds} rounds of ${seconds} s, all houses side by side; median (least–most).`,
      growthTable(resting, loaded),
      table(atRestHead, rests.map(atRestRow)),
      table(['a table comes back from disk', 'p50 ms', 'p99 ms'], [inProcess.row, ...overSockets.rows]),
      `${memoryOfATable(rests)} ${overSockets.memory}`,
      table(['a house in which nothing happens', ''], idle.rows),
      targetTable([
        ...flatness('resting tables', resting),
        ...flatness('tables in memory', loaded),
        inProcess.target,
        idle.target,
      ]),
    ],
    values.write,
  );
} finally {
  await Promise.all(houses.map(close));
  rmSync(folder, { recursive: true, force: true });
}

/** A table that has been played at, in a separate store. */
async function makeTemplate(): Promise<void> {
  const data = join(folder, 'template');
  mkdirSync(data);
  const server = await startOurs({ data });
  const load = startLoad();
  await load.run({ kind: 'connect', who: 'sqlite', base: server.base, tables: 1 });
  await load.run({ kind: 'moves', who: 'sqlite', each: TEMPLATE_MOVES });
  await load.stop();
  await server.stop();
}

async function openHouse(size: number): Promise<House> {
  say(`Opening a house of ${size} tables …`);
  const data = join(folder, String(size));
  mkdirSync(data);
  copyFileSync(join(folder, 'template', DATABASE), join(data, DATABASE));
  // The template is one of them.
  const ids = await fill(join(data, DATABASE), Math.max(0, size - Number(playing) - 1));
  const server = await startOurs({ data });
  const load = startLoad();
  await server.quiet();
  await load.run({ kind: 'connect', who: 'sqlite', base: server.base, tables: Number(playing) });
  await load.run({ kind: 'moves', who: 'sqlite', each: TEMPLATE_MOVES });
  server.pause();
  return { size, ids, data, server, load };
}

async function close({ load, server }: House): Promise<void> {
  await load.stop();
  await server.stop();
}

/** Server after server in each round, so that a disturbance of the machine affects all of them. */
async function measured(title: string, isLoaded = false): Promise<Costs> {
  const some = houses.filter(({ size }) => !isLoaded || size <= Number(most));
  const costs: Costs = new Map(some.map(({ size }) => [size, []]));
  for (let round = 0; round <= Number(rounds); round++) {
    say(`${title}: ${round === 0 ? 'warming up' : `round ${round} of ${rounds}`} …`);
    for (const house of some) {
      const cost = await costOf(house, isLoaded);
      if (round > 0) costs.get(house.size)?.push(cost);
    }
  }
  return costs;
}

async function costOf({ server, load, ids }: House, isLoaded: boolean): Promise<Cost> {
  server.resume();
  // In each round again: unused tables leave memory after some minutes.
  if (isLoaded) await load.run({ kind: 'visit', base: server.base, tables: ids });
  const { p99 } = await load.run<Latency>({ kind: 'latency', who: 'sqlite', rate: RATE, seconds: Number(seconds) });
  const before = server.cpu();
  const { moves } = await load.run<Throughput>({ kind: 'throughput', who: 'sqlite', seconds: Number(seconds) });
  const cpuPerMove = (server.cpu() - before) / moves;
  server.pause();
  return { cpuPerMove, p99 };
}

function growthTable(resting: Costs, loaded: Costs): string {
  const cells = (costs: Cost[] | undefined): string[] =>
    costs
      ? [
          spread(costs.map(({ cpuPerMove }) => cpuPerMove)),
          spread(
            costs.map(({ p99 }) => p99),
            2,
          ),
        ]
      : ['', ''];
  return table(
    ['tables', 'CPU µs/move', `p99 ms at ${RATE}/s`, 'all in memory: CPU µs/move', `p99 ms at ${RATE}/s`],
    sizes.map((size) => [size.toLocaleString('en'), ...cells(resting.get(size)), ...cells(loaded.get(size))]),
  );
}

/** The most expensive server compared with the cheapest, round by round. */
function flatness(what: string, costs: Costs): Target[] {
  const all = [...costs.values()];
  const ratio = (of: (cost: Cost) => number): number[] =>
    (all[0] ?? []).map((_, round) => {
      const row = all.map((rows) => of(rows[round] as Cost));
      return Math.max(...row) / Math.min(...row);
    });
  const medians = all.map((rows) => median(rows.map(({ cpuPerMove }) => cpuPerMove)));
  return [
    {
      what: `cost per move with ${what}, dearest to cheapest size (of medians)`,
      measured: [Math.max(...medians) / Math.min(...medians)],
      atMost: 1.2,
    },
    { what: `the same within each round`, measured: ratio(({ cpuPerMove }) => cpuPerMove), atMost: 1.2 },
  ];
}

function say(line: string): void {
  console.log(line);
}
