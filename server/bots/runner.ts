/** Plays the bots of one table while someone watches: thinks, waits a moment, and acts as a person would. */
import type { BotAnswer } from '@safehouse/bots/bot.ts';
import { games } from '@safehouse/rules/games.ts';
import type { AnyGame, PersonId } from '@safehouse/rules/kernel/contract.ts';
import { gameOf } from '@safehouse/rules/table/people.ts';
import { table as machine } from '@safehouse/rules/table/table.ts';
import {
  type Action,
  type Bot,
  type Level,
  levels,
  type Person,
  type SeatName,
  type State,
} from '@safehouse/rules/table/types.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import { fieldsOf, tag } from '../platform/log.ts';
import { TRY_AGAIN } from '../tables/alarm.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { languageOf } from '../tables/packs.ts';
import type { BotServices } from './bots.ts';
import { isClue, permitted } from './choice.ts';
import { isDecision, momentFor, SILENCE } from './pace.ts';
import { markFor } from './suggestion.ts';

/** How often to retry a position when thinking fails, and after how long. */
const TRIES = 3;
const THINK_AGAIN = 2000;
/** While a clock runs, a bot with no good move thinks again later. */
const LOOK_AGAIN = 20_000;

type Player = Person & { readonly bot: Bot };

/** A bot's plan for a position. It thinks once per position, however much people chat. */
type Plan = {
  readonly of: Player;
  readonly round: unknown;
  readonly phase: State['phase'];
  readonly said: unknown;
  cancel?: () => void;
  isOver: boolean;
};

export class Runner {
  readonly #table: LiveTable;
  readonly #services: BotServices;
  #plans: readonly Plan[] = [];
  readonly #closed: () => void;
  #isClosed = false;

  constructor(table: LiveTable, services: BotServices, closed: () => void) {
    this.#table = table;
    this.#services = services;
    this.#closed = closed;
  }

  /** Call it when the table may have changed. */
  update(): void {
    if (this.#isClosed) return;
    const { state } = this.#table;
    const players = playersOf(state);
    for (const plan of this.#plans) if (!players.some((one) => isStill(plan, one, state))) this.#drop(plan);
    for (const of of players) {
      if (this.#plans.some((plan) => plan.of.id === of.id)) continue;
      const plan: Plan = { of, ...positionOf(state), isOver: false };
      this.#plans = [...this.#plans, plan];
      const view = this.#table.remember(() => machine.view(state, of.id));
      if (mayMove(view)) void this.#play(plan, view);
    }
  }

  close(): void {
    this.#isClosed = true;
    for (const plan of this.#plans) this.#drop(plan);
    this.#closed();
  }

  #drop(plan: Plan): void {
    plan.isOver = true;
    plan.cancel?.();
    this.#plans = this.#plans.filter((one) => one !== plan);
  }

  async #play(plan: Plan, view: View): Promise<void> {
    const { clock, metrics, log } = this.#services;
    const begun = clock.now();
    try {
      const actions = await this.#thought(plan, view);
      const [first] = actions ?? [];
      if (plan.isOver) return;
      if (actions && first) {
        await this.#pause(plan, begun + this.#moment(plan, view, first));
        if (!plan.of.bot.asked && isDecision(first) && this.#isAccompanied(plan))
          await this.#suggest(plan, view, first, begun);
        if (!plan.isOver) await this.#act(plan, actions);
      } else if (isTimed(view)) {
        await this.#pause(plan, begun + LOOK_AGAIN);
        if (!plan.isOver) void this.#play(plan, view);
      }
    } catch (error) {
      if (plan.isOver) return;
      metrics.botFailures += 1;
      const code = (error as { code?: unknown }).code;
      log.error('a bot cannot play', {
        table: tag(this.#table.id),
        ...fieldsOf(error),
        ...(typeof code === 'string' && { code }),
      });
      await this.#giveUp(plan);
    }
  }

  /** Its permitted moves, best first. Throws if none of them is permitted. */
  async #thought(plan: Plan, view: View): Promise<Action[] | undefined> {
    const { level } = plan.of.bot;
    const { actions, unknown } = await this.#think(plan, view, level);
    if (plan.isOver || actions.length === 0) return undefined;
    // Tell everyone first; then play as well as it can.
    if (unknown !== undefined && unknown !== plan.of.bot.puzzled) return this.#own(plan, unknown);
    const ask = this.#services.ask;
    const may = await permitted(view, actions, ask);
    if (may.length > 0) return may;
    // The referee accepts none of its clues: think again, with a clue for one word only.
    for (const other of actions.some(isClue) ? levels.filter((one) => one !== level) : []) {
      const more = (await this.#think(plan, view, other)).actions.filter(isClue).map(forOne);
      const passed = await permitted(view, more, ask);
      if (passed.length > 0) return passed;
    }
    throw new Stuck('nothing-permitted');
  }

  async #think(plan: Plan, view: View, level: Level): Promise<BotAnswer> {
    const { thinker, metrics } = this.#services;
    const [pack = ''] = view.setup.packs;
    for (let tries = 1; ; tries++) {
      const begun = performance.now();
      try {
        const answer = await thinker.think({ view, person: plan.of.id, level }, languageOf(pack));
        metrics.thought.add(performance.now() - begun);
        return answer;
      } catch (error) {
        const isForGood = (error as { code?: unknown }).code === 'no-language' || tries >= TRIES;
        if (isForGood || plan.isOver) throw error;
        metrics.botFailures += 1;
        await this.#pause(plan, this.#services.clock.now() + THINK_AGAIN);
      }
    }
  }

  /** Marks the card it would touch, and leaves the decision to the people beside it until they are silent for long. */
  async #suggest(plan: Plan, view: View, wish: Action, begun: number): Promise<void> {
    const mark = markFor(view, plan.of.id, wish);
    // The mark is a new position, in which it waits.
    if (mark && !plan.isOver) await this.#table.act({ by: plan.of.id, action: mark, holds: () => !plan.isOver });
    const quietSince = () => Math.max(begun, this.#table.state.lines.at(-1)?.at ?? 0);
    while (!plan.isOver && this.#services.clock.now() < quietSince() + SILENCE) {
      await this.#pause(plan, quietSince() + SILENCE);
    }
  }

  async #act(plan: Plan, actions: readonly Action[]): Promise<void> {
    const { clock, metrics } = this.#services;
    const holds = (): boolean => !plan.isOver;
    for (let next = 0; next < actions.length && !plan.isOver; ) {
      const action = actions[next] as Action;
      const answer = await this.#table.act({ by: plan.of.id, action, holds });
      if (answer.kind === 'done') {
        metrics.botMoves += 1;
        return;
      }
      if (answer.kind === 'refused') next += 1;
      else if (answer.code !== 'store-unavailable' && answer.code !== 'referee-unavailable') return;
      else await this.#pause(plan, clock.now() + TRY_AGAIN);
    }
    if (!plan.isOver) throw new Stuck('refused');
  }

  /** Reports that it does not know the word; its next move is computed again. */
  async #own(plan: Plan, clue: string): Promise<undefined> {
    await this.#asHouse(plan, { kind: 'botPuzzled', person: plan.of.id, clue });
  }

  /** Pauses it, visibly; the host can resume it. */
  async #giveUp(plan: Plan): Promise<void> {
    await this.#asHouse(plan, { kind: 'setBot', person: plan.of.id, paused: true });
  }

  /** Acts on its behalf as soon as the store is available. */
  async #asHouse(plan: Plan, action: Action): Promise<void> {
    while (!plan.isOver) {
      const answer = await this.#table.act({ by: 'house', action, holds: () => !plan.isOver });
      if (answer.kind !== 'failed' || answer.code !== 'store-unavailable') return;
      await this.#pause(plan, this.#services.clock.now() + TRY_AGAIN);
    }
  }

  #pause(plan: Plan, until: number): Promise<void> {
    const { clock } = this.#services;
    if (until <= clock.now() || plan.isOver) return Promise.resolve();
    return new Promise((done) => {
      const cancel = clock.at(until, done);
      plan.cancel = () => {
        cancel();
        done();
      };
    });
  }

  #moment(plan: Plan, view: View, action: Action): number {
    const shares = !isDecision(action) && this.#isAccompanied(plan);
    return momentFor(action, { pace: this.#services.pace, shares, unread: this.#isUnread(view) }, Math.random());
  }

  /** Whether a person who is here has not looked at their card yet. */
  #isUnread({ round, people }: View): boolean {
    if (!round || !('players' in round.view)) return false;
    const { presence } = this.#table;
    const isHere = (id: PersonId) => presence.has(id) && people.some((one) => one.id === id && !one.bot);
    return round.view.players.some(({ person, plays, looked }) => plays && !looked && isHere(person as PersonId));
  }

  /** Whether a person plays in the same place. */
  #isAccompanied({ of }: Plan): boolean {
    const { state, presence } = this.#table;
    if (!gameOf(state).meta.sharesTurns) return false;
    return state.people.some((one) => !one.bot && isBeside(one.place, of.place) && presence.has(one.id));
  }
}

/** None of its moves was permitted. */
class Stuck extends Error {
  override readonly name = 'Stuck';
  readonly code: string;

  constructor(code: string) {
    super(`a bot is stuck: ${code}`);
    this.code = code;
  }
}

function playersOf({ people, round, phase }: State): Player[] {
  if (!round || phase === 'lobby') return [];
  return people.filter(
    (one): one is Player => one.bot !== undefined && !one.bot.paused && one.status === 'in' && one.place !== undefined,
  );
}

function positionOf(state: State): Pick<Plan, 'round' | 'phase' | 'said'> {
  const { round, phase, lines } = state;
  return { round: round?.state, phase, said: round && gameOf(state).meta.readsChat ? lines : undefined };
}

function isStill(plan: Plan, player: Player, state: State): boolean {
  const { round, phase, said } = positionOf(state);
  return plan.of === player && plan.round === round && plan.phase === phase && plan.said === said;
}

function isBeside(one: SeatName | undefined, other: SeatName | undefined): boolean {
  return one !== undefined && one.team === other?.team && one.role === other.role;
}

/** Moves that are left to people. */
const PEOPLES: readonly string[] = ['ownUp', 'raiseHand'];

/** Whether there is a move to think about. */
function mayMove({ round }: View): boolean {
  const may = Object.entries(round?.view.may ?? {});
  return may.some(([kind, permission]) => permission === 'yes' && !PEOPLES.includes(kind));
}

function isTimed({ round }: View): boolean {
  const game: AnyGame | undefined = round && games[round.view.game];
  return game?.isTimed?.(round?.view) === true;
}

function forOne(clue: Action): Action {
  if (!isClue(clue)) return clue;
  const { meant } = clue.action as { meant?: number[] };
  return { ...clue, action: { ...clue.action, number: 1, ...(meant && { meant: meant.slice(0, 1) }) } } as Action;
}
