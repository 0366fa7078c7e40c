/** Puts the server together from settings, a store and packs. */
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Seed } from '@safehouse/rules/kernel/random.ts';
import { Bots, type Thinker } from './bots/bots.ts';
import { Campaigns } from './campaigns/campaigns.ts';
import { guestAddress } from './config/guest-address.ts';
import type { Settings } from './config/settings.ts';
import { type Timings, timings as usualTimings } from './config/timings.ts';
import { Api } from './http/api.ts';
import { lookOf } from './http/look.ts';
import { doorOf, metricsDoor } from './http/metrics-access.ts';
import { previewOf } from './http/preview.ts';
import { Ready } from './http/readiness.ts';
import { createHttp } from './http/server.ts';
import { Site } from './http/site.ts';
import { counted } from './metrics/counted-streams.ts';
import { Metrics } from './metrics/metrics.ts';
import type { OpenPeers } from './peers/peers.ts';
import { singleNode } from './peers/single-node.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { createLog, type Log } from './platform/log.ts';
import { withTimeout } from './platform/with-timeout.ts';
import { Gate } from './sockets/gate.ts';
import { Hub } from './sockets/hub.ts';
import { logReach } from './streams/reach-log.ts';
import type { Streams } from './streams/streams.ts';
import { FactFinder, type Referee } from './tables/facts.ts';
import { House } from './tables/house.ts';
import { OwnPacks } from './tables/own-packs.ts';
import { type Locations, type Pack, Packs } from './tables/packs.ts';
import { startSweeps } from './tables/sweeps.ts';

export type AppOptions = {
  readonly settings: Settings;
  /** The app closes it. */
  readonly streams: Streams;
  /** How it learns about the other nodes on the same store; by default it is the only one. */
  readonly peers?: OpenPeers;
  readonly packs: readonly Pack[];
  readonly locations?: Locations;
  /** The app closes it too. */
  readonly referee?: Referee;
  /** Computes the bots' moves; the app closes it. Without it, bots do not move. */
  readonly thinker?: Thinker;
  /** Until this resolves, but not for long, `/ready` sends players to other nodes. */
  readonly warm?: Promise<unknown>;
  readonly clock?: Clock;
  /** Draws the seed of each deal. Only tests set it: the default cannot be predicted. */
  readonly drawSeed?: () => Seed;
  readonly log?: Log;
  readonly timings?: Partial<Timings>;
};

export type App = {
  /** The server's counters. */
  readonly metrics: Metrics;
  /** Resolves with the port once it listens. */
  listen(): Promise<number>;
  /**
   * Accepts no new connections, finishes and answers what is under way, says goodbye to everyone, and closes the store.
   * With a notice in milliseconds, `/ready` says no for that long first, and then players are sent to other nodes a few
   * at a time.
   */
  close(notice?: number): Promise<void>;
};

export const root = resolve(import.meta.dirname, '..');
export const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string };

export function createApp({ settings, referee, thinker, clock = systemClock, ...rest }: AppOptions): App {
  const log = rest.log ?? createLog(settings.log);
  const timings = { ...usualTimings, ...rest.timings };
  const metrics = new Metrics();
  metrics.pulse.onjump = (by) => log.warn('the clock of this machine jumped', { count: Math.round(by) });
  const streams = counted(rest.streams, metrics.storeErrors);
  logReach(streams, log);
  const ready = new Ready(streams, timings, rest.warm);
  const peers = (rest.peers ?? (() => singleNode))({ clock, malformed: () => metrics.peerDropped++ });
  const packs = new Packs(rest.packs, rest.locations);
  const { listed } = packs;
  const facts = new FactFinder({ packs, referee, clock, log, metrics, drawSeed: rest.drawSeed });
  const campaigns = new Campaigns({ streams, clock, log });
  const house = new House({ streams, peers, clock, facts, campaigns, log, metrics, timings }, packs);
  const bots = thinker && new Bots({ thinker, facts, clock, metrics, log, pace: settings.botPace });
  const hub = new Hub({
    settings,
    timings,
    clock,
    metrics,
    log,
    streams,
    house,
    facts,
    bots,
    packs: JSON.stringify(listed),
  });
  const gate = new Gate(hub);
  const about = () => {
    const address = guestAddress(settings, (http.address() as AddressInfo).port);
    const { keepDays, contact } = settings;
    return {
      version,
      packs: listed,
      keepDays,
      ...(contact !== '' && { contact }),
      ...(address !== undefined && { address }),
    };
  };
  const own = new OwnPacks({ house, streams, referee, log });
  const api = new Api({ settings, house, streams, campaigns, packs, own, reviews: bots?.reviews(streams), about });
  const site = new Site(resolve(root, settings.web), { offline: settings.offline, look: lookOf(settings) });
  const figures = async () =>
    metrics.text({
      version,
      isReady: (await ready.check()) === 'ready',
      isReachable: streams.isReachable,
      people: hub.people,
      playing: house.playing(),
      nodes: peers.count,
    });
  const http = createHttp({
    settings,
    timings,
    metrics,
    log,
    api,
    site,
    preview: (request, path) =>
      previewOf(request, path, {
        settings,
        find: (id) => house.find(id),
        port: () => (http.address() as AddressInfo).port,
      }),
    ready,
    held: hub.held,
    upgrade: (...asked) => gate.upgrade(...asked),
    webSocketsOf: (address) => gate.openFrom(address),
    figures,
  });
  const door = doorOf(settings.metricsAt);
  const metricsHttp = settings.metrics && door ? metricsDoor(figures) : undefined;
  let endSweeps = (): void => {};

  return {
    metrics,
    listen: async () => {
      if (metricsHttp && door) await listening(metricsHttp, door);
      const port = await listening(http, settings);
      endSweeps = startSweeps({ house, streams, clock, log, metrics, timings, keepDays: settings.keepDays });
      return port;
    },
    close: async (notice = 0) => {
      ready.isDraining = true;
      if (notice > 0) await new Promise<void>((over) => clock.at(clock.now() + notice, over));
      peers.goodbye();
      if (notice > 0) await hub.move(timings.moveWithin);
      hub.isClosing = hub.isShut = true;
      endSweeps();
      await bots?.close();
      const closed = new Promise((done) => http.close(done));
      http.closeIdleConnections();
      await withTimeout(timings.stopWithin, house.ended());
      await hub.close();
      http.closeAllConnections();
      await closed;
      await referee?.close?.();
      await streams.close();
      metricsHttp?.closeAllConnections();
      metricsHttp?.close();
      metrics.close();
    },
  };
}

/** Resolves with the port. */
function listening(server: Server, { port, host }: { readonly port: number; readonly host: string }): Promise<number> {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen({ port, ...(host !== '' && { host }) }, () => {
      server.off('error', failed);
      done((server.address() as AddressInfo).port);
    });
  });
}
