/** Checks names as people type them. The server decides; this only reports its answer early. */

const LONGEST = 20;
const LONGEST_CAMPAIGN = 40;
const LONGEST_PACK = 40;

function graphemes(text: string): number {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;
}

export function isGoodName(typed: string): boolean {
  return isOf(LONGEST, typed);
}

export function isGoodCampaignName(typed: string): boolean {
  return isOf(LONGEST_CAMPAIGN, typed);
}

export function isGoodPackName(typed: string): boolean {
  return isOf(LONGEST_PACK, typed);
}

function isOf(longest: number, typed: string): boolean {
  const length = graphemes(typed.trim());
  return length >= 1 && length <= longest;
}
