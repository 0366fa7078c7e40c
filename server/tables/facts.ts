/**
 * The facts a decision needs from outside: time, randomness, words or locations, and the referee's opinion of a clue.
 */
import type { ReadPack } from '@safehouse/language/own-pack.ts';
import type { PackLimits } from '@safehouse/language/referee/referee-worker.ts';
import { Unanswered } from '@safehouse/language/worker-client.ts';
import { games } from '@safehouse/rules/games.ts';
import type { AnyGame, Facts } from '@safehouse/rules/kernel/contract.ts';
import { latinLook } from '@safehouse/rules/kernel/looks.ts';
import type { HouseRules, Opinion } from '@safehouse/rules/kernel/opinion.ts';
import type { Seed } from '@safehouse/rules/kernel/random.ts';
import { tidy } from '@safehouse/rules/kernel/text.ts';
import { table } from '@safehouse/rules/table/table.ts';
import type { Action, Actor, State, Viewer } from '@safehouse/rules/table/types.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Clock } from '../platform/clock.ts';
import { CodedError } from '../platform/coded-error.ts';
import { newSeed } from '../platform/ids.ts';
import { fieldsOf, type Log } from '../platform/log.ts';
import { languageOf, type Packs } from './packs.ts';

export type Judge = (
  clue: string,
  visible: readonly string[],
  language: string,
  rules: HouseRules,
) => Opinion | Promise<Opinion>;

/** Judges clues in each language. It may fail or be slow: the game goes on without it. */
export type Referee = {
  judge: Judge;
  /** Reads a pack that a person brings; undefined if it cannot now. */
  readPack?(text: string, language: string, limits: PackLimits): Promise<ReadPack | undefined>;
  close?(): Promise<void>;
};

type FactFinderOptions = {
  readonly packs: Packs;
  readonly referee?: Referee | undefined;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics?: Metrics;
  /** Draws the seed of a deal; tests pass their own. */
  readonly drawSeed?: (() => Seed) | undefined;
};

/** The referee is still loading, overloaded or broken. */
export class RefereeUnavailable extends CodedError<'referee-unavailable'> {}

const ILLEGAL: Opinion = { verdict: 'illegal' };
const DOUBTFUL: Opinion = { verdict: 'doubtful' };

const strictness = ['legal', 'doubtful', 'illegal'] as const;

export class FactFinder {
  readonly #packs: Packs;
  readonly #referee: Referee | undefined;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #metrics: Metrics | undefined;
  readonly #drawSeed: () => Seed;

  constructor(from: FactFinderOptions) {
    this.#packs = from.packs;
    this.#referee = from.referee;
    this.#clock = from.clock;
    this.#log = from.log;
    this.#metrics = from.metrics;
    this.#drawSeed = from.drawSeed ?? newSeed;
  }

  /** Synchronous for most actions: only a clue may have to wait for the referee. */
  for(state: State, by: Actor, action: Action): Facts | Promise<Facts> {
    const now = this.#clock.now();
    if (action.kind === 'setUp') return { now, packs: this.#packs.idsFor(action.setup.game) };
    if (action.kind === 'removePack') {
      return { now, packs: [this.#packs.firstFor(state.setup.game, languageOf(action.pack))] };
    }
    if (action.kind === 'start' || action.kind === 'again') {
      return { now, seed: this.#drawSeed(), content: this.#packs.contentOf(state.setup) };
    }
    if (action.kind === 'play' && by !== 'clock' && by !== 'house') {
      const { action: move } = action;
      if (move.kind === 'giveClue' || move.kind === 'askClue') {
        return this.#withOpinion({ now }, move.word, table.view(state, by as Viewer), action);
      }
    }
    return { now };
  }

  /**
   * The referee's opinion of a clue, based only on what this viewer sees; undefined where no clue can be given. Throws a
   * RefereeUnavailable if there is no answer in time.
   */
  async opinion(clue: string, view: View): Promise<Opinion | undefined> {
    const { round } = view;
    const agreed = refereeOf(view);
    const referee = this.#referee;
    if (!referee || !round || !agreed || agreed.mode === 'off' || view.phase !== 'playing') return undefined;
    const { names, acronyms, apart } = agreed;
    const game: AnyGame = games[round.view.game];
    const visible = game.openWords?.(round.view) ?? [];
    // In look-alike letters, a form of a codename is still one.
    const word = latinLook(tidy(clue));
    let strictest: Opinion | undefined;
    for (const language of languagesOf(view)) {
      const judge = async () => referee.judge(word, visible, language, { names, acronyms, apart });
      const opinion = await this.#timed(judge).catch((error: unknown) => this.#unavailable(error));
      if (!strictest || strictness.indexOf(opinion.verdict) > strictness.indexOf(strictest.verdict))
        strictest = opinion;
    }
    return strictest;
  }

  /** While it loads, which is expected, the log has only a warning. */
  #unavailable(error: unknown): never {
    if (error instanceof Unanswered) this.#log.warn('the referee did not answer', fieldsOf(error));
    else this.#log.error('the referee failed', fieldsOf(error));
    throw new RefereeUnavailable('referee-unavailable', 'the referee did not answer', error);
  }

  async #timed(judge: () => Promise<Opinion>): Promise<Opinion> {
    const metrics = this.#metrics;
    if (!metrics) return judge();
    const begun = performance.now();
    metrics.judging += 1;
    try {
      const opinion = await judge();
      metrics.judged.add(performance.now() - begun);
      return opinion;
    } catch (error) {
      metrics.unjudged += 1;
      throw error;
    } finally {
      metrics.judging -= 1;
    }
  }

  /** Without an answer the game goes on without an opinion; where the opinion binds, the clue has to wait. */
  #withOpinion(facts: Facts, clue: string, view: View, action: Action): Facts | Promise<Facts> {
    const isBinding = table.permits(view, action, ILLEGAL) !== undefined;
    // What is refused whatever the opinion is does not need one.
    return isBinding && table.permits(view, action, DOUBTFUL) !== undefined
      ? facts
      : this.#judged(facts, clue, view, isBinding);
  }

  async #judged(facts: Facts, clue: string, view: View, isBinding: boolean): Promise<Facts> {
    try {
      const opinion = await this.opinion(clue, view);
      return opinion ? { ...facts, opinion } : facts;
    } catch (error) {
      if (isBinding) throw error;
      return facts;
    }
  }
}

function refereeOf({ round }: View) {
  return round && 'referee' in round.view.options ? round.view.options.referee : undefined;
}

/** With packs in two languages, each clue is judged in both. */
function languagesOf(view: View): Set<string> {
  return new Set(view.setup.packs.map(languageOf));
}
