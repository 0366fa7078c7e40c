/** Deliberately broken games, to check that the laws catch them. */
import { expect } from 'vitest';
import type { Game } from '../kernel/contract.ts';
import { redealChanges } from './laws.ts';
import type { Law } from './laws-book.ts';
import { type Effort, failuresOf, judge } from './laws-judge.ts';
import type { AnySubject } from './laws-runs.ts';

export function variants<Options, Deal, State, Action, Event, View extends object, Agreed extends Options>(
  game: Game<Options, Deal, State, Action, Event, View, string, Agreed>,
  subject: AnySubject,
  effort: Partial<Effort>,
) {
  type Change = Partial<typeof game>;
  const variant = (change: Change): AnySubject => ({ ...subject, machine: { ...game, ...change } as never });
  return {
    variant,
    /** Adds something to every view. */
    showing: (more: (state: State, view: View) => object): Change => ({
      view: (state, viewer) => {
        const view = game.view(state, viewer);
        return { ...view, ...more(state, view) };
      },
    }),
    /** Checks that the unchanged game passes with the same effort. */
    isSound: (laws: readonly Law[]): void => {
      expect([...failuresOf(laws, subject, effort).values()]).toEqual([]);
      expect(() => redealChanges(subject, effort)).not.toThrow();
    },
    isCaught: (law: Law, change: Change, complaint: string): void => {
      expect(() => judge(law, variant(change), { ...effort, shrinks: false })).toThrow(complaint);
    },
  };
}
