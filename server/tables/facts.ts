/** The facts a decision needs from outside: time, chance, words or locations, and what the referee thinks of a clue. */
import { games } from '@safehouse/rules/games.ts';
import type { AnyGame, Facts, Opinion } from '@safehouse/rules/kernel/contract.ts';
import { table } from '@safehouse/rules/table/table.ts';
import type { Action, Actor, State, Viewer } from '@safehouse/rules/table/types.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import type { Clock } from '../clock.ts';
import { fieldsOf, type Log } from '../log.ts';
import { newSeed } from './names.ts';
import { languageOf, type Packs } from './packs.ts';

export type Judge = (clue: string, visible: readonly string[], language: string) => Opinion | Promise<Opinion>;

const strictness = ['legal', 'doubtful', 'illegal'] as const;

export class FactFinder {
  readonly #packs: Packs;
  readonly #judge: Judge | undefined;
  readonly #clock: Clock;
  readonly #log: Log;

  constructor(from: { packs: Packs; judge?: Judge | undefined; clock: Clock; log: Log }) {
    this.#packs = from.packs;
    this.#judge = from.judge;
    this.#clock = from.clock;
    this.#log = from.log;
  }

  /** At once for most actions: only a clue may have to wait for the referee. */
  for(state: State, by: Actor, action: Action): Facts | Promise<Facts> {
    const now = this.#clock.now();
    if (action.kind === 'setUp') return { now, packs: this.#packs.idsFor(action.setup.game) };
    if (action.kind === 'start' || action.kind === 'again') {
      return { now, seed: newSeed(), ...this.#packs.contentOf(state.setup) };
    }
    if (action.kind === 'play' && action.action.kind === 'giveClue' && by !== 'clock' && by !== 'house') {
      return this.#withOpinion({ now }, action.action.word, table.view(state, by as Viewer));
    }
    return { now };
  }

  /** What the referee thinks of a clue, from what this viewer sees and nothing else; nothing where no clue can be given. */
  async opinion(clue: string, view: View): Promise<Opinion | undefined> {
    if (!this.#judge || !view.round || view.phase !== 'playing') return undefined;
    const game: AnyGame = games[view.round.view.game];
    const visible = game.openWords(view.round.view);
    let strictest: Opinion | undefined;
    for (const language of languagesOf(view)) {
      const opinion = await this.#judge(clue, visible, language);
      if (!strictest || strictness.indexOf(opinion.verdict) > strictness.indexOf(strictest.verdict))
        strictest = opinion;
    }
    return strictest;
  }

  /** The referee only advises: a game goes on without one. */
  async #withOpinion(facts: Facts, clue: string, view: View): Promise<Facts> {
    try {
      const opinion = await this.opinion(clue, view);
      return opinion ? { ...facts, opinion } : facts;
    } catch (error) {
      this.#log.error('the referee failed', fieldsOf(error));
      return facts;
    }
  }
}

/** Cards of two languages make each clue answer to both. */
function languagesOf(view: View): Set<string> {
  return new Set(view.setup.packs.map(languageOf));
}
