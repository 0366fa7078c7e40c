/** The languages that somebody may bring words in. */
import { languageName } from '../../texts/texts.svelte.ts';
import { codes } from './codes.ts';

/** The house's own first, then all others by their names in themselves. */
export function spokenIn(house: readonly string[]): string[] {
  const first = [...new Set(house)];
  const others = Intl.DisplayNames.supportedLocalesOf(codes).filter((code) => !first.includes(code));
  const { compare } = new Intl.Collator();
  return [...first, ...others.toSorted((a, b) => compare(languageName(a), languageName(b)))];
}
