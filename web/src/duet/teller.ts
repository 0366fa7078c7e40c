/** Duet's announcements, sounds and stamps. */
import type { View } from '@safehouse/rules/duet/view-types.ts';
import type { Teller } from '../play/news.svelte.ts';
import type { Texts } from '../texts/texts.svelte.ts';
import { announcements } from './announcements.ts';
import { moment, revealed, soundOf } from './moments.ts';

export const teller: Teller<View> = { announcements, moment, revealed, soundOf };

export function stampWords(t: Texts): Texts['play']['stamp'] & Texts['duet']['stamp'] {
  return { ...t.play.stamp, ...t.duet.stamp };
}
