/** The Spyfall bot: chooses a move from what its seat sees. It is simple and knows only what its view shows. */
import { barredFor } from '@safehouse/rules/spyfall/barred.ts';
import { permits } from '@safehouse/rules/spyfall/legal.ts';
import type { Action } from '@safehouse/rules/spyfall/types.ts';
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import type { Bank } from './bank.ts';
import { suspectsOf } from './belief.ts';
import { weighedBy } from './chance.ts';
import { type Around, type Mind, mindOf } from './mind.ts';
import { answerTo, questionOf } from './say.ts';

/** Facts about the tablemates that the table knows and the game does not. */
export type Tablemates = {
  /** People, not bots, who are seated and present. */
  readonly people: number;
  /** All of them have written something since the time ran out. */
  readonly haveSpoken: boolean;
};

/** The next move, or undefined. */
export function move(view: View, around: Around, tablemates: Tablemates, bank: Bank): Action | undefined {
  if (view.options.way !== 'written' || view.outcome || !view.you) return undefined;
  const mind = mindOf(view, around, bank);
  const action = moveOf(mind, tablemates);
  return action && permits(view, action) === undefined ? action : undefined;
}

function moveOf(mind: Mind, tablemates: Tablemates): Action | undefined {
  const { may } = mind.view;
  if (may.name === 'yes') return naming(mind);
  if (may.vote === 'yes') return { kind: 'vote', guilty: isGuilty(mind) };
  if (may.suspect === 'yes') return voice(mind);
  if (may.stop === 'yes' && isSureEnough(mind)) return { kind: 'stop' };
  if (may.answer === 'yes') return { kind: 'answer', text: answerTo(mind.view.talk.at(-1)?.question ?? '', mind) };
  const accused = may.accuse === 'yes' ? suspectToAccuse(mind) : undefined;
  if (accused !== undefined) return { kind: 'accuse', suspect: accused };
  // Without a clock, the dealer decides when everyone has asked enough.
  if (may.callTime === 'yes' && mind.elapsed >= 1) return { kind: 'callTime' };
  if (may.ask === 'yes') return asking(mind);
  // Nobody else can start the clock.
  if (may.start === 'yes') return { kind: 'start' };
  // People discuss their suspicions first; the clock opens the vote if they do not finish.
  if (may.openBallot === 'yes')
    return tablemates.people < 2 || tablemates.haveSpoken ? { kind: 'openBallot' } : undefined;
  // Anyone can continue, and people want to read the result first.
  if (may.goOn === 'yes' && tablemates.people === 0) return { kind: 'goOn' };
  return undefined;
}

/** S16 */
function naming({ places }: Mind): Action | undefined {
  return places[0] && { kind: 'name', location: places[0][0] };
}

/** The threshold drops as time passes and when the spy is about to be exposed. */
function isSureEnough({ view, person, places, daring, elapsed }: Mind): boolean {
  // Wait for the answer to the open question: it may reveal more.
  if (view.turn?.asked !== undefined && view.turn.asked !== person) return false;
  const isCornered = view.hearings.some(({ suspect, votes }) => suspect === person && against(votes) <= 1);
  const needed = daring.stop * lateness(elapsed) - (isCornered ? 0.2 : 0);
  return (places[0]?.[1] ?? 0) >= needed;
}

function against(votes: readonly { guilty: boolean }[]): number {
  return votes.filter(({ guilty }) => !guilty).length;
}

/** 1 for most of the time, then falls to a half somewhat after the time is up. */
function lateness(elapsed: number): number {
  return 1 - 0.5 * Math.min(1, Math.max(0, (elapsed - 0.7) / 0.6));
}

/** S12: a suspect who has answered often enough and was not acquitted in this round. */
function suspectToAccuse({ view, suspects, daring, elapsed, chance }: Mind): string | undefined {
  const [suspect, odds] = suspects[0] ?? [];
  if (suspect === undefined || odds === undefined || view.turn?.asked !== undefined) return undefined;
  if (view.hearings.some((hearing) => hearing.suspect === suspect)) return undefined;
  const answers = view.talk.filter(({ to, answer }) => to === suspect && answer !== undefined).length;
  if (answers < 2 || view.talk.length < suspects.length + 1) return undefined;
  return odds >= daring.accuse * lateness(elapsed) && chance('accuse') < 0.7 ? suspect : undefined;
}

/** S13: a spy welcomes any conviction. */
function isGuilty({ view, isSpy, suspects, daring }: Mind): boolean {
  if (isSpy) return true;
  const odds = suspects.find(([person]) => person === view.accusation?.suspect)?.[1] ?? 0;
  return odds >= Math.max(daring.vote, 1 / suspects.length + 0.08);
}

/** S17: a spy votes with the others, unless they suspect the spy. */
function voice({ suspects }: Mind): Action | undefined {
  return suspects[0] && { kind: 'suspect', suspect: suspects[0][0] };
}

/** Prefers those who have said little and those who look suspicious. */
function asking(mind: Mind): Action | undefined {
  const { view, person, suspects, chance } = mind;
  const barred = barredFor(view, person);
  const answers = (whom: string) => view.talk.filter(({ to }) => to === whom).length;
  const oddsOf = (whom: string) => suspects.find(([suspect]) => suspect === whom)?.[1] ?? 0;
  const weigh = (whom: string) => 0.2 + 2 / (1 + answers(whom)) ** 2 + oddsOf(whom) * suspects.length * 0.4;
  const others = suspectsOf(view).filter((whom) => whom !== barred);
  const whom = weighedBy(others, weigh, chance('whom'));
  return whom === undefined ? undefined : { kind: 'ask', whom, text: questionOf(mind) };
}
