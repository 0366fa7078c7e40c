/** A bot at its seat: what it sees, what it has made of it, and how daring it is. */
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import type { Level } from '../bot.ts';
import type { Bank, Place } from './bank.ts';
import { type Odds, placeOdds, saidIn, spyOdds } from './belief.ts';
import { chanceOf } from './chance.ts';
import { type Ear, earFor, type Named } from './hear.ts';

/** What the table shows beside the game. */
export type Around = {
  readonly person: string;
  readonly level: Level;
  readonly commitment: string;
  /** The time, if it was told; a person sees it on the clock. */
  readonly now?: number;
};

/** From which chance on it dares something. */
export type Daring = {
  /** To stop the game and name the place. */
  readonly stop: number;
  readonly accuse: number;
  readonly vote: number;
  /** As the spy, to speak as if it were there. */
  readonly pretend: number;
  /** How often it asks what only those can answer who know the place. */
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
  readonly ear: Ear;
  readonly daring: Daring;
  readonly isSpy: boolean;
  /** Where it is, unless it is the spy; and what the bank says of it, if anything. */
  readonly location?: Named;
  readonly place?: Place;
  /** For the spy: where they may be. */
  readonly places: Odds;
  /** Who may be the spy; for the spy, who may look like one. */
  readonly suspects: Odds;
  /** How much of the time is gone: 1 is all of it, as far as can be told. */
  readonly elapsed: number;
  /** The same number for the same purpose as long as the view stays. */
  chance(purpose: string): number;
};

/** About so long takes a question with its answer. */
const EXCHANGE = 30_000;

export function mindOf(view: View, { person, level, commitment, now }: Around, bank: Bank): Mind {
  const card = view.you?.card;
  const ear = earFor(bank, view.locations);
  const said = saidIn(view, ear);
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
    ear,
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

/** Without the time, by how much was talked. */
function elapsedIn({ talk, clock, options }: View, now: number | undefined): number {
  const total = clock?.total ?? options.minutes * 60_000;
  const byTalk = (talk.length * EXCHANGE) / total;
  const left = !clock ? undefined : 'left' in clock ? clock.left : now === undefined ? undefined : clock.until - now;
  return Math.max(byTalk, left === undefined ? 0 : 1 - left / total);
}
