/** A server for a test: the whole app on a free port, by default with a store in memory. */
import { type AppOptions, createApp } from '../app.ts';
import { defaultSettings, type Settings } from '../config/settings.ts';
import { noLog } from '../platform/log.ts';
import { LocalStreams } from '../streams/local-store.ts';
import { openMemory } from '../streams/memory.ts';
import type { Streams } from '../streams/streams.ts';
import type { Locations } from '../tables/packs.ts';
import { ManualClock } from './manual-clock.ts';
import { seedsFrom } from './seeds.ts';

export type TestHouse = {
  readonly base: string;
  readonly streams: Streams;
  /**
   * Resolves when the server has noticed that this many connections are open: a client knows of a closed one sooner.
   */
  connected(count: number): Promise<void>;
  close(notice?: number): Promise<void>;
};

type Changes = Partial<Omit<AppOptions, 'settings' | 'drawSeed'>> & {
  settings?: Partial<Settings>;
  /** The name that deals are derived from, game after game. */
  deals?: string;
};

/** Words that appear in no message by chance. */
export const words = Array.from({ length: 120 }, (_, i) => `Q${letters(i)}Z`);

/** The same for locations, in two languages. */
export const locations: Locations = new Map(
  ['en', 'ro'].map((language) => [
    language,
    Array.from({ length: 12 }, (_, i) => ({
      id: `place-${i}`,
      name: `${language}${letters(i)}XP`,
      roles: Array.from({ length: 7 }, (_, role) => `${language}${letters(i)}XR${role}`),
    })),
  ]),
);

/** Limits that no test reaches by chance. */
const generous = {
  port: 0,
  host: '127.0.0.1',
  messagesPerSecond: 10_000,
  linesPerMinute: 1_000_000,
  megabytesPerHour: 1_000_000,
  codesPerMinute: 10_000,
  tablesPerHour: 10_000,
  connectsPerMinute: 10_000,
  requestsPerSecond: 10_000,
};

export async function openHouse({ settings, deals = 'a test house', ...needs }: Changes = {}): Promise<TestHouse> {
  const streams = needs.streams ?? openMemory(needs.clock && { now: () => needs.clock?.now() ?? 0 });
  const app = createApp({
    packs: [{ id: 'en/classic', language: 'en', cards: words }],
    locations,
    log: noLog,
    drawSeed: seedsFrom(deals),
    ...needs,
    // A store that fails or waits when a test says so is not waited for.
    streams:
      needs.clock instanceof ManualClock && streams instanceof LocalStreams ? needs.clock.waitingFor(streams) : streams,
    settings: defaultSettings({ ...generous, ...settings }),
    timings: { presence: 5, ...needs.timings },
  });
  return {
    base: `http://127.0.0.1:${await app.listen()}`,
    streams,
    connected: async (count) => {
      while (app.metrics.connections !== count) await new Promise((done) => setImmediate(done));
    },
    close: (notice) => app.close(notice),
  };
}

function letters(number: number): string {
  return String.fromCharCode(65 + Math.floor(number / 26), 65 + (number % 26)).repeat(2);
}
