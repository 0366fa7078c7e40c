/** The entries of the clue list in Duet, one per turn, oldest first (D16). */
import type { View } from '@safehouse/rules/duet/view-types.ts';
import type { Entry } from '../play/log.ts';
import { plain } from '../play/word-fit.ts';
import type { Texts } from '../texts/texts.svelte.ts';
import { kindIcons, sideIcons } from './kinds.ts';

export function logOf(view: View, t: Texts): Entry[] {
  const word = (card: number) => plain(view.cards[card]?.word ?? '');
  const found = (guesses: View['late']): Entry['found'] =>
    guesses.map(({ card, by, kind }) => ({
      word: word(card),
      by,
      team: kind,
      icon: kindIcons[kind],
      kind: t.duet.kind[kind],
    }));
  const turns = view.clues.map((clue, i): Entry => {
    const { side, standing, ended, meant } = clue;
    return {
      key: i,
      team: side,
      icon: sideIcons[side],
      side: t.common.team[side],
      clue: {
        word: clue.word,
        number: clue.number,
        by: clue.by,
        isStruck: false,
        struckBy: clue.struckBy,
        opinion: clue.opinion,
      },
      found: found(clue.guesses),
      end: [
        ended ? t.duet.log.ended[ended] : view.outcome ? '' : t.play.log.running,
        standing === 'illegal' ? t.duet.clue.illegal : '',
        standing === 'allowed' ? t.play.clue.allowed : '',
      ].filter((text) => text !== ''),
      note: meant && t.duet.log.meant({ words: meant.map(word).join(', ').toLocaleUpperCase() }),
    };
  });
  if (view.late.length === 0) return turns;
  // D21: guesses without a clue.
  const late: Entry = {
    key: turns.length,
    team: 'assassin',
    icon: kindIcons.assassin,
    side: '',
    title: t.duet.log.sudden,
    found: found(view.late),
    end: [],
  };
  return [...turns, late];
}
