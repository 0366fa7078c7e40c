/** First clues on random boards, for review by native speakers. */
import type { Pack } from '@safehouse/language/loader.ts';
import { table } from '@safehouse/rules/table/table.ts';
import { openMeaning } from '../meaning/meaning.ts';
import { think } from '../word-games/think.ts';
import { passed } from './game.ts';
import { nameOf } from './language-name.ts';
import { judgeOf } from './measure.ts';
import { seated } from './seats.ts';

/** Starts past the boards that the report plays on. */
const FIRST = 10_000;

export async function firstClues(language: string, boards: number, packs: readonly Pack[]): Promise<string> {
  const meaning = await openMeaning(language);
  const judge = await judgeOf(language, packs);
  const lines = [`# ${nameOf(language)}`];
  for (let board = FIRST; board < FIRST + boards; board++) {
    const state = seated('together', language, board, packs);
    const person = state.people[0]?.id;
    if (!person) throw new Error('nobody sits there');
    const view = table.view(state, person);
    const game = view.round?.view;
    if (game?.game !== 'codenames') throw new Error('no Codenames on the table');
    const { actions } = think({ view, person, level: 'normal' }, meaning);
    const { action, struck } = passed(actions, view, judge);
    if (action.kind !== 'play' || action.game !== 'codenames' || action.action.kind !== 'giveClue') continue;
    const { word, number, meant = [] } = action.action as { word: string; number: unknown; meant?: number[] };
    const words = (which: (card: number, identity: string | undefined) => boolean): string =>
      game.cards.flatMap((card, i) => (which(i, card.identity) ? [card.word.replaceAll('\u00AD', '')] : [])).join(', ');
    const others = actions
      .slice(1, 5)
      .flatMap((each) => (each.kind === 'play' && each.action.kind === 'giveClue' ? [each.action.word] : []));
    lines.push(
      '',
      `${word} ${number}: ${words((card) => meant.includes(card))}${struck ? `   (${struck} struck out)` : ''}`,
      `   then: ${others.join(', ')}`,
      `   own: ${words((card, identity) => identity === 'red' && !meant.includes(card))}`,
      `   not: ${words((_, identity) => identity === 'blue' || identity === 'bystander')}; assassin ${words((_, identity) => identity === 'assassin')}`,
    );
  }
  return lines.join('\n');
}
