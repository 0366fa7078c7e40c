/** Words in typed text: split, folded and compared with tolerance for endings. */
import { fold } from '@safehouse/language/letters.ts';

/** Maximum length of an ending: some languages stack several suffixes. */
const endings = new Map([
  ['en', 3],
  ['da', 4],
  ['it', 3],
  ['ro', 4],
  ['fi', 6],
  ['hu', 6],
]);

/** Letters that a short word may gain when its last vowel changes. */
const growsAfterVowel = new Map([
  ['it', 1],
  ['hu', 2],
]);

/** Vowel changes, from and to. */
const changes = new Map([
  ['it', /^[aeiou]{2}$/],
  ['hu', /^(?:aá|áa|eé|ée)$/],
]);

/** The words of a sentence, folded, in order. */
export function wordsOf(sentence: string, language: string): string[] {
  return sentence
    .normalize('NFC')
    .replaceAll('\u00ad', '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => fold(word, language))
    .filter((word) => word !== '');
}

/** A sentence reduced to its letters: equal for sentences that look alike to a reader. */
export function lettersOf(sentence: string, language: string): string {
  return fold(sentence.normalize('NFC'), language);
}

/** Whether two folded words are likely forms of one word. Short words must be equal. */
export function isSameWord(one: string, other: string, language: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 4) return false;
  const shared = sharedStart(short, long);
  const lost = short.length - shared;
  const added = long.length - shared;
  if (added > (endings.get(language) ?? 3)) return false;
  if (lost === 0) return true;
  // wave, waving; baby, babies
  if (language === 'en') return shared >= 3 && lost === 1 && /[ey]$/.test(short);
  if (shared < (short.length === 4 ? 3 : 4)) return false;
  const isVowelChange = changes.get(language)?.test(`${short[shared]}${long[shared]}`) ?? false;
  // onda, onde; alma, almát
  if (short.length === 4) return lost === 1 && isVowelChange && added <= (growsAfterVowel.get(language) ?? 0);
  // nuotare, nuoto
  if (language === 'it') return lost === 1 && isVowelChange;
  // hiekka, hiekassa: a double letter becomes single.
  const isHalved = language === 'fi' && short[shared] === short[shared - 1];
  return lost <= (short.length >= 7 || isHalved ? 2 : 1);
}

function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}
