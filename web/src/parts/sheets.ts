/** Open dialogs, and what a game shows on top of each of them (UX 46). */
import type { Snippet } from 'svelte';
import { getContext, setContext } from 'svelte';

const TOP = Symbol('top of every sheet');

/** Shown on top of every dialog opened below this component: the clock and the now-line. */
export function provideSheetTop(top: Snippet): void {
  setContext(TOP, top);
}
export function useSheetTop(): Snippet | undefined {
  return getContext<Snippet | undefined>(TOP);
}

/** Closes open dialogs, because something happened that everyone must see; not where someone has written something. */
export function closeSheets(which: 'all' | 'without the now-line' = 'all'): void {
  const open = which === 'all' ? 'dialog:modal:not([data-keep])' : 'dialog:modal:not([data-keep], :has(> .top))';
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(open)) {
    const fields = [...dialog.querySelectorAll<HTMLInputElement>('input:not([type=radio], [type=checkbox]), textarea')];
    if (fields.every(({ value }) => value === '')) dialog.close();
  }
}
