/** The clues of Duet as the list of clues tells them, oldest first, and the guesses of sudden death after them (D16, D21). */
import type { View } from '@safehouse/rules/duet/view-types.ts';
import type { Entry } from '../play/log.ts';
import type { Texts } from '../texts/texts.svelte.ts';
import { kindIcons, sideIcons } from './kinds.ts';
import { type Chapter, chapters, type Found, lateGuesses, wordOf } from './story.ts';

/** `live`: whether the last one may still be guessed on. */
export function entries(view: View, t: Texts, { live }: { live: boolean }): Entry[] {
  const clues = chapters(view).map((chapter): Entry => {
    const { index, clue, found } = chapter;
    const { side, word, number, by, standing, ended } = clue;
    const isStruck = standing === 'illegal';
    return {
      key: index,
      team: side,
      icon: sideIcons[side],
      side: t.common.team[side],
      clue: { word, number, by, isStruck },
      found: found.map((card) => guess(card, t)),
      end: [
        ended ? t.duet.log.ended[ended] : '',
        !ended && live && view.phase === 'guess' && !view.outcome ? t.play.log.running : '',
        isStruck ? t.duet.clue.illegal : '',
        standing === 'allowed' ? t.play.clue.allowed : '',
      ].filter((text) => text !== ''),
      note: noteOf(view, chapter, t),
    };
  });
  return view.late.length > 0 ? [...clues, sudden(view, t)] : clues;
}

function sudden(view: View, t: Texts): Entry {
  return {
    key: view.clues.length,
    team: 'assassin',
    icon: kindIcons.assassin,
    side: '',
    title: t.duet.log.sudden,
    found: lateGuesses(view).map((card) => guess(card, t)),
    end: [],
  };
}

function guess({ word, kind, by, meant }: Found, t: Texts): Entry['found'][number] {
  return {
    word,
    by,
    team: kind,
    icon: kindIcons[kind],
    kind: t.duet.kind[kind],
    meant: meant ? t.duetResult.story.meant : undefined,
  };
}

/** What one's own side has noted that it is for; once it is told, what nobody guessed of it. */
function noteOf(view: View, { clue, missed }: Chapter, t: Texts): string | undefined {
  if (missed) return missed.length > 0 ? t.duetResult.story.missed({ words: inCapitals(missed) }) : undefined;
  return clue.meant && t.duet.log.meant({ words: inCapitals(clue.meant.map((card) => wordOf(view, card))) });
}

function inCapitals(words: readonly string[]): string {
  return words.map((word) => word.toLocaleUpperCase()).join(', ');
}
