/** Sample words, clues and referee opinions for all word games: used by the laws, the replays and the benchmarks. */
import type { Content } from '../kernel/content.ts';
import type { Facts } from '../kernel/contract.ts';
import type { Opinion } from '../kernel/opinion.ts';
import type { Random } from '../kernel/random.ts';
import type { RefereeOptions } from './referee.ts';

export const sampleWords: readonly string[] = `
  anchor basket candle desert engine feather garden hammer island jacket kettle ladder
  mirror needle orchard pepper quarry ribbon saddle temple umbrella valley whistle yard
  zebra bridge castle dragon elbow forest glove harbour ivory jungle keyboard lantern
  meadow nest oyster planet quilt rocket shadow thunder uncle violin wagon camera`
  .trim()
  .split(/\s+/);

export const sampleContent: Content = { words: sampleWords, locations: [] };

/** Clue words; one of them may be on the table. */
export const sampleHints: readonly string[] = [
  'harvest',
  'northern',
  'engine',
  'Árvíz',
  'night',
  'marble',
  'x9',
  'quiet',
  'voyage',
  'ember',
];

/** Invalid clues, and one that only needs trimming. */
const oddHints = ['two words', '?!', ' ', '\u00ad', ' trimmed ', 'tab\tbed'];

/** A clue that is likely to be refused. */
export function wildHint({ cards }: { cards: readonly { word: string }[] }, random: Random): string {
  const codename = random.pick(cards).word;
  const shouted = codename.toUpperCase().normalize('NFD');
  return random.pick([random.pick(sampleHints), random.pick(oddHints), codename, shouted]);
}

/** A table's referee options; older tables have none. */
export function sampleReferee(random: Random): { referee?: RefereeOptions } {
  const yesOrNo = () => random.below(2) === 0;
  if (random.below(4) === 0) return {};
  const mode = random.pick<RefereeOptions['mode']>(['advise', 'strict', 'off']);
  return { referee: { mode, names: yesOrNo(), acronyms: yesOrNo(), apart: yesOrNo(), rhymes: yesOrNo() } };
}

/** Any opinion the referee may give beforehand, or none. */
export function sampleFacts(random: Random, now: number): Facts {
  const opinion = random.pick<Opinion | undefined>([
    undefined,
    { verdict: 'legal' },
    { verdict: 'doubtful', rule: 'L5', reason: 'unknown', limited: true },
    { verdict: 'illegal', rule: 'L6', codename: random.pick(sampleWords), reason: 'form' },
  ]);
  return opinion ? { now, opinion } : { now };
}
