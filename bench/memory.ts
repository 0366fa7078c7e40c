/** Resident memory of a fresh server per 1,000 tables with six connected people who play. */
import { startLoad, startSide } from './processes.ts';
import type { Side } from './rooms.ts';

const MEGA = 1e6;
/** The first tables warm the server up: its code is compiled, its buffers are allocated. */
const FIRST = 100;
/** A bit more than two turns: clues, touched cards, words in the log. */
const MOVES = 10;

/** In MB; `settled` after collecting garbage, `asIs` as the system showed before. */
export async function memoryOf(
  side: Side,
  recording: string,
  tables: number,
): Promise<{ settled: number; asIs: number }> {
  const server = await startSide(side, { recording });
  const crowd = startLoad();
  try {
    const { base } = server;
    await server.quiet();
    await crowd.run({ kind: 'connect', who: side, base, tables: FIRST });
    await crowd.run({ kind: 'moves', who: side, each: MOVES });
    const before = { asIs: server.memory(), settled: await server.settledMemory() };
    await crowd.run({ kind: 'connect', who: side, base, tables });
    await crowd.run({ kind: 'moves', who: side, each: MOVES });
    const after = { asIs: server.memory(), settled: await server.settledMemory() };
    const perThousand = (bytes: number) => ((bytes / tables) * 1000) / MEGA;
    return { asIs: perThousand(after.asIs - before.asIs), settled: perThousand(after.settled - before.settled) };
  } finally {
    await crowd.stop();
    await server.stop();
  }
}
