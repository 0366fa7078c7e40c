/**
 * Screen reader announcements for the step from one view of Spyfall to the next: each event once, in order. Never a
 * card.
 */
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import type { Texts } from '../texts/texts.svelte.ts';
import { aboutAccusations, aboutBallot, aboutPeople, aboutTalk } from './happenings.ts';
import { isNewGame } from './new-game.ts';
import { roundNumber } from './round-number.ts';
import type { Verdict } from './story.ts';
import { howOf, listed, type Words } from './words.ts';

/** `before` is undefined on the first view after loading: then nothing is announced. */
export function announcements(
  before: View | undefined,
  after: View,
  t: Texts,
  nameOf: (person: string) => string,
): string[] {
  if (!before) return [];
  const words: Words = {
    t,
    nameOf,
    nameOfLocation: (id) => after.locations.find((each) => each.id === id)?.name ?? id,
  };
  const { said } = t.spyfall;
  const isNew = isNewGame(before, after);
  const isNewRound = isNew || after.round > before.round;
  // A round that began and ended between two views is announced by its verdict only.
  const seen = isNewRound ? blank(after) : before;
  const told = isNew ? 0 : before.verdicts.length;
  return [
    ...(isNew ? [said.begun] : []),
    ...after.verdicts.slice(told, after.round - 1).flatMap((each) => over(each, words)),
    ...(isNewRound ? [round(after, words)] : []),
    ...aboutPeople(seen, after, words),
    ...newDealer(seen, after, words),
    ...start(seen, after, words),
    ...aboutTalk(seen, after, words),
    ...aboutAccusations(seen, after, words),
    ...stop(seen, after, words),
    ...aboutBallot(seen, after, words),
    ...after.verdicts.slice(Math.max(told, after.round - 1)).flatMap((each) => over(each, words)),
    ...ending(before, after, words, isNew),
  ];
}

/** The round before anything happened in it. */
function blank({ turn: _turn, accusation: _accusation, stopper: _stopper, ballot: _ballot, ...rest }: View): View {
  return { ...rest, phase: 'briefing', talk: [], accusers: [], hearings: [] };
}

function round(view: View, { t, nameOf }: Words): string {
  return t.spyfall.said.round({ n: roundNumber(view), all: view.options.rounds, name: nameOf(view.dealer) });
}

/** S7: the table chose someone else, or the dealer left. */
function newDealer(before: View, after: View, { t, nameOf }: Words): string[] {
  const isNews = before.phase === 'briefing' && after.phase === 'briefing' && before.dealer !== after.dealer;
  return isNews ? [t.spyfall.verdict.next.dealer({ name: nameOf(after.dealer) })] : [];
}

/** S8. A round that became void before its start is not announced as started. */
function start(before: View, after: View, { t, nameOf }: Words): string[] {
  const isVoid = after.phase === 'verdict' && after.talk.length === 0 && after.verdicts.at(-1)?.result === 'void';
  if (before.phase !== 'briefing' || after.phase === 'briefing' || isVoid) return [];
  return [t.spyfall.said.started({ name: nameOf(after.dealer) })];
}

/** S15 */
function stop(before: View, after: View, { t, nameOf }: Words): string[] {
  const isNews = after.stopper !== undefined && before.stopper === undefined;
  return isNews ? [t.spyfall.said.stopped({ name: nameOf(after.stopper ?? '') })] : [];
}

function over(verdict: Verdict, words: Words): string[] {
  const { t, nameOf, nameOfLocation } = words;
  const { said } = t.spyfall;
  const how = howOf(verdict, words);
  const points = verdict.points.map(({ person, points }) => said.gained({ name: nameOf(person), n: points }));
  return [
    said.over({ how, location: nameOfLocation(verdict.location), spy: nameOf(verdict.spy) }),
    ...(points.length > 0 ? [said.points({ list: listed(points) })] : []),
  ];
}

/** S21, S22 */
function ending(before: View, after: View, { t, nameOf }: Words, isNew: boolean): string[] {
  if (!after.outcome || (before.outcome && !isNew)) return [];
  const { ending } = t.spyfall.said;
  const names = listed(after.outcome.winners.map(nameOf));
  return [after.outcome.ending === 'broken-up' ? ending['broken-up'] : ending[after.outcome.ending]({ names })];
}
