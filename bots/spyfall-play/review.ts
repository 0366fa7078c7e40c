/** A bot's opinion of a finished round of Spyfall: what gave the place away, and what gave the spy away. */
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import type { RoundCourse, RoundReview, Sentence } from '../review.ts';
import type { Bank } from './bank.ts';
import { fitOf, type Odds, placeOdds, saidIn, spyOdds } from './belief.ts';
import { courseOf } from './course.ts';
import { interpreterFor } from './hear.ts';

/** From this probability on, a bot that plays normally names the place. */
const SURE = 0.68;
/** A sentence that changes less is not listed. */
const NOTABLE = 0.12;
const LISTED = 3;

export function reviewRound(view: View, bank: Bank, minutes?: number): RoundReview | undefined {
  const verdict = view.verdicts.at(-1);
  if (!verdict) return undefined;
  const { location, spy } = verdict;
  const said = saidIn(view, interpreterFor(bank, view.locations));
  // As the spy saw it: everyone else knows the place, and this round's place was still possible.
  const seen: View = { ...view, you: { person: spy }, verdicts: view.verdicts.slice(0, -1) };
  const sentences = sentencesOf(view);
  const chances = [0, ...said.keys()].map((_, upTo) => chanceOf(placeOdds(seen, said.slice(0, upTo)), location));
  const steps = sentences.map((sentence, at) => ({
    ...sentence,
    before: chances[at] ?? 0,
    after: chances[at + 1] ?? 0,
  }));
  const knowable = sentences[steps.findIndex(({ after }) => after >= SURE)];
  const isKnown = bank.places.has(location);
  const slips = said.flatMap(({ by, heard }, at): RoundReview['slips'] => {
    const how = by === spy ? fitOf(heard, location) : 'fits';
    return isKnown && (how === 'evasive' || how === 'elsewhere') ? [{ ...(sentences[at] as Sentence), how }] : [];
  });
  return {
    about: 'round',
    isWritten: said.length > 0,
    ...(said.length === 0 && { course: courseOf(view, minutes) as RoundCourse }),
    telling: steps
      .filter(({ before, after }) => after - before >= NOTABLE)
      .sort((a, b) => b.after - b.before - (a.after - a.before))
      .slice(0, LISTED)
      .sort((a, b) => a.exchange - b.exchange || b.part.localeCompare(a.part)),
    ...(knowable && { knowable }),
    fits: placeOdds(seen, said)
      .slice(0, LISTED)
      .map(([location, chance]) => ({ location, chance })),
    slips: slips.slice(0, LISTED),
    // Nobody's own view: those who knew the place look at all the others.
    suspects: spyOdds({ ...view, you: undefined }, said, { id: location, isKnown })
      .slice(0, LISTED)
      .map(([person, chance]) => ({ person, chance })),
  };
}

/** In the order in which `saidIn` lists them. */
function sentencesOf({ talk }: View): Sentence[] {
  return talk.flatMap(({ by, to, question, answer }, exchange): Sentence[] => [
    ...(question === undefined ? [] : [{ exchange, part: 'question' as const, by, text: question }]),
    ...(answer === undefined ? [] : [{ exchange, part: 'answer' as const, by: to, text: answer }]),
  ]);
}

function chanceOf(odds: Odds, id: string): number {
  return odds.find(([one]) => one === id)?.[1] ?? 0;
}
