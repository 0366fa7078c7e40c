/** Codenames' announcements, sounds and stamps. */
import type { View } from '@safehouse/rules/codenames/view-types.ts';
import type { Teller } from '../play/news.svelte.ts';
import type { Texts } from '../texts/texts.svelte.ts';
import { announcements } from './announcements.ts';
import { moment, revealed } from './moments.ts';
import { soundOf } from './sounds.ts';

export const teller: Teller<View> = { announcements, moment, revealed, soundOf };

export function stampWords(t: Texts): Texts['play']['stamp'] & Texts['codenames']['stamp'] {
  return { ...t.play.stamp, ...t.codenames.stamp };
}
