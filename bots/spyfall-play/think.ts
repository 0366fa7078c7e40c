/** Entry point of the Spyfall bot: takes the table's view, returns what it would do. */
import type { View } from '@safehouse/rules/table/view-types.ts';
import type { BotAnswer, Mind, Question } from '../bot.ts';
import type { Reviewer } from '../review.ts';
import { type Bank, openBank } from './bank.ts';
import { move, type Tablemates } from './play.ts';
import { reviewRound } from './review.ts';

/**
 * The caller may pass the time, which a person sees on the clock; otherwise the bot estimates it from the amount of
 * talk.
 */
type Asked = Question & { readonly now?: number };

export const spyfallMind: Mind = async (language) => {
  const bank = await openBank(language).catch(() => undefined);
  return bank && ((question) => thinkSpyfall({ ...question, now: Date.now() }, bank));
};

export const spyfallReviewer: Reviewer = async (language) => {
  const bank = await openBank(language).catch(() => undefined);
  return (
    bank &&
    ((question) => (question.about === 'round' ? reviewRound(question.view, bank, question.minutes) : undefined))
  );
};

/** Pure: the same question always gets the same answer. */
export function thinkSpyfall({ view, person, level, now }: Asked, bank: Bank): BotAnswer {
  const round = view.round;
  // This also covers paused bots.
  if (view.may.play !== 'yes') return { actions: [] };
  if (round?.view.game !== 'spyfall' || round.view.you?.person !== person) return { actions: [] };
  const around = { person, level, commitment: round.commitment, ...(now !== undefined && { now }) };
  const action = move(round.view, around, tablematesOf(view), bank);
  return { actions: action ? [{ kind: 'play', game: 'spyfall', action }] : [] };
}

function tablematesOf({ people, chat, round }: View): Tablemates {
  if (round?.view.game !== 'spyfall') return { people: 0, haveSpoken: true };
  const { players, clock } = round.view;
  const bots = new Set(people.filter(({ bot }) => bot).map(({ id }) => id));
  const here = players.filter(({ person, gone }) => !gone && !bots.has(person)).map(({ person }) => person);
  const since = clock && 'until' in clock ? clock.until - clock.total : Number.POSITIVE_INFINITY;
  const haveSpoken = here.every((person) => chat.lines.some(({ by, at }) => by === person && at >= since));
  return { people: here.length, haveSpoken };
}
