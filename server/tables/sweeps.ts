/** Periodic work: wakes tables whose clock runs out, unloads idle ones, deletes old ones. */

import type { Timings } from '../config/timings.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type Clock, every } from '../platform/clock.ts';
import { isTableId, type TableId } from '../platform/ids.ts';
import { fieldsOf, type Log } from '../platform/log.ts';
import type { StreamKind, StreamName, Streams } from '../streams/streams.ts';
import type { House } from './house.ts';
import { LiveTable } from './live-table.ts';

/** Small batches: players come first. */
const WAKEN = 100;
const DELETED = 50;
const DAY = 24 * 60 * 60 * 1000;

type Swept = {
  readonly house: House;
  readonly streams: Streams;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly timings: Timings;
  readonly keepDays: number;
};

/** Returns the stop function. */
export function startSweeps(swept: Swept): () => void {
  const { clock, timings, house } = swept;
  void wakeDue(swept);
  const ends = [
    every(clock, timings.sweep, async () => {
      await wakeDue(swept);
      house.letGo(timings.tableIdle);
    }),
    every(clock, timings.keepSweep, () => deleteOld(swept)),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Loads tables due before the next sweep, so that their own alarm fires in time. */
async function wakeDue({ house, streams, clock, log, metrics, timings }: Swept): Promise<void> {
  try {
    const due = await streams.due(clock.now() + 2 * timings.sweep, WAKEN);
    const failures: unknown[] = [];
    for (const { stream } of due) {
      const id = tableOf(stream);
      // The others may be in a part of the store that works.
      if (id) await wake(house, id).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
    metrics.swept('wake');
  } catch (error) {
    metrics.sweepFailed('wake');
    log.error('tables could not be woken', fieldsOf(error));
  }
}

async function wake(house: House, id: TableId): Promise<void> {
  const found = await house.find(id);
  if (found instanceof LiveTable) await found.wake();
}

async function deleteOld(swept: Swept): Promise<void> {
  const { house, log, metrics } = swept;
  try {
    let count = 0;
    await eachIdle(swept, 'table/', async (stream) => {
      const id = tableOf(stream);
      const isDeleted = id !== undefined && (await house.forget(id));
      if (isDeleted) count += 1;
      return isDeleted;
    });
    await eachIdle(swept, 'name/', (stream) => house.tidyName(stream));
    metrics.swept('delete');
    metrics.deleted += count;
    if (count > 0) log.info('tables nobody touched were deleted', { count });
  } catch (error) {
    metrics.sweepFailed('delete');
    log.error('old tables could not be deleted', fieldsOf(error));
  }
}

/** Processes all of them in batches, as long as a batch removes something. */
async function eachIdle(swept: Swept, kind: StreamKind, work: (stream: StreamName) => Promise<boolean>): Promise<void> {
  const { streams, clock, keepDays } = swept;
  for (;;) {
    // A clock that jumps ahead must not delete anything early.
    const now = clock.unhurried?.() ?? clock.now();
    const old = await streams.idle(kind, now - keepDays * DAY, DELETED);
    let gone = 0;
    for (const stream of old) if (await work(stream)) gone += 1;
    if (old.length < DELETED || gone === 0) return;
  }
}

function tableOf(stream: string): TableId | undefined {
  const id = stream.slice('table/'.length);
  return stream.startsWith('table/') && isTableId(id) ? id : undefined;
}
