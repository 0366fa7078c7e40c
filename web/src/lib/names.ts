/** Names as people type them. The house has the last word; this only says early what it would say. */

const LONGEST = 20;

function graphemes(text: string): number {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;
}

export function isGoodName(typed: string): boolean {
  const length = graphemes(typed.trim());
  return length >= 1 && length <= LONGEST;
}
