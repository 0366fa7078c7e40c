/** A server for the tests of a file, and a way to wait for what no locator can wait for. */
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { House, PATIENCE } from './test-house.ts';
import type { ServerOptions } from './test-server.ts';

export { type GuestOptions, House } from './test-house.ts';

/** One server for all tests of a file. If a page complains, the test it happened in fails. */
export function openHouse<Kind extends House>(house: Kind): Kind;
export function openHouse(options?: ServerOptions): House;
export function openHouse(kind: House | ServerOptions = {}): House {
  const house = kind instanceof House ? kind : new House(kind);
  beforeAll(() => house.open());
  // A test is always dealt the same cards, whichever tests ran before it.
  beforeEach(({ task }) => house.deal(task.name));
  afterEach(async () => {
    expect(await house.clear()).toEqual([]);
  });
  return house;
}

/** Waits until the condition holds, for what no locator can wait for. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  await expect.poll(async () => holds(), { timeout: PATIENCE, interval: 50 }).toBe(true);
}
