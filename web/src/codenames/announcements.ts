/** What is read out when one view follows another: each clue, reveal, turn and end once, in the order they happened. */
import type { View } from '@safehouse/rules/codenames/view-types.ts';
import type { Texts } from '../texts/texts.svelte.ts';
import { plain } from './word-fit.ts';

type T = Texts['codenames'];
type Clue = View['clues'][number];

/** `before` is missing when the page has just come in: then nothing is news. */
export function announcements(
  before: View | undefined,
  after: View,
  t: T,
  nameOf: (person: string) => string,
): string[] {
  if (!before) return [];
  if (isNewGame(before, after)) return [t.said.begun[after.starts]];
  return [
    ...after.clues.flatMap((clue, i) => aboutClue(before.clues[i], clue, after, t, nameOf)),
    ...covers(before, after, t),
    ...outcome(before, after, t),
    ...turn(before, after, t),
    ...clock(before, after, t),
  ].filter((said) => said !== '');
}

/** Another deal lies on the table. */
export function isNewGame(before: View, after: View): boolean {
  return after.clues.length < before.clues.length || after.cards.some((card, i) => card.word !== before.cards[i]?.word);
}

function aboutClue(old: Clue | undefined, clue: Clue, view: View, t: T, nameOf: (person: string) => string): string[] {
  const { word } = clue;
  const number = clue.number === 'unlimited' ? t.clue.unlimited : clue.number;
  const guesses = clue.guesses.slice(old?.guesses.length ?? 0);
  return [
    old ? '' : t.said.clue[clue.team]({ name: nameOf(clue.by), word, number }),
    ...guesses.map(({ card, identity, by }) =>
      t.said.touched[identity]({ name: nameOf(by), word: plain(view.cards[card]?.word ?? '') }),
    ),
    clue.standing === 'illegal' && old?.standing !== 'illegal' ? t.said.struck({ word }) : '',
    clue.standing === 'allowed' && old?.standing !== 'allowed' ? t.said.allowed({ word }) : '',
    clue.ended && !old?.ended ? t.said.ended[clue.ended] : '',
  ];
}

function covers(before: View, after: View, t: T): string[] {
  return after.cards.flatMap((card, i) => {
    if (before.cards[i]?.covered || !card.covered || card.how === 'guess' || !card.how) return [];
    return [t.said[card.how]({ word: plain(card.word) })];
  });
}

function outcome(before: View, { outcome, options }: View, t: T): string[] {
  if (before.outcome || !outcome) return [];
  if (options.form === 'together') {
    return [outcome.score === undefined ? t.said.lostTogether : t.said.wonTogether({ score: outcome.score })];
  }
  const winner = outcome.winners[0];
  return winner ? [t.said.won[winner]] : [];
}

function turn(before: View, after: View, t: T): string[] {
  if (after.outcome || (before.team === after.team && before.phase === after.phase)) return [];
  if (after.phase === 'opponent') return [t.said.opponentsTurn];
  const passed = before.team !== after.team || before.phase === 'opponent';
  // C26: the limit passed before there was a clue, so no clue tells how the turn ended.
  const silent = before.phase === 'clue' && after.phase === 'clue' && before.team !== after.team;
  return [silent ? t.said.noClue : '', passed ? t.said.turn[after.team] : ''];
}

function clock({ clock: old, team, phase }: View, after: View, t: T): string[] {
  const { clock } = after;
  const same = team === after.team && phase === after.phase;
  if (!clock) return old?.kind === 'hourglass' && same && !after.outcome ? [t.clock.out] : [];
  if (!old) return clock.kind === 'hourglass' ? [t.said.hourglass({ seconds: Math.round(clock.total / 1000) })] : [];
  if (!same) return [];
  return [
    clock.total > old.total ? t.said.extended : '',
    old.until !== undefined && clock.until === undefined ? t.said.paused : '',
    old.until === undefined && clock.until !== undefined ? t.said.resumed : '',
  ];
}
