/** Loads what a bot thinks of a finished game. */
import { after } from '../../texts/texts.svelte.ts';

export function reviewPage(): Promise<typeof import('./MomentReview.svelte')> {
  return after(['review'], import('./MomentReview.svelte'));
}
