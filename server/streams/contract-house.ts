/** Shared by the contract tests: the store under test, and short helpers for its answers. */
import type { Appended, Stored, Streams } from './streams.ts';

export type Opened = {
  readonly streams: Streams;
  /** Closes the store and opens it again, for persistent stores. */
  readonly reopen?: () => Promise<Streams>;
  /** Resolves once followers have heard what was appended. */
  readonly settled: () => Promise<unknown>;
  /** What listeners threw. */
  readonly reported: readonly unknown[];
  /** Number of model runs: fewer for slow stores. */
  readonly runs?: number;
};

/** Filled before each test. */
export type House = { -readonly [Key in keyof Opened]: Opened[Key] };

export const yes = (version: number): Appended => ({ appended: true, version });
export const no = (version: number): Appended => ({ appended: false, version });
export const numbered = (...events: unknown[]): Stored[] =>
  events.map((event, index) => ({ version: index + 1, event }));

export function heardBy(house: House, stream: string, after: number): { heard: Stored[]; leave: () => void } {
  const heard: Stored[] = [];
  return { heard, leave: house.streams.follow(stream, after, (stored) => heard.push(...stored)) };
}
