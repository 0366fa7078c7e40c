/**
 * Screen reader announcements for the step from one view to the next: each clue, reveal, turn and end once, in order.
 */
import type { View } from '@safehouse/rules/codenames/view-types.ts';
import { isNewGame } from '../play/new-game.ts';
import { plain } from '../play/word-fit.ts';
import type { Texts } from '../texts/texts.svelte.ts';

type Said = Texts['codenames']['said'];
type Clue = View['clues'][number];

/** `before` is undefined on the first view after loading: then nothing is announced. */
export function announcements(
  before: View | undefined,
  after: View,
  t: Texts,
  nameOf: (person: string) => string,
): string[] {
  if (!before) return [];
  const { said } = t.codenames;
  if (isNewGame(before, after)) return [said.begun[after.starts]];
  return [
    ...after.clues.flatMap((clue, i) => aboutClue(before.clues[i], clue, after, t, nameOf)),
    ...covers(before, after, said),
    ...outcome(before, after, said),
    ...turn(before, after, said),
    ...clock(before, after, t),
  ].filter((text) => text !== '');
}

function aboutClue(
  old: Clue | undefined,
  clue: Clue,
  view: View,
  t: Texts,
  nameOf: (person: string) => string,
): string[] {
  const { said } = t.codenames;
  const { word } = clue;
  const number = clue.number === 'unlimited' ? t.play.clue.unlimited : clue.number;
  const guesses = clue.guesses.slice(old?.guesses.length ?? 0);
  return [
    old ? '' : said.clue[clue.team]({ name: nameOf(clue.by), word, number }),
    ...guesses.map(({ card, identity, by }) =>
      said.touched[identity]({ name: nameOf(by), word: plain(view.cards[card]?.word ?? '') }),
    ),
    clue.standing === 'illegal' && old?.standing !== 'illegal' ? said.struck({ word }) : '',
    clue.standing === 'allowed' && old?.standing !== 'allowed' ? t.play.said.allowed({ word }) : '',
    clue.ended && !old?.ended ? said.ended[clue.ended] : '',
  ];
}

function covers(before: View, after: View, said: Said): string[] {
  return after.cards.flatMap((card, i) => {
    if (before.cards[i]?.covered || !card.covered || card.how === 'guess' || !card.how) return [];
    return [said[card.how]({ word: plain(card.word) })];
  });
}

function outcome(before: View, { outcome, options }: View, said: Said): string[] {
  if (before.outcome || !outcome) return [];
  if (options.form === 'together') {
    return [outcome.score === undefined ? said.lostTogether : said.wonTogether({ score: outcome.score })];
  }
  const winner = outcome.winners[0];
  return winner ? [said.won[winner]] : [];
}

function turn(before: View, after: View, said: Said): string[] {
  if (after.outcome || (before.team === after.team && before.phase === after.phase)) return [];
  if (after.phase === 'opponent') return [said.opponentsTurn];
  const passed = before.team !== after.team || before.phase === 'opponent';
  // C26: time ran out before a clue was given, so no clue announces the end of the turn.
  const silent = before.phase === 'clue' && after.phase === 'clue' && before.team !== after.team;
  return [silent ? said.noClue : '', passed ? said.turn[after.team] : ''];
}

function clock({ clock: old, team, phase }: View, after: View, t: Texts): string[] {
  const { clock } = after;
  const same = team === after.team && phase === after.phase;
  if (!clock) return old?.kind === 'hourglass' && same && !after.outcome ? [t.codenames.clock.out] : [];
  if (!old)
    return clock.kind === 'hourglass' ? [t.codenames.said.hourglass({ seconds: Math.round(clock.total / 1000) })] : [];
  if (!same) return [];
  return [
    clock.total > old.total ? t.codenames.said.extended : '',
    old.until !== undefined && clock.until === undefined ? t.codenames.said.paused : '',
    old.until === undefined && clock.until !== undefined ? t.codenames.said.resumed : '',
  ];
}
