/** Types of a table in memory: its services, moves and answers, and its watcher. */
import type { Action, Actor } from '@safehouse/rules/table/types.ts';
import type { Campaigns } from '../campaigns/campaigns.ts';
import type { Timings } from '../config/timings.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Peers } from '../peers/peers.ts';
import type { Clock } from '../platform/clock.ts';
import type { TableId } from '../platform/ids.ts';
import type { Log } from '../platform/log.ts';
import type { Streams } from '../streams/streams.ts';
import type { FactFinder } from './facts.ts';

/** What every table works with. */
export type Services = {
  readonly streams: Streams;
  readonly peers: Peers;
  readonly clock: Clock;
  readonly facts: FactFinder;
  readonly campaigns: Campaigns;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly timings: Timings;
  /** The host has closed this table and nothing is left to do: delete it. */
  closed(table: TableId): Promise<void>;
};

/** `holds` is checked when the move is decided: if it returns false, the move is refused as `too-late`. */
export type Move = { readonly by: Actor; readonly action: Action; readonly id?: string; holds?(): boolean };

/** Nothing happened, and it was nobody's mistake. */
type FailureCode = 'store-unavailable' | 'referee-unavailable' | 'table-stopped' | 'no-such-table' | 'history-full';

export type ActAnswer =
  | { readonly kind: 'done'; readonly version: number }
  | { readonly kind: 'refused'; readonly code: string; readonly about?: string }
  | { readonly kind: 'failed'; readonly code: FailureCode };

/** Shows the table to people. */
export interface Watcher {
  changed(): void;
  /** What `canStore` answers may have changed. */
  storeChanged(): void;
  stopped(): void;
  /** The table was deleted, perhaps by another node. */
  deleted(): void;
}
