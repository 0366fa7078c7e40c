/**
 * The view that a page shows. When the last hand of a vote is up, the vote stays in sight for a moment before what
 * follows from it. Only the page waits: the server has gone on.
 */
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import type { Table } from '../table-kit/table-context.ts';
import { isNewGame } from './new-game.ts';

/** Milliseconds. */
const HOLD = 3_000;

/** The last view of a game. It outlives a screen, so that the result knows whether its viewer saw the game end. */
let last: { readonly table: string; readonly view: View } | undefined;

export class ShownView {
  readonly #table: Table;
  #held = $state.raw<View | undefined>();

  /** Call during component initialisation. */
  constructor(table: Table) {
    this.#table = table;
    this.#follow();
    // Before the page is drawn: what follows must not flash up.
    $effect.pre(() => this.#follow());
    $effect(() => {
      if (!this.#held) return;
      const passing = setTimeout(() => {
        this.#held = undefined;
      }, HOLD);
      return () => clearTimeout(passing);
    });
  }

  get view(): View {
    return this.#held ?? this.#real;
  }

  get #real(): View {
    return this.#table.view.round?.view as View;
  }

  #follow(): void {
    const after = this.#real;
    const before = lastOf(this.#table);
    if (before === after) return;
    last = { table: this.#table.view.id, view: after };
    this.#held = lastHands(before, after) ?? (isUrgent(after) ? undefined : this.#held);
  }
}

/** Whether the game ended while this page was open: then its last verdict comes before the result. */
export function sawTheEnd(table: Table): boolean {
  const view = table.view.round?.view as View;
  const before = lastOf(table);
  return view.outcome !== undefined && before !== undefined && !before.outcome && !isNewGame(before, view);
}

function lastOf({ view }: Table): View | undefined {
  return last?.table === view.id ? last.view : undefined;
}

/** The vote with all its hands, if `after` is what followed from the last one. */
export function lastHands(before: View | undefined, after: View): View | undefined {
  if (!before || isNewGame(before, after)) return undefined;
  const { accusation, ballot } = before;
  const heard = after.hearings.at(-1);
  if (accusation && !after.accusation && heard?.by === accusation.by) {
    return { ...before, may: after.may, accusation: { ...heard, awaited: [] } };
  }
  const voices = after.verdicts.length > before.verdicts.length ? after.verdicts.at(-1)?.voices : undefined;
  return ballot && voices ? { ...before, may: after.may, ballot: { voices } } : undefined;
}

/** Whether something asks for attention that must not wait (UX 46). */
function isUrgent({ phase, turn, you }: View): boolean {
  return phase !== 'verdict' && (phase !== 'asking' || (you !== undefined && turn?.asked === you.person));
}
