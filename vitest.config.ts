/** The test projects: one a package, and the browser tests. `npm test` runs them one after the other. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      ...['rules', 'language', 'protocol', 'server', 'scripts'].map((name) => ({
        test: { name, include: [`${name}/**/*.test.ts`], testTimeout: 20_000, hookTimeout: 20_000 },
      })),
      // With the pages' own plugins, so that a test can import what the compiler must see first.
      {
        extends: './web/vite.config.ts',
        root: './web',
        test: { name: 'web', include: ['src/**/*.test.ts'], testTimeout: 20_000 },
      },
      // Whole houses with real browsers: one at a time, or they slow each other down.
      {
        test: {
          name: 'browser',
          include: ['web/browser/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
