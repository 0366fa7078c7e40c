/** Loads the way to a table's evening. */
import { after } from '../../texts/texts.svelte.ts';

export function eveningButton(): Promise<typeof import('./EveningButton.svelte')> {
  return after(['evening', 'map'], import('./EveningButton.svelte'));
}
