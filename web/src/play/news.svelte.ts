/** Follows a game across its screens: announces what happens, plays the sounds and shows the stamps, each once. */
import { untrack } from 'svelte';
import { announce } from '../lib/announce.svelte.ts';
import { playSound, type Sound } from '../lib/sound.ts';
import type { GameView, Table } from '../table-kit/table-context.ts';
import { type Texts, t } from '../texts/texts.svelte.ts';
import type { Moment } from './moment.ts';
import { scene } from './scene.svelte.ts';

/** What a game reports when one view follows another. `before` is missing when the page has just loaded. */
export type Teller<View extends GameView> = {
  readonly announcements: (
    before: View | undefined,
    after: View,
    t: Texts,
    nameOf: (person: string) => string,
  ) => readonly string[];
  readonly soundOf: (before: View | undefined, after: View) => Sound | undefined;
  readonly moment: (before: View | undefined, after: View) => Moment | undefined;
  /** Whether a card was turned over. */
  readonly revealed: (before: View | undefined, after: View) => boolean;
};

const STAMP_FOR = 1900;

/** The last view reported. It outlives a screen, so that the result screen can report the move that ended the game. */
let last: { readonly table: string; readonly view: GameView; readonly isCalledOff: boolean } | undefined;

export class News<View extends GameView> {
  stamp = $state.raw<Moment | undefined>();
  readonly #teller: Teller<View>;

  /**
   * Call during component initialisation. `changed` is called for every step from one view to the next.
   */
  constructor(table: Table, teller: Teller<View>, changed?: (before: View, after: View) => void) {
    this.#teller = teller;
    // A replay tells its steps itself, forwards and back.
    if (table.replay) return;
    $effect(() => {
      const { id, phase, round } = table.view;
      if (!round) return;
      const after = round.view as View;
      const isCalledOff = phase === 'over' && !round.view.outcome;
      const old = last?.table === id && last.view.game === after.game ? last : undefined;
      const before = old?.view as View | undefined;
      last = { table: id, view: after, isCalledOff };
      if (isCalledOff) {
        // Other changes that come with it are not news of the game.
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
    // The director plays it: sounds and stamps come with its beats.
    if (scene.beat) {
      this.stamp = undefined;
      return;
    }
    const sound = soundOf(before, after);
    if (sound) playSound(sound);
    // People look at a card that turns over: remove an older stamp.
    this.stamp = moment(before, after) ?? (revealed(before, after) ? undefined : this.stamp);
  }
}
