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

/** As in the rules: something of a name is visible, and no grapheme is endless. */
const SEEN = /[\p{L}\p{N}\p{S}\p{P}]/u;
const LONGEST_GRAPHEME = 6;

function isOf(longest: number, typed: string): boolean {
  const name = typed.trim();
  return SEEN.test(name) && name.length <= LONGEST_GRAPHEME * longest && graphemes(name) <= longest;
}
