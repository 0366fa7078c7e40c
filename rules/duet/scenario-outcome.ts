/** Expectations about the result of an action, in the words of the rule tests. */
import { expect } from 'vitest';
import { foundIn, giversIn, guessersIn, lastClue } from './board.ts';
import { sides } from './sides.ts';
import type { Ending, Guess, Kind, Side, State, TurnEnd } from './types.ts';

export type GameEnd = { readonly won: boolean; readonly by: Ending; readonly score?: number; readonly left?: number };

/** `supply` as on the map: the number of tokens, and how many have the bystander side up. */
export type Tokens = {
  readonly supply: string;
  readonly west?: number;
  readonly east?: number;
  readonly discarded?: number;
};

export function played(before: State, after: State) {
  const outcome = {
    /** The same side continues. */
    keepsTheTurn: () => {
      expect(after.outcome).toBeUndefined();
      expect([after.phase, giversIn(after), guessersIn(after)]).toEqual([
        before.phase,
        giversIn(before),
        guessersIn(before),
      ]);
      return outcome;
    },
    /** A turn is over, and one of these sides gives the next clue. */
    passesTheTurnTo: (...givers: Side[]) => {
      expect([after.phase, giversIn(after), guessersIn(after)]).toEqual(['clue', givers, []]);
      expect([before.phase, after.outcome]).toEqual(['guess', undefined]);
      return outcome;
    },
    isGuessedBy: (side: Side) => {
      expect([after.phase, giversIn(after), guessersIn(after)]).toEqual(['guess', [], [side]]);
      return outcome;
    },
    /** The supply ran out (D21), and these may guess. */
    startsSuddenDeath: (...guessers: Side[]) => {
      expect([before.phase, after.phase, after.outcome]).toEqual(['guess', 'sudden', undefined]);
      expect([giversIn(after), guessersIn(after)]).toEqual([[], guessers]);
      return outcome;
    },
    /** How the guessing on the last clue ended. */
    because: (end: TurnEnd) => {
      expect(lastClue(after)?.ended).toBe(end);
      return outcome;
    },
    /** What the card touched last is. */
    shows: (kind: Kind) => {
      expect(guessesIn(after).length).toBe(guessesIn(before).length + 1);
      expect(lastGuess(after)?.kind).toBe(kind);
      return outcome;
    },
    /** The card touched last has an agent card; nothing else was placed. */
    laysAnAgent: () => {
      expect(foundIn(after)).toEqual([...foundIn(before), lastGuess(after)]);
      expect(after.markers).toEqual(before.markers);
      return outcome;
    },
    /** The card touched last has a marker with its arrow pointing at this side; nothing else was placed. */
    laysAMarker: (side: Side, tokens: 1 | 2 = 1) => {
      expect(after.markers).toEqual([...before.markers, { card: lastGuess(after)?.card, side, tokens }]);
      expect(foundIn(after)).toEqual(foundIn(before));
      return outcome;
    },
    /** The tokens afterwards; those not named are unchanged. */
    leaves: ({ supply, ...others }: Tokens) => {
      const count = (state: State) => ({ west: state.kept.west, east: state.kept.east, discarded: state.discarded });
      expect(supplyIn(after)).toBe(supply);
      expect(count(after)).toEqual({ ...count(before), ...others });
      return outcome;
    },
    endsTheGame: ({ won, by, score, left }: GameEnd) => {
      const expected = { ending: by, winners: won ? sides : [] };
      expect(after.outcome).toEqual({
        ...expected,
        ...(score !== undefined && { score }),
        ...(left !== undefined && { left }),
      });
      return outcome;
    },
    changesNothing: () => {
      expect(after).toEqual(before);
      return outcome;
    },
  };
  return outcome;
}

function guessesIn(state: State): readonly Guess[] {
  return [...state.clues.flatMap(({ guesses }) => guesses), ...state.late];
}

function lastGuess(state: State): Guess | undefined {
  return guessesIn(state).at(-1);
}

function supplyIn({ supply: { bystander, check } }: State): string {
  return `${bystander + check}-${bystander}`;
}
