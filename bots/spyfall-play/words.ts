/** Words in typed text: split, folded and compared with tolerance for endings. */
import { fold } from '@safehouse/language/letters.ts';
import type { Forms } from '../languages/bot-language.ts';
import { botLanguages } from '../languages/index.ts';

/** For a language nobody has described. */
const unknownForms: Forms = { longestEnding: 3 };

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
  const forms = botLanguages[language]?.forms ?? unknownForms;
  if (added > forms.longestEnding) return false;
  if (lost === 0) return true;
  if (forms.losesOnly) return shared >= 3 && lost === 1 && forms.losesOnly.test(short);
  if (shared < (short.length === 4 ? 3 : 4)) return false;
  const isVowelChange = forms.vowelChange?.test(`${short[shared]}${long[shared]}`) ?? false;
  if (short.length === 4) return lost === 1 && isVowelChange && added <= (forms.growsAfterVowel ?? 0);
  if (forms.losesOnlyVowels) return lost === 1 && isVowelChange;
  const isHalved = forms.halvesDoubles && short[shared] === short[shared - 1];
  return lost <= (short.length >= 7 || isHalved ? 2 : 1);
}

function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}
