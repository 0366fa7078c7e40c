/** npm run torture -- --kills 1000: kills the server under load again and again, and then checks every move. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStreams } from '../streams/open.ts';
import { accountOfAll, doneBy, playOn } from '../testing/many-tables.ts';
import { testNats } from '../testing/nats.ts';
import { freePort, listening, type ServerProcess, startBare, unlimited } from '../testing/process.ts';
import { numbersOf, playsAt, seeded } from './command-line.ts';

export type Report = {
  readonly kills: number;
  readonly moves: number;
  readonly lost: number;
  readonly doubled: number;
  /** People whose view does not match the stream. */
  readonly misled: number;
  /** From a kill to the next acknowledged move, in milliseconds. */
  readonly slowest: number;
};

type Wanted = {
  readonly kills: number;
  readonly tables: number;
  readonly seed: number;
  /** The number of NATS servers to store on, one or three; SQLite by default. */
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
    const playing = playOn(plays);
    let slowest = 0;
    for (let kill = 1; kill <= kills; kill++) {
      // Sometimes before it has come up again.
      const isEarly = random.below(5) === 0;
      if (!isEarly) await playing.together(1 + random.below(2 * tables));
      await sleep(random.below(isEarly ? 400 : 40));
      const killedAt = performance.now();
      server.child.kill('SIGKILL');
      await server.ended;
      server = startBare(environment);
      if (!isEarly) {
        await playing.together(1);
        slowest = Math.max(slowest, performance.now() - killedAt);
      }
      if (kill % 50 === 0) say(`${kill} kills, ${doneBy(plays)} moves acknowledged`);
    }
    await playing.together(2 * tables);
    await playing.end();
    server.child.kill('SIGKILL');
    await server.ended;
    const { streams } = await openStreams({ streams: store, data });
    const account = await accountOfAll(streams, plays);
    await streams.close();
    return { kills, ...account, slowest: Math.round(slowest) };
  } finally {
    server.child.kill('SIGKILL');
    await server.ended;
    await nats?.stop();
    rmSync(data, { recursive: true });
  }
}

if (import.meta.main) {
  const wanted = numbersOf({ kills: 1000, tables: 12, seed: 1, nats: 0 });
  console.log(`${wanted.kills} kills, ${wanted.tables} tables, seed ${wanted.seed}`);
  const begun = Date.now();
  const report = await torture({ ...wanted, say: (line) => console.log(line) });
  console.log({ ...report, minutes: Math.round((Date.now() - begun) / 6000) / 10 });
  process.exitCode = report.lost + report.doubled + report.misled > 0 ? 1 : 0;
}
