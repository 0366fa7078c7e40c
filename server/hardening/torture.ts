/** npm run torture -- --kills 1000: the server is killed under load again and again, and then every move is looked for. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Named, openStreams } from '../streams/open.ts';
import { accountOf, type EndlessPlay, misledBy } from '../testing/endless-play.ts';
import { testNats } from '../testing/nats.ts';
import { freePort, listening, type ServerProcess, startBare, unlimited } from '../testing/process.ts';
import { stateOf } from '../testing/state-of.ts';
import { numbersOf, playsAt, seeded } from './command-line.ts';

export type Report = {
  readonly kills: number;
  readonly moves: number;
  readonly lost: number;
  readonly doubled: number;
  /** People whose view is not what the stream says. */
  readonly misled: number;
  /** From a kill to the next acknowledged move, in milliseconds. */
  readonly slowest: number;
};

type Wanted = {
  readonly kills: number;
  readonly tables: number;
  readonly seed: number;
  /** So many servers of NATS to store on, one or three; without any it is SQLite. */
  readonly nats?: number;
  say?(line: string): void;
};

export async function torture({ kills, tables, seed, nats: count = 0, say = () => {} }: Wanted): Promise<Report> {
  const data = mkdtempSync(join(tmpdir(), 'safehouse-torture-'));
  const nats = count > 0 ? await testNats(count > 1 ? 3 : 1) : undefined;
  const store = nats?.url ?? `sqlite:${join(data, 'safehouse.db')}`;
  const environment = {
    ...unlimited,
    SAFEHOUSE_PORT: String(await freePort()),
    SAFEHOUSE_DATA: data,
    SAFEHOUSE_STREAMS: store,
  };
  const random = seeded(seed);
  let server: ServerProcess = startBare(environment);
  try {
    await listening(server);
    const plays = await playsAt(server.base, tables, seed);
    let isOver = false;
    const playing = Promise.all(plays.map((play) => play.playUntil(() => isOver)));
    const movesOn = async (more: number): Promise<void> => {
      const goal = done(plays) + more;
      while (done(plays) < goal) await Promise.race([sleep(2), playing]);
    };
    let slowest = 0;
    for (let kill = 1; kill <= kills; kill++) {
      // Now and then before it has come up again, which is a moment like any other.
      const isEarly = random.below(5) === 0;
      if (!isEarly) await movesOn(1 + random.below(2 * tables));
      await sleep(random.below(isEarly ? 400 : 40));
      const killedAt = performance.now();
      server.child.kill('SIGKILL');
      await server.ended;
      server = startBare(environment);
      if (!isEarly) {
        await movesOn(1);
        slowest = Math.max(slowest, performance.now() - killedAt);
      }
      if (kill % 50 === 0) say(`${kill} kills, ${done(plays)} moves acknowledged`);
    }
    await movesOn(2 * tables);
    isOver = true;
    await playing;
    server.child.kill('SIGKILL');
    await server.ended;
    return { kills, ...(await account({ streams: store, data }, plays)), slowest: Math.round(slowest) };
  } finally {
    server.child.kill('SIGKILL');
    await server.ended;
    await nats?.stop();
    rmSync(data, { recursive: true });
  }
}

function done(plays: readonly EndlessPlay[]): number {
  return plays.reduce((sum, play) => sum + play.done, 0);
}

async function account(store: Named, plays: readonly EndlessPlay[]) {
  const { streams } = await openStreams(store);
  const total = { moves: 0, lost: 0, doubled: 0, misled: 0 };
  for (const { table, sent, people } of plays) {
    const stored = await streams.read(`table/${table}`, 0);
    const { moves, lost, doubled } = accountOf(sent, stored);
    total.moves += moves;
    total.lost += lost;
    total.doubled += doubled;
    total.misled += misledBy(await stateOf(streams, table), people).length;
    for (const client of people) await client.close().catch(() => {});
  }
  await streams.close();
  return total;
}

if (import.meta.main) {
  const wanted = numbersOf({ kills: 1000, tables: 12, seed: 1, nats: 0 });
  console.log(`${wanted.kills} kills, ${wanted.tables} tables, seed ${wanted.seed}`);
  const begun = Date.now();
  const report = await torture({ ...wanted, say: (line) => console.log(line) });
  console.log({ ...report, minutes: Math.round((Date.now() - begun) / 6000) / 10 });
  process.exitCode = report.lost + report.doubled + report.misled > 0 ? 1 : 0;
}
