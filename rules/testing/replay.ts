/** A finished game stored for tests: the deal, the seats, every move and the outcome. */
import { writeFileSync } from 'node:fs';
import type { AnyGame, GameActor, Outcome, PersonId, Seat } from '../kernel/contract.ts';
import { broken } from '../kernel/result.ts';
import { hexOf, sha256 } from '../kernel/sha256.ts';
import { type AnySubject, BEGINNING, stepsOf } from './laws-runs.ts';

export type Move = { readonly by: PersonId | 'clock' | 'host'; readonly action: unknown; readonly now: number };

export type Replay = {
  readonly deal: { readonly options: unknown };
  readonly seats: readonly Seat[];
  readonly began: number;
  readonly moves: readonly Move[];
  readonly outcome: Outcome;
  /** SHA-256 of the final state. */
  readonly state: string;
};

/** A game's forms, each as a subject of the laws. */
export type Forms = Readonly<Record<string, AnySubject>>;

/** Every ending of every form: `teams-assassin`. */
export function waysOf(forms: Forms): string[] {
  return Object.entries(forms).flatMap(([form, { endings }]) => endings.map((ending) => `${form}-${ending}`));
}

/** Writes one game for every ending of every form. Deterministic. */
export function record(game: AnyGame, folder: string, forms: Forms): void {
  for (const [form, subject] of Object.entries(forms)) {
    for (const ending of subject.endings) {
      writeFileSync(`${folder}/${form}-${ending}.json`, JSON.stringify(firstGame(game, subject, ending)));
    }
  }
}

/** Decides every move again and throws if one is refused. */
export function replayed(game: AnyGame, { deal, seats, began, moves }: Replay): unknown {
  return moves.reduce(
    (state, { by, action, now }, number) => {
      const result = game.decide(state, actorOf(seats, by), action, { now });
      if (!result.ok) return broken(`move ${number} is refused: ${result.refusal.code}`);
      return result.value.reduce(game.evolve, state);
    },
    game.begin(deal, began),
  );
}

export function digestOf(state: unknown): string {
  return hexOf(sha256(new TextEncoder().encode(JSON.stringify(state))));
}

function firstGame(game: AnyGame, subject: AnySubject, ending: string): Replay {
  for (let start = 0; start < 10_000; start++) {
    const replay = playedGame(game, subject, start, ending);
    if (replay) return replay;
  }
  return broken(`no game ended by ${ending}`);
}

/** A random game played to its end, without refused moves; undefined if it ends differently. */
function playedGame(game: AnyGame, subject: AnySubject, start: number, ending: string): Replay | undefined {
  const draws = Array.from({ length: subject.bound }, (_, i) => start * subject.bound + i);
  const steps = [...stepsOf({ ...subject, facts: undefined }, { start, draws })].filter(({ result }) => result.ok);
  const last = steps.at(-1)?.after as Pick<Replay, 'deal'> | undefined;
  const outcome = last && game.outcome(last);
  if (!outcome || subject.finished(last) !== ending) return undefined;
  return {
    deal: last.deal,
    seats: subject.players(last) as readonly Seat[],
    began: BEGINNING,
    moves: steps.map(({ by, action, facts }) => moveOf(by as GameActor, action, facts.now)),
    outcome,
    state: digestOf(last),
  };
}

function moveOf(by: GameActor, action: unknown, now: number): Move {
  return { by: typeof by === 'string' ? by : by.person, action, now };
}

function actorOf(seats: readonly Seat[], by: Move['by']): GameActor {
  const seat = seats.find(({ person }) => person === by);
  return seat ?? (by === 'clock' ? 'clock' : by === 'host' ? 'host' : broken(`${by} has no seat`));
}
