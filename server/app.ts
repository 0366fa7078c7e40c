/** The whole server, put together: whoever starts it brings settings, a store and packs. */
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { Campaigns } from './campaigns/campaigns.ts';
import { type Clock, systemClock } from './clock.ts';
import { guestAddress } from './guest-address.ts';
import { Api } from './http/api.ts';
import { createHttp } from './http/server.ts';
import { Site } from './http/site.ts';
import { createLog, type Log } from './log.ts';
import { Metrics } from './metrics.ts';
import type { Settings } from './settings.ts';
import { Floor } from './sockets/floor.ts';
import { Gate } from './sockets/gate.ts';
import type { Streams } from './streams/streams.ts';
import { FactFinder, type Referee } from './tables/facts.ts';
import { House } from './tables/house.ts';
import { OwnPacks } from './tables/own-packs.ts';
import { type Locations, type Pack, Packs } from './tables/packs.ts';
import { startSweeps } from './tables/sweeps.ts';
import { type Timings, timings as usualTimings } from './timings.ts';

export type AppNeeds = {
  readonly settings: Settings;
  /** The app closes it. */
  readonly streams: Streams;
  readonly packs: readonly Pack[];
  readonly locations?: Locations;
  /** The app closes it, too. */
  readonly referee?: Referee;
  readonly clock?: Clock;
  readonly log?: Log;
  readonly timings?: Partial<Timings>;
};

export type App = {
  /** Resolves with the port once it listens. */
  listen(): Promise<number>;
  /** No new connections; what is under way is finished and answered; everyone is told; the store is closed. */
  close(): Promise<void>;
};

const root = resolve(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string };

export function createApp({ settings, streams, referee, clock = systemClock, ...rest }: AppNeeds): App {
  const log = rest.log ?? createLog(settings.log);
  const timings = { ...usualTimings, ...rest.timings };
  const metrics = new Metrics();
  const packs = new Packs(rest.packs, rest.locations);
  const { listed } = packs;
  const facts = new FactFinder({ packs, referee, clock, log });
  const campaigns = new Campaigns({ streams, clock, log });
  const house = new House({ streams, clock, facts, campaigns, log, metrics, timings }, packs);
  const floor = new Floor({ settings, timings, clock, metrics, log, house, facts, packs: JSON.stringify(listed) });
  const gate = new Gate(floor);
  const about = () => {
    const address = guestAddress(settings, (http.address() as AddressInfo).port);
    return { version, packs: listed, ...(address !== undefined && { address }) };
  };
  const own = new OwnPacks({ house, streams, referee, log });
  const api = new Api({ settings, house, streams, campaigns, packs, own, about });
  const site = new Site(resolve(root, settings.web));
  const http = createHttp({ settings, streams, metrics, log, api, site });
  http.on('upgrade', (request, socket, head) => gate.upgrade(request, socket, head));
  let endSweeps = (): void => {};

  return {
    listen: () =>
      new Promise((done, failed) => {
        http.once('error', failed);
        http.listen({ port: settings.port, ...(settings.host !== '' && { host: settings.host }) }, () => {
          http.off('error', failed);
          endSweeps = startSweeps({ house, streams, clock, log, timings, keepDays: settings.keepDays });
          done((http.address() as AddressInfo).port);
        });
      }),
    close: async () => {
      floor.isClosing = true;
      endSweeps();
      const closed = new Promise((done) => http.close(done));
      http.closeIdleConnections();
      await atMost(timings.stopWithin, house.ended());
      await floor.close();
      http.closeAllConnections();
      await closed;
      await referee?.close?.();
      await streams.close();
      metrics.close();
    },
  };
}

async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise((done) => {
    timer = setTimeout(done, milliseconds);
  });
  await Promise.race([work, enough]);
  clearTimeout(timer);
}
