/** The name of a side in the now-line of Duet: its only person, or the side; and what the line says about bots. */
import { other } from '@safehouse/rules/duet/sides.ts';
import type { Side } from '@safehouse/rules/duet/types.ts';
import type { View } from '@safehouse/rules/duet/view-types.ts';
import { botLine, deciding, type Line } from '../play/bot-line.ts';
import { plain } from '../play/word-fit.ts';
import type { Person, Table } from '../table-kit/table-context.ts';
import { t } from '../texts/texts.svelte.ts';
import { type Around, type Cast, isOnMe, nowLine } from './now-line.ts';

function peopleOf({ people }: Table['view'], side: Side): Person[] {
  return people.filter(({ left, place }) => !left && place?.team === side);
}

function castOf(table: Table): Cast {
  return (side) => {
    const people = peopleOf(table.view, side);
    const [only] = people;
    return only && people.length === 1 ? table.nameOf(only.id) : only && t.common.team[side];
  };
}

export function lineOf(table: Table, view: View): Line {
  const decider = deciding(table, view.may.touch);
  if (decider) return decider;
  const sides = view.phase === 'clue' ? view.givers : view.guessers;
  const awaited = sides.flatMap((side) => peopleOf(table.view, side));
  const doing = view.phase === 'clue' ? 'thinking' : 'guessing';
  const bot = view.outcome || isOnMe(view) ? undefined : botLine(table, awaited, doing, view.clues.at(-1)?.word);
  return { text: bot ?? nowLine(view, t, castOf(table), around(table, view)), bot: bot !== undefined };
}

function around(table: Table, view: View): Around {
  const partners = view.you ? peopleOf(table.view, other(view.you.side)) : [];
  const guess = view.phase === 'guess' ? view.clues.at(-1)?.guesses.at(-1) : undefined;
  const word = guess && plain(view.cards[guess.card]?.word ?? '').toLocaleUpperCase(table.wordsLanguage);
  return {
    isBot: partners.some(({ bot }) => bot && !bot.paused) && partners.every(({ bot }) => bot),
    touched: guess && word && guess.by !== table.you ? { name: table.nameOf(guess.by), word } : undefined,
  };
}
