/** The door of the Spyfall bot: the table's view in, what it would do out. */
import type { View } from '@safehouse/rules/table/view-types.ts';
import type { Answer, Question } from '../bot.ts';
import type { Bank } from './bank.ts';
import { type Company, move } from './play.ts';

/** A caller may tell the time, which a person has on the wall; without it the bot goes by how much was talked. */
type Asked = Question & { readonly now?: number };

/** Pure: the same question has the same answer. */
export function thinkSpyfall({ view, person, level, now }: Asked, bank: Bank): Answer {
  const round = view.round;
  // A bot that is paused may not play, either.
  if (view.may.play !== 'yes') return { actions: [] };
  if (round?.view.game !== 'spyfall' || round.view.you?.person !== person) return { actions: [] };
  const around = { person, level, commitment: round.commitment, ...(now !== undefined && { now }) };
  const action = move(round.view, around, companyOf(view), bank);
  return { actions: action ? [{ kind: 'play', game: 'spyfall', action }] : [] };
}

function companyOf({ people, chat, round }: View): Company {
  if (round?.view.game !== 'spyfall') return { people: 0, haveSpoken: true };
  const { players, clock } = round.view;
  const bots = new Set(people.filter(({ bot }) => bot).map(({ id }) => id));
  const here = players.filter(({ person, gone }) => !gone && !bots.has(person)).map(({ person }) => person);
  const since = clock && 'until' in clock ? clock.until - clock.total : Number.POSITIVE_INFINITY;
  const haveSpoken = here.every((person) => chat.lines.some(({ by, at }) => by === person && at >= since));
  return { people: here.length, haveSpoken };
}
