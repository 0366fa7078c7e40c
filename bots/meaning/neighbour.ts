/** Finds the known word with the most similar spelling: one typo in a word, two in a long one. */

const LONG = 8;
const SHORTEST = 4;
/** In a word of this length one slip is likelier than an unusual word. */
const SURE = 7;

/** A wrong letter is a rarer slip than one that is missing, doubled or swapped: peice is piece, not peace. */
const WRONG = 1.2;

/** The word that lacks one typed letter, has one more, or has two of them swapped. */
export function oneSlipAway(letters: string, words: Iterable<string>): string | undefined {
  return letters.length < SURE ? undefined : nearest(letters, words, 1, 1);
}

/** Of several, the word with the likeliest slips, then the first in the order of `words`. */
export function neighbour(letters: string, words: Iterable<string>, mostSlips = 2): string | undefined {
  if (letters.length < SHORTEST) return undefined;
  const slips = Math.min(mostSlips, letters.length >= LONG ? 2 : 1);
  return nearest(letters, words, slips, slips * WRONG);
}

function nearest(letters: string, words: Iterable<string>, slips: number, mostCost: number): string | undefined {
  let best: string | undefined;
  let least = mostCost + 0.01;
  for (const word of words) {
    // People get the first letter right; a different one makes a different word: raivo, kaivo.
    if (word[0] !== letters[0] || word.length < SHORTEST || Math.abs(word.length - letters.length) > slips) continue;
    const cost = distance(letters, word, least);
    if (cost < least) {
      least = cost;
      best = word;
    }
  }
  return best;
}

/** Edit distance with wrong, missing, added and swapped letters; exact only below `most`. */
function distance(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let slips = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + (isSame ? 0 : WRONG),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        slips = Math.min(slips, (before[j - 2] as number) + 1);
      row.push(slips);
      least = Math.min(least, slips);
    }
    if (least >= most) return most;
    before = last;
    last = row;
  }
  return last[b.length] as number;
}
