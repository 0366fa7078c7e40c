/** The setup as its host wants it: what the table has, and on top of it what is still on its way there. */
import type { Setup } from '@safehouse/rules/table/types.ts';
import type { Answer } from '../lib/connection.svelte.ts';
import type { Table } from '../table-kit/table-context.ts';
import { problemOf, type Saying } from '../texts/reasons.ts';

export type SetupOf<Game extends Setup['game']> = Extract<Setup, { game: Game }>;
/** Made again on top of whatever has changed meanwhile, so it says what is to be, not what it was before. */
type Change = (setup: Setup) => Setup;

export class SetupWish {
  readonly #table: Table;
  #underWay = $state.raw<readonly Change[]>([]);
  /** Why the last change was refused. */
  problem = $state.raw<Saying>();

  constructor(table: Table) {
    this.#table = table;
  }

  /** A tap takes effect at once, and a second one does not undo the first. */
  get now(): Setup {
    return this.#underWay.reduce<Setup>((setup, change) => change(setup), this.#table.view.setup);
  }

  async change(change: Change): Promise<Answer> {
    this.#underWay = [...this.#underWay, change];
    const answer = await this.#table.act({ kind: 'setUp', setup: this.now });
    this.#underWay = this.#underWay.filter((other) => other !== change);
    this.problem = problemOf(answer);
    return answer;
  }

  /** A change that is only about this game: if another one is set up meanwhile, it changes nothing. */
  changeOf<Game extends Setup['game']>(
    game: Game,
    change: (setup: SetupOf<Game>) => Partial<Omit<SetupOf<Game>, 'game'>>,
  ): Promise<Answer> {
    const isIts = (setup: Setup): setup is SetupOf<Game> => setup.game === game;
    return this.change((setup) => (isIts(setup) ? { ...setup, ...change(setup) } : setup));
  }
}
