/** Names for the now-line of Codenames, and what it says about bots. */
import type { View } from '@safehouse/rules/codenames/view-types.ts';
import { botLine, type Line } from '../play/bot-line.ts';
import type { Person, Table } from '../table-kit/table-context.ts';
import { t } from '../texts/texts.svelte.ts';
import { type Cast, isOnMe, nowLine } from './now-line.ts';

function castOf(table: Table): Cast {
  const at = (team: string, role: string): string | undefined => {
    const person = table.view.people.find(({ left, place }) => !left && place?.team === team && place.role === role);
    return person && table.nameOf(person.id);
  };
  return { spymaster: (team) => at(team, 'spymaster'), loneOperative: at('both', 'operative') };
}

/** The people whose move it is. */
function awaited({ people }: Table['view'], { phase, team }: View): Person[] {
  const role = phase === 'guess' ? 'operative' : 'spymaster';
  return people.filter(
    ({ left, place }) => !left && place?.role === role && (place.team === team || place.team === 'both'),
  );
}

export function lineOf(table: Table, view: View): Line {
  // A spymaster who may object is also addressed.
  const isMine = isOnMe(view) || (view.you?.role === 'spymaster' && view.may.object === 'yes');
  const doing = view.phase === 'guess' ? 'guessing' : 'thinking';
  const clue = view.clues.at(-1)?.word;
  const bot = view.outcome || isMine ? undefined : botLine(table, awaited(table.view, view), doing, clue);
  return { text: bot ?? nowLine(view, t.codenames, castOf(table)), bot: bot !== undefined };
}
