/** What the giver reads about the word they asked about. */
import type { Texts } from '../../texts/texts.svelte.ts';

/** As in a view. */
export type Asked = {
  readonly by: string;
  readonly word: string;
  readonly yes: readonly string[];
  readonly awaits: readonly string[];
  readonly answer: 'open' | 'allowed' | 'refused';
};

export function askedText(
  { awaits, answer }: Asked,
  { asking }: Texts['play'],
  listed: (ids: readonly string[]) => string,
) {
  if (answer !== 'open') return asking[answer];
  return awaits.length === 0 ? asking.soon : asking.waiting({ names: listed(awaits) });
}
