/** The languages people can add words in. */
import { languageName } from '../../texts/texts.svelte.ts';
import { codes } from './codes.ts';

/** The server's languages first, then all others, sorted by their names in their own language. */
export function spokenIn(house: readonly string[]): string[] {
  const first = [...new Set(house)];
  const others = Intl.DisplayNames.supportedLocalesOf(codes).filter((code) => !first.includes(code));
  const { compare } = new Intl.Collator();
  return [...first, ...others.toSorted((a, b) => compare(languageName(a), languageName(b)))];
}
