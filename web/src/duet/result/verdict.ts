/** The outcome of a game of Duet and the tip for the next one (D39); the score and how it adds up (D23). */
import type { View } from '@safehouse/rules/duet/view-types.ts';

type Outcome = NonNullable<View['outcome']>;

/** D39: outcomes that the result screen distinguishes. */
export type Result = 'assassin' | 'time' | 'easier' | 'standard' | 'mission';
/** D23: 5 or less, more than 5, 9 or 10, more than 10. */
export type Grade = 'close' | 'good' | 'excellent' | 'map';
/** Which tip to show. */
export type Next = 'assassins' | 'tenth' | 'eleventh' | 'pairs' | 'dear' | 'nine' | 'campaign' | 'map';

export type Verdict = {
  readonly result: Result;
  readonly won: boolean;
  readonly next: Next;
  readonly score?: number;
  readonly grade?: Grade;
  /** D23: the result of a mission. */
  readonly left?: number;
};

/** Where tokens ended up, and what each is worth; `late` is not a token but counts. */
export type TallyItem = {
  readonly kind: 'left' | 'kept' | 'cards' | 'discarded' | 'late';
  readonly count: number;
  readonly worth: number;
};

/** Undefined for an abandoned game. */
export function verdict({ outcome, options: { play } }: View): Verdict | undefined {
  if (!outcome) return undefined;
  const { score } = outcome;
  if (outcome.ending === 'assassin') return { result: 'assassin', won: false, next: 'assassins' };
  if (outcome.winners.length === 0) return { result: 'time', won: false, next: afterTime(outcome, play) };
  if (play.kind === 'standard' && play.tokens > 9) return { result: 'easier', won: true, next: 'nine' };
  const scored = score === undefined ? {} : { score, grade: gradeOf(score) };
  if (play.kind === 'mission') return { result: 'mission', won: true, next: 'map', left: outcome.left ?? 0 };
  return { result: 'standard', won: true, next: 'campaign', ...scored };
}

/** D23 */
export function gradeOf(score: number): Grade {
  if (score > 10) return 'map';
  if (score > 8) return 'excellent';
  return score > 5 ? 'good' : 'close';
}

/** D23: three per token left, one per token taken, minus one for a late win; tokens on cards score nothing. */
export function tally({ supply, kept, cards, discarded, outcome }: View): TallyItem[] {
  const onCards = cards.flatMap(({ markers }) => markers).reduce((sum, { tokens }) => sum + tokens, 0);
  const parts: TallyItem[] = [
    { kind: 'left', count: supply.bystander + supply.check, worth: 3 },
    { kind: 'kept', count: kept.west + kept.east, worth: 1 },
    { kind: 'cards', count: onCards, worth: 0 },
    { kind: 'discarded', count: discarded, worth: 0 },
    { kind: 'late', count: outcome?.ending === 'late' ? 1 : 0, worth: -1 },
  ];
  return parts.filter(({ kind, count }) => kind === 'left' || count > 0);
}

/** With a typographic minus sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** Larger clues always help; a standard game can add a token; on a mission, mistakes may cost two. */
function afterTime({ ending }: Outcome, play: View['options']['play']): Next {
  if (play.kind === 'mission') return ending === 'tokens' ? 'dear' : 'pairs';
  if (play.tokens === 9) return 'tenth';
  return play.tokens === 10 ? 'eleventh' : 'pairs';
}
