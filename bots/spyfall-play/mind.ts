/** A bot at its seat: what it sees, what it concludes, and how daring it is. */
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import type { Level } from '../bot.ts';
import type { Bank, LocationLines } from './bank.ts';
import { type Odds, placeOdds, saidIn, spyOdds } from './belief.ts';
import { chanceOf } from './chance.ts';
import { type Interpret, interpreterFor, type Named } from './hear.ts';

/** What the table shows in addition to the game. */
export type Around = {
  readonly person: string;
  readonly level: Level;
  readonly commitment: string;
  /** The current time, if given; a person sees it on the clock. */
  readonly now?: number;
};

/** Minimum probability for each risk. */
export type Daring = {
  /** To stop the game and name the place. */
  readonly stop: number;
  readonly accuse: number;
  readonly vote: number;
  /** As the spy, to talk as if it knew the place. */
  readonly pretend: number;
  /** How often it asks a question that only those who know the place can answer. */
  readonly pointed: number;
};

const daring: Record<Level, Daring> = {
  careful: { stop: 0.85, accuse: 0.8, vote: 0.5, pretend: 0.6, pointed: 0.4 },
  normal: { stop: 0.68, accuse: 0.68, vote: 0.42, pretend: 0.5, pointed: 0.55 },
  bold: { stop: 0.46, accuse: 0.56, vote: 0.34, pretend: 0.4, pointed: 0.7 },
};

export type Mind = {
  readonly view: View;
  readonly person: string;
  readonly bank: Bank;
  readonly interpret: Interpret;
  readonly daring: Daring;
  readonly isSpy: boolean;
  /** Its location, unless it is the spy, and the bank's entry for it, if any. */
  readonly location?: Named;
  readonly place?: LocationLines;
  /** For the spy: where they may be. */
  readonly places: Odds;
  /** Who may be the spy; for the spy, who may look like one. */
  readonly suspects: Odds;
  /** Elapsed share of the time, as far as known; 1 is all of it. */
  readonly elapsed: number;
  /** Returns the same number for the same purpose while the view stays the same. */
  chance(purpose: string): number;
};

/** Approximate duration of a question and its answer, in milliseconds. */
const EXCHANGE = 30_000;
/** How long a round without a clock lasts (S8), in minutes. */
const USUAL = 8;

export function mindOf(view: View, { person, level, commitment, now }: Around, bank: Bank): Mind {
  const card = view.you?.card;
  const interpret = interpreterFor(bank, view.locations);
  const said = saidIn(view, interpret);
  const isSpy = card !== undefined && 'spy' in card;
  const at = card && 'location' in card ? card.location : undefined;
  const location = view.locations.find(({ id }) => id === at);
  const place = at === undefined ? undefined : bank.places.get(at);
  const places = isSpy ? placeOdds(view, said) : [];
  const guess = places[0] && places[0][1] >= daring[level].pretend ? places[0][0] : undefined;
  const assumed = at ?? guess;
  const isKnown = assumed === undefined || bank.places.has(assumed);
  return {
    view,
    person,
    bank,
    interpret,
    daring: daring[level],
    isSpy,
    ...(location && { location }),
    ...(place && { place }),
    places,
    suspects: spyOdds(view, said, { id: assumed, isKnown }),
    elapsed: elapsedIn(view, now),
    chance: (purpose) => chanceOf(commitment, view.round, linesOf(view), person, purpose),
  };
}

function linesOf({ talk }: View): number {
  return talk.reduce((lines, { question, answer }) => lines + (question ? 1 : 0) + (answer ? 1 : 0), 0);
}

/** Estimated from the amount of talk if the time is unknown. */
function elapsedIn({ talk, clock, options }: View, now: number | undefined): number {
  const total = clock?.total ?? (options.minutes || USUAL) * 60_000;
  const byTalk = (talk.length * EXCHANGE) / total;
  const left = !clock ? undefined : 'left' in clock ? clock.left : now === undefined ? undefined : clock.until - now;
  return Math.max(byTalk, left === undefined ? 0 : 1 - left / total);
}
