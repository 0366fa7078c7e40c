/** A server without a network: its tables and its hub, for connections that a test makes up. */
import { Campaigns } from '../campaigns/campaigns.ts';
import { defaultSettings } from '../config/settings.ts';
import { type Timings, timings as usual } from '../config/timings.ts';
import { Metrics } from '../metrics/metrics.ts';
import { singleNode } from '../peers/single-node.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { noLog } from '../platform/log.ts';
import { Hub } from '../sockets/hub.ts';
import type { Streams } from '../streams/streams.ts';
import { FactFinder } from '../tables/facts.ts';
import { House } from '../tables/house.ts';
import { Packs } from '../tables/packs.ts';
import { locations, words } from './house.ts';
import { seedsFrom } from './seeds.ts';

const metrics = new Metrics();
metrics.close();

export type InProcess = { readonly house: House; readonly hub: Hub };

export function openInProcess(streams: Streams, clock: Clock = systemClock, changes: Partial<Timings> = {}): InProcess {
  const timings = { ...usual, ...changes };
  const packs = new Packs([{ id: 'en/classic', language: 'en', cards: words }], locations);
  const shared = {
    streams,
    peers: singleNode,
    clock,
    log: noLog,
    metrics,
    timings,
    facts: new FactFinder({ packs, clock, log: noLog, metrics, drawSeed: seedsFrom('indoors') }),
  };
  const house = new House({ ...shared, campaigns: new Campaigns(shared) }, packs);
  const hub = new Hub({ ...shared, house, settings: defaultSettings(), packs: JSON.stringify(packs.listed) });
  return { house, hub };
}
