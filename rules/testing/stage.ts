/** Test harness for the rules of any game: people act or are refused, and time passes. */
import { expect } from 'vitest';
import type { Game, GameActor, Seat } from '../kernel/contract.ts';
import type { Opinion } from '../kernel/opinion.ts';
import { broken } from '../kernel/result.ts';

/** What a game's rule tests provide. */
export type Play<Options, Deal, State, Action, Event, View, Code extends string, Played> = {
  readonly game: Game<Options, Deal, State, Action, Event, View, string>;
  readonly refusals: readonly Code[];
  readonly deal: Deal;
  readonly seats?: readonly Seat[];
  /** Describes an accepted action. */
  readonly played: (before: State, after: State) => Played;
};

export function stage<
  Options,
  Deal,
  State,
  Action extends { readonly kind: string },
  Event,
  View,
  Code extends string,
  Played,
>({ game, refusals, deal, seats, played }: Play<Options, Deal, State, Action, Event, View, Code, Played>) {
  let now = 1_000_000;
  let state = game.begin(deal, now, seats);

  const answer = (by: GameActor, action: Action, opinion?: Opinion) => {
    const result = game.decide(state, by, game.schemas.action.parse(action), opinion ? { now, opinion } : { now });
    if (!result.ok && !refusals.includes(result.refusal.code as Code)) broken(`unlisted: ${result.refusal.code}`);
    return result;
  };

  const does = (by: GameActor, action: Action, opinion?: Opinion): Played => {
    const before = state;
    const result = answer(by, action, opinion);
    if (!result.ok) return broken(`${action.kind} was refused: ${result.refusal.code}`);
    state = result.value.reduce(game.evolve, before);
    return played(before, state);
  };

  return {
    does,
    tries: (by: GameActor, action: Action, opinion?: Opinion) => ({
      isRefused: (code: Code, about?: string) => {
        const refusal = about === undefined ? { code } : { code, about };
        expect(answer(by, action, opinion)).toEqual({ ok: false, refusal });
      },
      isAccepted: () => expect(answer(by, action, opinion)).toMatchObject({ ok: true }),
    }),
    /** Advances the time and applies all due clock actions. */
    waits: (seconds: number): Played => {
      const before = state;
      const end = now + seconds * 1000;
      let rings = 0;
      for (let due = game.deadline(state); due && due.at <= end; due = game.deadline(state)) {
        now = Math.max(now, due.at);
        does('clock', due.action);
        if (++rings > 100) broken('the clock rings for ever');
      }
      now = end;
      return played(before, state);
    },
    /** Changes the state by something other than a move. */
    happens: (change: (state: State, now: number) => State): void => {
      state = change(state, now);
    },
    card: (word: string): number => {
      const index = game.wordsOf(deal).indexOf(word);
      return index >= 0 ? index : broken(`no card ${word}`);
    },
    get state() {
      return state;
    },
  };
}
