/** The turns of a finished game with what each clue was for, where its giver has said so. */
import type { View } from '@safehouse/rules/duet/view-types.ts';
import type { Entry } from '../../play/log.ts';
import type { Texts } from '../../texts/texts.svelte.ts';
import { logOf } from '../log.ts';
import { type Chapter, chapters } from '../story.ts';

export function toldLog(view: View, t: Texts): Entry[] {
  const told = chapters(view);
  return logOf(view, t).map((entry) => {
    // An abandoned game stops in the middle of a turn.
    const over = { ...entry, end: entry.end.filter((text) => text !== t.play.log.running) };
    const chapter = told[entry.key];
    return chapter?.clue.told ? withTold(over, chapter, t) : over;
  });
}

/** Guessed cards get a mark; cards that nobody guessed are listed. */
function withTold(entry: Entry, { found, missed = [] }: Chapter, { duetResult: { story } }: Texts): Entry {
  const words = missed.map((word) => word.toLocaleUpperCase()).join(', ');
  return {
    ...entry,
    found: entry.found.map((card, i) => ({ ...card, meant: found[i]?.meant ? story.meant : undefined })),
    note: missed.length > 0 ? story.missed({ words }) : undefined,
  };
}
