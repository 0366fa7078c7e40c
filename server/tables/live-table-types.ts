/** What a table in memory works with, what it is asked and answers, and who watches it. */
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

/** What every table of a house works with. */
export type Services = {
  readonly streams: Streams;
  readonly peers: Peers;
  readonly clock: Clock;
  readonly facts: FactFinder;
  readonly campaigns: Campaigns;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly timings: Timings;
  /** The host has closed this table, and nothing is left to be done: it is to be deleted. */
  closed(table: TableId): Promise<void>;
};

/** `holds` says, at the moment of the decision, whether it is still meant: otherwise it is refused as `too-late`. */
export type Move = { readonly by: Actor; readonly action: Action; readonly id?: string; holds?(): boolean };

export type Answer =
  | { readonly kind: 'done'; readonly version: number }
  | { readonly kind: 'refused'; readonly code: string; readonly about?: string }
  | { readonly kind: 'failed'; readonly code: 'store-unavailable' | 'table-stopped' | 'no-such-table' };

/** Whoever shows the table to people. */
export interface Watcher {
  changed(): void;
  stopped(): void;
  /** Somebody, on another node perhaps, deleted the table. */
  deleted(): void;
}
