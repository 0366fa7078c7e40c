/** Loads the evening at a table, and the way to it. */
import { after } from '../../texts/texts.svelte.ts';

export function eveningButton(): Promise<typeof import('./EveningButton.svelte')> {
  return after(['evening'], import('./EveningButton.svelte'));
}

export function eveningPage(): Promise<typeof import('./EveningPage.svelte')> {
  return after(['evening', 'ending', 'map'], import('./EveningPage.svelte'));
}
