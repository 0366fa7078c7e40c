/** The languages that somebody may bring words in. */
import { languageName } from '../../texts/texts.svelte.ts';

/** Those with a code of two letters that a browser is likely to know the name of. */
const codes =
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fo fr fy ga gd gl gu ha he hi hr hu hy id ig is it ja ka kk km kn ko ky lb lo lt lv mi mk ml mn mr ms mt my nb ne nl nn pa pl ps pt ro ru sd si sk sl so sq sr sv sw ta te tg th tk tr tt uk ur uz vi wo xh yi yo zh zu';

/** The house's own first, then all others by their names in themselves. */
export function spokenIn(house: readonly string[]): string[] {
  const first = [...new Set(house)];
  const others = Intl.DisplayNames.supportedLocalesOf(codes.split(' ')).filter((code) => !first.includes(code));
  const { compare } = new Intl.Collator();
  return [...first, ...others.toSorted((a, b) => compare(languageName(a), languageName(b)))];
}
