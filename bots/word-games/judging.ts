/** How bots judge clues of people: as the referee does, but lenient about names. */
import type { Opinion } from '@safehouse/rules/kernel/opinion.ts';

/** C23, C24: whether the bot of the other team lets this clue pass. */
export function isAcceptable(word: string, opinion: Opinion | undefined): boolean {
  if (opinion?.verdict !== 'illegal' || opinion.limited) return true;
  // L12: a name of several words, such as New York, is worth an exception.
  return opinion.reason === 'several-words' && isName(word);
}

function isName(words: string): boolean {
  return words.split(/[\s\p{Pd}]+/u).every((word) => /^\p{Lu}/u.test(word));
}
