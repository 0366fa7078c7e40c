/** What a map says that could not be fetched again: how old it is. */
import { ago } from '../lib/time-words.ts';
import type { Texts } from '../texts/texts.svelte.ts';

const MINUTE = 60_000;

/** Under a minute no number helps: “this minute” reads as if nothing were wrong. */
export function staleText(
  seenAt: number,
  words: Texts['campaign']['offline'],
  language: string,
  now = Date.now(),
): string {
  return now - seenAt < MINUTE ? words.staleNow : words.stale({ when: ago(seenAt, language, now) });
}
