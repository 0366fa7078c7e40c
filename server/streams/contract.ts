/** What every store must do: one suite, run on each of them. */
import { afterEach, beforeEach, describe } from 'vitest';
import { listing } from './contract-all.ts';
import { appending } from './contract-append.ts';
import { waiting } from './contract-due.ts';
import { following } from './contract-follow.ts';
import type { House, Opened } from './contract-house.ts';
import { modelled } from './contract-model.ts';

export function streamsContract(name: string, open: () => Promise<Opened>): void {
  describe(`${name} keeps the contract of streams`, () => {
    const house = {} as House;
    beforeEach(async () => {
      Object.assign(house, await open());
    });
    afterEach(() => house.streams.close());

    appending(house);
    following(house);
    waiting(house);
    listing(house);
    modelled(house);
  });
}
