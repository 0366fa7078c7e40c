/** Romanian as many people type it, without marks: *padurea*, *tantar*, *fantana*. */

const marked: Readonly<Record<string, string>> = { a: 'aăâ', s: 'sș', t: 'tț' };
/** How many spellings are tried: enough for a word with four or five such letters. */
const MOST = 400;

/** All other spellings with marks that it may stand for; empty if there are too many. */
export function withMarks(letters: string): string[] {
  const choices = Array.from(letters, (letter, at) => (at === 0 && letter === 'i' ? 'iî' : (marked[letter] ?? letter)));
  if (choices.reduce((count, choice) => count * choice.length, 1) > MOST) return [];
  let found = [''];
  for (const choice of choices) found = found.flatMap((start) => Array.from(choice, (letter) => start + letter));
  return found.filter((word) => word !== letters);
}
