/** The test projects: one a package, whole clusters, and the browser tests. `npm test` runs them side by side. */
import { defineConfig } from 'vitest/config';

/** Time limits only end what hangs: nothing in a test depends on how fast the machine is. */
const patient = { testTimeout: 180_000, hookTimeout: 180_000 };

const cluster = ['cluster/**', 'streams/nats/servers/**', 'tools/streams-nats'].map((of) => `server/${of}.test.ts`);

const walks = 'web/browser/*/walk*.test.ts';

/** Of tests that talk to servers. */
const served = ['scripts/seed.ts', 'scripts/own-connections.ts'];

export default defineConfig({
  test: {
    projects: [
      ...['rules', 'language', 'protocol', 'bots', 'scripts'].map((name) => ({
        test: {
          ...patient,
          name,
          include: [`${name}/**/*.test.ts`],
          exclude: ['**/node_modules/**'],
          setupFiles: 'scripts/seed.ts',
          // These keep nothing but what they load, so their test files can share it.
          isolate: !['rules', 'language', 'bots'].includes(name),
        },
      })),
      // Real sockets, disks and processes. Files share what they import, which takes longer than most of them.
      {
        test: {
          ...patient,
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...cluster],
          setupFiles: served,
          expect: { poll: { timeout: 60_000, interval: 20 } },
          isolate: false,
        },
      },
      // Whole clusters, each of several processes: they wait more than they work, but more than two slow each other down.
      {
        test: {
          name: 'cluster',
          include: cluster,
          setupFiles: served,
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
        test: { ...patient, name: 'web', include: ['src/**/*.test.ts'] },
      },
      // One Chromium and one server a worker: files share what they open. The walks past every screen are a project of
      // their own, since they take as long as all the rest.
      ...['browser', 'walk'].map((name) => ({
        test: {
          ...patient,
          name,
          include: [name === 'walk' ? walks : 'web/browser/**/*.test.ts'],
          exclude: name === 'walk' ? [] : [walks],
          setupFiles: served,
          expect: { poll: { timeout: 60_000, interval: 20 } },
          isolate: false,
        },
      })),
    ],
  },
});
