/** Follows a game across its screens: says what happened, plays its sound, brings down its stamp. Each thing once. */
import { untrack } from 'svelte';
import { announce } from '../lib/announce.svelte.ts';
import { play, type Sound } from '../lib/sound.ts';
import type { GameView, Table } from '../table-kit/table-context.ts';
import { type Texts, t } from '../texts/texts.svelte.ts';
import type { Moment } from './moment.ts';

/** What a game has to say when one view follows another. `before` is missing when the page has just come in. */
export type Teller<View extends GameView> = {
  readonly announcements: (
    before: View | undefined,
    after: View,
    t: Texts,
    nameOf: (person: string) => string,
  ) => readonly string[];
  readonly soundOf: (before: View | undefined, after: View) => Sound | undefined;
  readonly moment: (before: View | undefined, after: View) => Moment | undefined;
  /** Has a card been turned over? */
  readonly revealed: (before: View | undefined, after: View) => boolean;
};

const STAMP_FOR = 1900;

/** The view last told about. It outlives a screen, so that the result can tell of the move that ended the game. */
let last: { readonly table: string; readonly view: GameView; readonly isCalledOff: boolean } | undefined;

export class News<View extends GameView> {
  stamp = $state.raw<Moment | undefined>();
  readonly #teller: Teller<View>;

  /** Call while a component of the game is being made. `changed` hears of every step from one view to the next. */
  constructor(table: Table, teller: Teller<View>, changed?: (before: View, after: View) => void) {
    this.#teller = teller;
    $effect(() => {
      const { id, phase, round } = table.view;
      if (!round) return;
      const after = round.view as View;
      const isCalledOff = phase === 'over' && !after.outcome;
      const old = last?.table === id && last.view.game === after.game ? last : undefined;
      const before = old?.view as View | undefined;
      last = { table: id, view: after, isCalledOff };
      if (isCalledOff) {
        // Whatever else has changed with that is no news of the game.
        if (old && !old.isCalledOff) untrack(() => announce(t.play.said.calledOff));
        return;
      }
      if (before === after) return;
      untrack(() => this.#tell(before, after, table));
      if (before) untrack(() => changed?.(before, after));
    });
    $effect(() => {
      if (!this.stamp) return;
      const fading = setTimeout(() => {
        this.stamp = undefined;
      }, STAMP_FOR);
      return () => clearTimeout(fading);
    });
  }

  #tell(before: View | undefined, after: View, table: Table): void {
    const { announcements, soundOf, moment, revealed } = this.#teller;
    for (const said of announcements(before, after, t, (id) => table.nameOf(id))) announce(said);
    const sound = soundOf(before, after);
    if (sound) play(sound);
    // A card that turns over is looked at: an older stamp makes way.
    this.stamp = moment(before, after) ?? (revealed(before, after) ? undefined : this.stamp);
  }
}
