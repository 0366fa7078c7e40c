/** The setup the host wants: the table's setup plus the changes that are not confirmed yet. */
import type { Setup } from '@safehouse/rules/table/types.ts';
import type { Answer } from '../lib/outbox.ts';
import { problemOf, type Saying } from '../texts/reasons.ts';
import type { Table } from './table-context.ts';

export type SetupOf<Game extends Setup['game']> = Extract<Setup, { game: Game }>;
/** Reapplied on top of other changes, so it states the result rather than toggling what was there. */
type Change = (setup: Setup) => Setup;

export class SetupWish {
  readonly #table: Table;
  #underWay = $state.raw<readonly Change[]>([]);
  /** Why the last change was refused. */
  problem = $state.raw<Saying>();

  constructor(table: Table) {
    this.#table = table;
  }

  /** A tap takes effect at once, and a second tap does not undo the first. */
  get now(): Setup {
    return this.#underWay.reduce<Setup>((setup, change) => change(setup), this.#table.view.setup);
  }

  async change(change: Change): Promise<Answer> {
    this.#underWay = [...this.#underWay, change];
    const answer = await this.#table.connection.act({ kind: 'setUp', setup: this.now });
    this.#underWay = this.#underWay.filter((other) => other !== change);
    this.problem = problemOf(answer);
    return answer;
  }

  /** A change to this game only: if another game is set up in the meantime, it changes nothing. */
  changeOf<Game extends Setup['game']>(
    game: Game,
    change: (setup: SetupOf<Game>) => Partial<Omit<SetupOf<Game>, 'game'>>,
  ): Promise<Answer> {
    const isIts = (setup: Setup): setup is SetupOf<Game> => setup.game === game;
    return this.change((setup) => (isIts(setup) ? { ...setup, ...change(setup) } : setup));
  }
}
