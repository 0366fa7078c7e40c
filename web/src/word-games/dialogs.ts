/** Dialogs that few people open before a game: loaded on demand. */
import { after } from '../texts/texts.svelte.ts';

/** The dialog for the referee's options. */
export function refereeDialog(): Promise<typeof import('./RefereeDialog.svelte')> {
  return after(['referee'], import('./RefereeDialog.svelte'));
}

/** A table's own words: adding them, and what can be done with them afterwards. */
export function ownPacks(): Promise<typeof import('./own/own-packs.ts')> {
  return after(['ownPacks'], import('./own/own-packs.ts'));
}
