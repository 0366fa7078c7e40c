/** Names for the now-line of Codenames, and what it says about bots. */
import type { View } from '@safehouse/rules/codenames/view-types.ts';
import { botLine, deciding, type Line } from '../play/bot-line.ts';
import { plain } from '../play/word-fit.ts';
import type { Person, Table } from '../table-kit/table-context.ts';
import { t } from '../texts/texts.svelte.ts';
import { type Cast, isOnMe, nowLine } from './now-line.ts';
import { opponentsCard } from './story.ts';

function castOf(table: Table, view: View): Cast {
  const at = (team: string, role: string): string | undefined => {
    const person = table.view.people.find(({ left, place }) => !left && place?.team === team && place.role === role);
    return person && table.nameOf(person.id);
  };
  const guess = view.phase === 'guess' ? view.clues.at(-1)?.guesses.at(-1) : undefined;
  const touched = guess &&
    guess.by !== table.you && {
      name: table.nameOf(guess.by),
      word: plain(view.cards[guess.card]?.word ?? '').toLocaleUpperCase(table.wordsLanguage),
    };
  return {
    spymaster: (team) => at(team, 'spymaster'),
    loneOperative: at('both', 'operative'),
    touched: touched || undefined,
  };
}

/** The people whose move it is. */
function awaited({ people }: Table['view'], { phase, team }: View): Person[] {
  const role = phase === 'guess' ? 'operative' : 'spymaster';
  return people.filter(
    ({ left, place }) => !left && place?.role === role && (place.team === team || place.team === 'both'),
  );
}

export function lineOf(table: Table, view: View): Line {
  const decider = deciding(table, view.may.touch);
  if (decider) return decider;
  // A spymaster who may object is also addressed.
  const isMine = isOnMe(view) || (view.you?.role === 'spymaster' && view.may.object === 'yes');
  const doing = view.phase === 'guess' ? 'guessing' : 'thinking';
  const clue = view.clues.at(-1)?.word;
  const bot = view.outcome || isMine ? undefined : botLine(table, awaited(table.view, view), doing, clue);
  const text = bot ?? nowLine(view, t.codenames, castOf(table, view));
  const covered = opponentsCard(view)?.toLocaleUpperCase(table.wordsLanguage);
  const before = covered ? `${t.codenames.said.opponent({ word: covered })} ` : '';
  return { text: `${before}${text}`, bot: bot !== undefined };
}
