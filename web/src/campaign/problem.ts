/** What went wrong between this page and the house, in words. */
import { t } from '../texts/texts.svelte.ts';
import type { Trouble } from './campaign.svelte.ts';

export function problemText(trouble: Trouble): string {
  return trouble === 'unreachable' ? t.home.offline : t.refusals[trouble];
}
