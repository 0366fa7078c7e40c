/** Follows the game across its screens: says what happened, plays its sound, brings down its stamp. Each thing once. */
import type { View } from '@safehouse/rules/codenames/view-types.ts';
import { untrack } from 'svelte';
import { announce } from '../lib/announce.svelte.ts';
import { play } from '../lib/sound.ts';
import type { Table } from '../lib/table-context.ts';
import { t } from '../texts/texts.svelte.ts';
import { announcements } from './announcements.ts';
import { type Moment, moment, revealed } from './moments.ts';
import { soundOf } from './sounds.ts';

const STAMP_FOR = 1900;

/** The view last told about. It outlives a screen, so that the result can tell of the move that ended the game. */
let last: { readonly table: string; readonly view: View; readonly isCalledOff: boolean } | undefined;

export class News {
  stamp = $state.raw<Moment | undefined>();

  /** Call while a component is being made. `changed` hears of every step from one view to the next. */
  constructor(table: Table, changed?: (before: View, after: View) => void) {
    $effect(() => {
      const { id, phase, round } = table.view;
      if (!round) return;
      const after = round.view;
      const isCalledOff = phase === 'over' && !after.outcome;
      const old = last?.table === id ? last : undefined;
      const before = old?.view;
      last = { table: id, view: after, isCalledOff };
      if (isCalledOff) {
        // Whatever else has changed with that is no news of the game.
        if (old && !old.isCalledOff) untrack(() => announce(t.codenames.said.calledOff));
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
    for (const said of announcements(before, after, t.codenames, (id) => table.nameOf(id))) announce(said);
    const sound = soundOf(before, after);
    if (sound) play(sound);
    // A card that turns over is looked at: an older stamp makes way.
    this.stamp = moment(before, after) ?? (revealed(before, after) ? undefined : this.stamp);
  }
}
