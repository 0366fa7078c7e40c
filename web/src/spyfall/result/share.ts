/** The share text of Spyfall: one row of symbols per round, without names, locations or roles. */
import type { RoundResult } from '@safehouse/rules/spyfall/types.ts';
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import type { Texts } from '../../texts/texts.svelte.ts';
import { winnerOf } from '../sides.ts';
import type { Verdict } from '../story.ts';
import { standing } from './standing.ts';

type T = Pick<Texts, 'play' | 'spyfallResult'>;

/** S11: how a round ended. */
const ACCUSED = '👉';
const STOPPED = '✋';
const TIME_UP = '⏰';
const how: Record<RoundResult, string> = {
  'spy-accused': ACCUSED,
  'innocent-accused': ACCUSED,
  'location-named': STOPPED,
  'location-missed': STOPPED,
  'spy-convicted': TIME_UP,
  'innocent-convicted': TIME_UP,
  'spy-escaped': TIME_UP,
  void: '🚪',
};
/** The side that won the round; one square per point. */
const sides = { spy: ['🕵️', '🟥'], others: ['👥', '🟦'] } as const;

export function shareText(view: View, t: T, address: string): string {
  const { share } = t.spyfallResult;
  const { verdicts } = view;
  const rows = standing(view);
  return [
    share.heading,
    [resultOf(view, t), share.rounds({ n: verdicts.length }), share.players({ n: rows.length })].join(' · '),
    '',
    ...verdicts.map((verdict, i) => `${i + 1} ${round(verdict)}`),
    ...(verdicts.length > 0 ? [''] : []),
    `🏆 ${rows.map(({ points }) => points).join(' · ')}`,
    '',
    address,
  ].join('\n');
}

function round({ result, points }: Verdict): string {
  const side = winnerOf(result);
  if (!side) return how[result];
  const [sign, square] = sides[side];
  return `${how[result]} ${sign} ${square.repeat(points.reduce((sum, each) => sum + each.points, 0))}`;
}

function resultOf({ outcome, players }: View, { play, spyfallResult: { share } }: T): string {
  if (!outcome) return play.share.abandoned;
  if (outcome.ending === 'broken-up') return share.brokenUp;
  if (outcome.ending === 'won') return share.won({ n: Math.max(...players.map(({ points }) => points)) });
  return share.shared({ winners: outcome.winners.length, players: players.length });
}
