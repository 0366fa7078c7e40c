/** What an idle server with many tables and connections costs. */
import { setTimeout as sleep } from 'node:timers/promises';
import { startLoad, startOurs } from './processes.ts';
import { spread } from './report.ts';
import type { Target } from './targets.ts';

/** Two rounds of the heartbeat, measured in parts. */
const PARTS = 6;
const PART = 10_000;
/** How many people watch each watched table. */
const AT_A_TABLE = 6;
const MEGA = 1e6;

type House = { readonly data: string; readonly ids: readonly string[] };

export async function idleCost(
  { data, ids }: House,
  connections: number,
  profile: string | undefined,
): Promise<{ rows: string[][]; target: Target }> {
  const server = await startOurs({ data, profile });
  const load = startLoad();
  try {
    if (profile === undefined) await server.quiet();
    const alone = await percentOfACore(server, 3);
    const before = await server.settledMemory();
    const tables = ids.slice(0, Math.max(1, Math.floor(connections / AT_A_TABLE)));
    await load.run({ kind: 'watch', base: server.base, tables, sockets: connections });
    if (profile === undefined) await server.quiet();
    const crowded = await percentOfACore(server, PARTS);
    const memory = (await server.settledMemory()) - before;
    const what = `${connections.toLocaleString('en')} connections`;
    return {
      rows: [
        ['CPU without connections, % of a core', spread(alone, 2)],
        [`CPU with ${what}, % of a core`, spread(crowded, 2)],
        [`memory for ${what} at ${tables.length.toLocaleString('en')} of the tables, MB`, (memory / MEGA).toFixed(0)],
      ],
      target: { what: `CPU with ${what}, % of a core`, measured: crowded, atMost: 2 },
    };
  } finally {
    await load.stop();
    await server.stop();
  }
}

async function percentOfACore(server: { cpu(): number }, parts: number): Promise<number[]> {
  const percents: number[] = [];
  for (let part = 0; part < parts; part++) {
    const before = server.cpu();
    await sleep(PART);
    percents.push((100 * (server.cpu() - before)) / (PART * 1000));
  }
  return percents;
}
