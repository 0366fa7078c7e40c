/** The store reminds the house of tables that are due; here it is told that it need not. */

import { type TableId, tableStream } from '../platform/ids.ts';
import type { Streams } from '../streams/streams.ts';

/** At this version there is nothing to be done. If another node was faster, that one has said when it is due. */
export async function stopReminding(streams: Streams, id: TableId, version: number): Promise<void> {
  try {
    await streams.append(tableStream(id), version, []);
  } catch {
    // It will be asked again at the next sweep.
  }
}

/** The table is stopped, whatever its version is. At the version 0 the store tells which one there is. */
export async function hush(streams: Streams, id: TableId, version: number): Promise<void> {
  try {
    const { appended, version: actual } = await streams.append(tableStream(id), version, []);
    if (!appended) await streams.append(tableStream(id), actual, []);
  } catch {
    // It will be asked again at the next sweep.
  }
}
