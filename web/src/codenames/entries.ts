/** The entries of the clue list in Codenames, oldest first. */
import type { View } from '@safehouse/rules/codenames/view-types.ts';
import { identityIcons } from '../lib/identities.ts';
import type { Entry } from '../play/log.ts';
import { plain } from '../play/word-fit.ts';
import type { Texts } from '../texts/texts.svelte.ts';
import { chapters } from './story.ts';

/** `live`: whether guesses on the last clue are still possible. */
export function entries(view: View, t: Texts, { live }: { live: boolean }): Entry[] {
  const word = (card: number) => plain(view.cards[card]?.word ?? '');
  return chapters(view).map(({ clue, found, number }) => {
    const isStruck = clue.standing === 'illegal';
    return {
      key: number,
      team: clue.team,
      icon: identityIcons[clue.team],
      side: t.common.team[clue.team],
      clue: {
        word: clue.word,
        number: clue.number,
        by: clue.by,
        isStruck,
        struckBy: clue.struckBy,
        opinion: clue.opinion,
      },
      found: found.map(({ word, identity, by }) => ({
        word,
        by,
        team: identity,
        icon: identityIcons[identity],
        kind: t.common.identity[identity],
      })),
      end: [
        clue.ended ? t.codenames.log.ended[clue.ended] : '',
        !clue.ended && live && view.phase === 'guess' && !view.outcome ? t.play.log.running : '',
        isStruck && clue.ended !== 'objection' ? t.codenames.clue.struck : '',
        clue.standing === 'allowed' ? t.play.clue.allowed : '',
      ].filter((text) => text !== ''),
      note: clue.meant && t.codenames.result?.meant({ words: clue.meant.map(word).join(', ').toLocaleUpperCase() }),
    };
  });
}
