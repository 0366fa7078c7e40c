/** Clears the wake of a table in the store, so that sweeps leave it alone. */

import { type TableId, tableStream } from '../platform/ids.ts';
import type { Streams } from '../streams/streams.ts';

/** Nothing is due at this version. If another node appended first, it has set the wake. */
export async function stopReminding(streams: Streams, id: TableId, version: number): Promise<void> {
  try {
    await streams.append(tableStream(id), version, []);
  } catch {
    // The next sweep tries again.
  }
}

/** For a stopped table, at any version. With version 0, the store returns the actual one. */
export async function cancelReminder(streams: Streams, id: TableId, version: number): Promise<void> {
  try {
    const { appended, version: actual } = await streams.append(tableStream(id), version, []);
    if (!appended) await streams.append(tableStream(id), actual, []);
  } catch {
    // The next sweep tries again.
  }
}
