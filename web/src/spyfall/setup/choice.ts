/** Which locations are in play at a table, and whether they are enough: for the host, the guests and the TV. */
import { kept, leastLocations } from '@safehouse/rules/spyfall/locations.ts';
import type { Options } from '@safehouse/rules/spyfall/options.ts';
import type { SetupOf } from '../../table-kit/setup-wish.svelte.ts';
import type { Table } from '../../table-kit/table-context.ts';
import type { Named } from './house-locations.svelte.ts';

export type SpyfallSetup = SetupOf<'spyfall'>;

export type Choice = {
  /** How many of the built-in locations are on. */
  readonly on: number;
  readonly all: number;
  readonly own: number;
  readonly least: number;
  readonly isEnough: boolean;
};

export function choiceOf(options: Options, locations: readonly Named[]): Choice {
  const on = kept(options, locations).length;
  const own = options.own.length;
  const least = leastLocations(options);
  return { on, all: locations.length, own, least, isEnough: on + own >= least };
}

/** Switches these on or off; the others stay as they are. */
export function switched(options: Options, ids: readonly string[], to: 'on' | 'off'): Options {
  const rest = options.without.filter((id) => !ids.includes(id));
  return { ...options, without: to === 'on' ? rest : [...rest, ...ids] };
}

export function languageOf({ packs: [id = ''] }: SpyfallSetup, { packs }: Pick<Table, 'packs'>): string {
  return packs.find((pack) => pack.id === id)?.language ?? id.slice(0, id.indexOf('/'));
}
