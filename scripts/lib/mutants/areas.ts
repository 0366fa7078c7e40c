/** Which code gets mutants, and which tests should notice them. */
import { arrows, entries } from '../../check-arrows.ts';
import { type Files, reachable, readSources } from '../import-graph.ts';

type Area = {
  readonly has: RegExp;
  readonly tests: (file: string, all: Files) => string[];
};

/** Tests that use the store, next to it and elsewhere. Tests that kill whole servers take too long for this. */
const storeUsers = [
  /^server\/streams\/[^/]+\.test\.ts$/,
  /^server\/tables\//,
  /^server\/upgrade\//,
  /^server\/tools\/streams\.test\.ts$/,
  /^server\/backups\.test\.ts$/,
];

/** Tests of what a game tells the server: the packs it prefers, what it is dealt from, whether bots read the chat. */
const gameUsers = [/^server\/tables\/(shipped-)?packs\.test\.ts$/, /^server\/bots\/runner\.test\.ts$/];

const areas: readonly Area[] = [
  {
    has: /^rules\//,
    // A test that does not import the file, directly or not, cannot notice the mutant.
    tests: (file, all) =>
      testsIn(all)
        .filter((test) => test.startsWith('rules/') || gameUsers.some((named) => named.test(test)))
        .filter((test) => reachable(all, [test]).has(file)),
  },
  {
    has: /^server\/streams\/[^/]+$/,
    // Some of them start programs, which imports do not show.
    tests: (_file, all) => testsIn(all).filter((test) => storeUsers.some((named) => named.test(test))),
  },
];

export type Scope = {
  /** Shipped files only: code for tests gets no mutants. */
  readonly files: readonly string[];
  testsFor(file: string): readonly string[];
};

export function scopeOf(root: string): Scope {
  const all = readSources(root, Object.keys(arrows));
  const files = [...reachable(all, entries)].filter((file) => areas.some(({ has }) => has.test(file))).sort();
  const known = new Map<string, readonly string[]>();
  return {
    files,
    testsFor: (file) => {
      const tests = known.get(file) ?? areas.find(({ has }) => has.test(file))?.tests(file, all) ?? [];
      known.set(file, tests);
      return tests;
    },
  };
}

const testsIn = (all: Files): string[] => [...all.keys()].filter((file) => file.endsWith('.test.ts'));
