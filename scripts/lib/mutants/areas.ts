/** Which code gets mutants, and which tests should notice them. */
import { arrows, entries } from '../../check-arrows.ts';
import { type Files, reachable, readSources } from '../import-graph.ts';

type Area = {
  readonly has: RegExp;
  /** Only test files that import the mutant's file, directly or not, or all that are named here. */
  readonly tests: (file: string, all: Files) => string[];
};

/** Tests of the house that start it as a process, or use its store in other ways than the tests next to it. */
const storeUsers = [
  /^server\/streams\/[^/]+\.test\.ts$/,
  /^server\/tables\//,
  /^server\/upgrade\//,
  /^server\/tools\/streams\.test\.ts$/,
  /^server\/(backups|crash)\.test\.ts$/,
  /^server\/hardening\/torture\.test\.ts$/,
];

const areas: readonly Area[] = [
  {
    has: /^rules\//,
    tests: (file, all) => testsIn(all).filter((test) => test.startsWith('rules/') && reachable(all, [test]).has(file)),
  },
  {
    has: /^server\/streams\/[^/]+$/,
    tests: (_file, all) => testsIn(all).filter((test) => storeUsers.some((named) => named.test(test))),
  },
];

export type Ground = {
  /** Shipped files: what is there for tests alone gets no mutants. */
  readonly files: readonly string[];
  testsFor(file: string): readonly string[];
};

export function groundOf(root: string): Ground {
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
