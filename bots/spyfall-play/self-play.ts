/** Whole games between bots, played through the rules: for tests and for measuring win rates. */
import { loadLocations } from '@safehouse/language/locations.ts';
import type { PersonId, Seat } from '@safehouse/rules/kernel/contract.ts';
import { type Random, randomFrom, type Seed } from '@safehouse/rules/kernel/random.ts';
import { defaults } from '@safehouse/rules/spyfall/defaults.ts';
import { spyfall } from '@safehouse/rules/spyfall/game.ts';
import type { Options } from '@safehouse/rules/spyfall/options.ts';
import type { Action, State } from '@safehouse/rules/spyfall/types.ts';
import type { Level } from '../bot.ts';
import type { Bank } from './bank.ts';
import { move } from './play.ts';

export type Step = {
  readonly state: State;
  readonly by: Seat;
  readonly action: Action;
  /** Thinking time in milliseconds of CPU time, so that a busy machine does not count. */
  readonly took: number;
};

export type Game = {
  readonly bank: Bank;
  readonly number: number;
  readonly players: number;
  readonly level: Level;
  readonly options?: Partial<Options>;
};

/** Time between two moves: eight minutes hold about sixteen questions with answers. */
const PACE = 15_000;
const alone = { people: 0, haveSpoken: true };

export function randomOf(number: number): Random {
  return randomFrom(number.toString(16).padStart(32, '0') as Seed);
}

export function seatOf(place: number): Seat {
  return { person: `bot-${place + 1}` as PersonId, team: 'table', role: 'player' };
}

/** Plays a game to its end, yielding every step. Throws if a move is refused or nobody moves. */
export function* selfPlay({ bank, number, players, level, options }: Game): Generator<Step, State> {
  const locations = loadLocations().sets.get(bank.language) ?? [];
  const random = randomOf(number);
  const seats = Array.from({ length: players }, (_, i) => seatOf(i));
  const agreed: Options = { ...defaults, way: 'written', rounds: 3, ...options };
  let now = 0;
  let state = spyfall.begin(spyfall.deal(agreed, seats, { words: [], locations }, random), now);
  for (let steps = 0; !state.outcome; steps++) {
    if (steps > 2000) throw new Error(`game ${number} does not end`);
    now += PACE;
    const due = spyfall.deadline(state);
    if (due && due.at <= now) {
      state = played(state, 'clock', due.action, now);
      continue;
    }
    const step = nextStep(state, random.shuffled(seats), { bank, number, level });
    if (!step) throw new Error(`game ${number}: nobody moves in ${state.phase}`);
    yield step;
    state = played(state, step.by, step.action, now);
  }
  return state;
}

function nextStep(
  state: State,
  seats: readonly Seat[],
  { bank, number, level }: Pick<Game, 'bank' | 'number' | 'level'>,
): Step | undefined {
  for (const by of seats) {
    const view = spyfall.view(state, by);
    const before = process.threadCpuUsage();
    const action = move(view, { person: by.person, level, commitment: `game ${number}` }, alone, bank);
    const { user, system } = process.threadCpuUsage(before);
    if (action) return { state, by, action, took: (user + system) / 1000 };
  }
  return undefined;
}

function played(state: State, by: Seat | 'clock', action: Action, now: number): State {
  const decision = spyfall.decide(state, by, action, { now });
  if (!decision.ok) throw new Error(`${action.kind} was refused: ${JSON.stringify(decision.refusal)}`);
  return decision.value.reduce(spyfall.evolve, state);
}
