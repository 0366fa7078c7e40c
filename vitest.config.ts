/** The test projects: one a package, and the browser tests. `npm test` runs them one after the other. */
import { defineConfig } from 'vitest/config';

/** One Chromium and one server a worker: files share what they open. */
const browser = { testTimeout: 120_000, hookTimeout: 120_000, isolate: false };
const timed = ['speed', 'staying-in'].map((name) => `web/browser/${name}.test.ts`);

const cluster = ['cluster/**', 'streams/nats/servers/**', 'tools/streams-nats'].map((of) => `server/${of}.test.ts`);

export default defineConfig({
  test: {
    projects: [
      ...['rules', 'language', 'protocol', 'bots', 'server', 'scripts'].map((name) => ({
        test: {
          name,
          include: [`${name}/**/*.test.ts`],
          exclude: ['**/node_modules/**', ...cluster],
          setupFiles: 'scripts/seed.ts',
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      })),
      // Whole clusters, each of several processes: they wait more than they work, but more than two slow each other down.
      {
        test: {
          name: 'cluster',
          include: cluster,
          setupFiles: 'scripts/seed.ts',
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 120_000 } },
          maxWorkers: 2,
        },
      },
      // With the pages' own plugins, so that a test can import what the compiler must see first.
      {
        extends: './web/vite.config.ts',
        root: './web',
        test: { name: 'web', include: ['src/**/*.test.ts'], testTimeout: 20_000 },
      },
      // Whole houses with real browsers: more than two slow each other down.
      { test: { ...browser, name: 'browser', include: ['web/browser/**/*.test.ts'], exclude: timed, maxWorkers: 2 } },
      // Those that look at the clock have the machine to themselves.
      { test: { ...browser, name: 'timed', include: timed, fileParallelism: false } },
    ],
  },
});
