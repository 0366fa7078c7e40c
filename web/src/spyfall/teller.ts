/** Spyfall's announcements, sounds and stamps. */
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import type { Teller } from '../play/news.svelte.ts';
import type { Texts } from '../texts/texts.svelte.ts';
import { announcements } from './announcements.ts';
import { moment, revealed, soundOf } from './moments.ts';

export const teller: Teller<View> = { announcements, moment, revealed, soundOf };

export function stampWords(t: Texts): Texts['spyfall']['stamp'] {
  return t.spyfall.stamp;
}
