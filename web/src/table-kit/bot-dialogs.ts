/** The dialogs for bots: adding one to a seat, and changing one that plays. They load when they are opened. */
import { after } from '../texts/texts.svelte.ts';

export function botDialogs(): Promise<typeof import('./bots/dialogs.ts')> {
  return after(['bots', 'person'], import('./bots/dialogs.ts'));
}
