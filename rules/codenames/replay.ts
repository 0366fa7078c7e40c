/** A finished game as it is kept for the tests: the deal, who sat where, every move, and how it came out. */
import type { GameActor, PersonId, Seat } from '../kernel/contract.ts';
import { broken } from '../kernel/result.ts';
import { hexOf, sha256 } from '../kernel/sha256.ts';
import { codenames } from './game.ts';
import type { Action, Deal, State } from './types.ts';

export type Move = { readonly by: PersonId | 'clock' | 'host'; readonly action: Action; readonly now: number };

export type Replay = {
  readonly deal: Deal;
  readonly seats: readonly Seat[];
  readonly began: number;
  readonly moves: readonly Move[];
  readonly outcome: NonNullable<State['outcome']>;
  /** SHA-256 of the last state. */
  readonly state: string;
};

/** Decides every move again, and throws if one is refused. */
export function replayed({ deal, seats, began, moves }: Omit<Replay, 'outcome' | 'state'>): State {
  return moves.reduce(
    (state, { by, action, now }, number) => {
      const result = codenames.decide(state, actorOf(seats, by), action, { now });
      if (!result.ok) return broken(`move ${number} is refused: ${result.refusal.code}`);
      return result.value.reduce(codenames.evolve, state);
    },
    codenames.begin(deal, began),
  );
}

export function digestOf(state: State): string {
  return hexOf(sha256(new TextEncoder().encode(JSON.stringify(state))));
}

function actorOf(seats: readonly Seat[], by: Move['by']): GameActor {
  const seat = seats.find(({ person }) => person === by);
  return seat ?? (by === 'clock' ? 'clock' : by === 'host' ? 'host' : broken(`${by} has no seat`));
}
