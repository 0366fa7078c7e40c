/** The share text of Duet: one row of squares per turn and the tokens, without any words of the game. */
import { AGENTS } from '@safehouse/rules/duet/sides.ts';
import type { Kind, Side } from '@safehouse/rules/duet/types.ts';
import type { View } from '@safehouse/rules/duet/view-types.ts';
import type { Texts } from '../../texts/texts.svelte.ts';
import { signed, tally, verdict } from './verdict.ts';

type T = Pick<Texts, 'play' | 'duetResult'>;

const squares: Record<Kind, string> = { agent: '🟩', bystander: '🟨', assassin: '⬛' };
/** The side that gave the clue. */
const arrows: Record<Side, string> = { west: '⬅️', east: '➡️' };
const KEPT = '✔️';
const ILLEGAL = '❌';
const SUDDEN = '⏰';
const places = { left: '⏳', kept: KEPT, cards: squares.bystander, discarded: ILLEGAL } as const;

/** `city`: name of the mission's city. */
export function shareText(view: View, t: T, address: string, city?: string): string {
  const { share } = t.duetResult;
  return [
    city === undefined ? share.heading : share.headingMission({ city }),
    [resultOf(view, t), share.found({ n: AGENTS - view.remaining }), t.play.share.clues({ n: view.clues.length })].join(
      ' · ',
    ),
    '',
    ...view.clues.map(turn),
    ...(view.late.length > 0 ? [`${SUDDEN} ${guessed(view.late)}`] : []),
    '',
    tokens(view),
    '',
    address,
  ].join('\n');
}

function turn({ side, number, standing, guesses, ended }: View['clues'][number]): string {
  const parts = [arrows[side], number, standing === 'illegal' ? ILLEGAL : '', guessed(guesses) || '·'];
  return [...parts, ended === 'stopped' ? KEPT : ''].filter((part) => part !== '').join(' ');
}

function guessed(guesses: View['late']): string {
  return guesses.map(({ kind }) => squares[kind]).join('');
}

function tokens(view: View): string {
  return tally(view)
    .flatMap(({ kind, count }) => (kind === 'late' || count === 0 ? [] : [`${places[kind]} ${count}`]))
    .join('  ');
}

function resultOf(view: View, { play, duetResult: { share } }: T): string {
  const came = verdict(view);
  if (!came) return play.share.abandoned;
  const { result, score = 0 } = came;
  if (result === 'easier') return share.result.easier({ tokens: view.options.play.tokens });
  return result === 'standard' ? share.result.standard({ score: signed(score) }) : share.result[result];
}
