/** Records the result of a mission on the team's map. */
import type { Result } from '@safehouse/rules/campaign/types.ts';
import type { Owed, State } from '@safehouse/rules/table/types.ts';
import type { Campaigns } from '../campaigns/campaigns.ts';
import type { TableId } from '../platform/ids.ts';
import { fieldsOf, type Log, tag } from '../platform/log.ts';

type SettlerDeps = { readonly campaigns: Campaigns; readonly log: Log };

export class Settler {
  readonly #table: TableId;
  readonly #deps: SettlerDeps;
  /** It retries again and again: log only the first failure. */
  #isFailing = false;

  constructor(table: TableId, deps: SettlerDeps) {
    this.#table = table;
    this.#deps = deps;
  }

  /** True once the result is on the map, false if the map is gone for good, undefined to retry. */
  async record({ mission, owed }: State, number: number): Promise<boolean | undefined> {
    const result = owed.find((one) => one.number === number);
    // Settled in the meantime by another node.
    if (!mission || !result) return true;
    try {
      const isThere = await this.#deps.campaigns.record(mission.campaign, this.#resultOf(mission.city, result));
      this.#isFailing = false;
      return isThere;
    } catch (error) {
      if (!this.#isFailing) {
        this.#deps.log.error('a result waits for its map', { table: tag(this.#table), ...fieldsOf(error) });
      }
      this.#isFailing = true;
      return undefined;
    }
  }

  #resultOf(city: string, { number, outcome, at }: Owed): Result {
    const { left, winners } = outcome;
    const ending = outcome.ending as Result['ending'];
    const result: Result = { table: this.#table, number, city, ending, won: winners.length > 0, at };
    return left === undefined ? result : { ...result, left };
  }
}
