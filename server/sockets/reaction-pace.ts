/** How often one person, and a whole table, may react. */
import type { PersonId } from '@safehouse/rules/kernel/contract.ts';
import { limits } from '../config/limits.ts';
import { Bucket, Budget } from '../platform/token-bucket.ts';

export class ReactionPace {
  readonly #perPerson = new Budget(limits.reactions);
  #atTable: Bucket | undefined;

  allows(person: PersonId, now: number): boolean {
    this.#atTable ??= new Bucket(limits.reactionsAtTable, now);
    return this.#perPerson.take(person, now) && this.#atTable.take(now);
  }
}
