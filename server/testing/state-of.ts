/** The state of a table as a server reads it back from its store. */
import type { State } from '@safehouse/rules/table/types.ts';
import type { Clock } from '../platform/clock.ts';
import type { TableId } from '../platform/ids.ts';
import type { Streams } from '../streams/streams.ts';
import { LiveTable } from '../tables/live-table.ts';
import { openInProcess } from './in-process.ts';

export async function stateOf(streams: Streams, id: string, clock?: Clock): Promise<State> {
  const table = await openInProcess(streams, clock).house.find(id as TableId);
  if (!(table instanceof LiveTable)) throw new Error(`not read back: ${table}`);
  table.leaveMemory();
  return table.state;
}
