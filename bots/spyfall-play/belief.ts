/** What a bot believes: the location, if it is the spy, or else who the spy is. Uses only the view. */
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import type { Heard, Interpret } from './hear.ts';

/** Probabilities that sum to 1, the likeliest first. */
export type Odds = readonly (readonly [id: string, chance: number])[];

/** One question or answer in this round. */
type Said = { readonly by: string; readonly isAnswer: boolean; readonly heard: Heard };

/** How much a hint changes a place's odds. */
const KEEN = 1.5;

/** Log-likelihood ratio: how much likelier a spy says this than a person who knows the place. */
const weights = {
  answer: { fits: -1.1, evasive: 0.8, elsewhere: 1.3, unclear: 0.1 },
  question: { fits: -0.7, evasive: 0.1, elsewhere: 0.7, unclear: 0.05 },
};
/** At a place missing from the bank, evasiveness says nothing. */
const unknownPlace = {
  answer: { fits: -1.1, evasive: 0.1, elsewhere: 0.5, unclear: 0 },
  question: { fits: -0.7, evasive: 0, elsewhere: 0.3, unclear: 0 },
};
/** Weight of each other player who names a suspect. */
const TRUST = 0.6;

export function saidIn({ talk }: Pick<View, 'talk'>, interpret: Interpret): Said[] {
  return talk.flatMap(({ by, to, question, answer }) => [
    ...(question === undefined ? [] : [{ by, isAnswer: false, heard: interpret(question) }]),
    ...(answer === undefined ? [] : [{ by: to, isAnswer: true, heard: interpret(answer) }]),
  ]);
}

/** Where they may be, from what the others have said: they all know the place. Excludes places already played (S5). */
export function placeOdds(view: View, said: readonly Said[]): Odds {
  const played = view.verdicts.map(({ location }) => location);
  const open = view.locations.map(({ id }) => id).filter((id) => !played.includes(id));
  const others = said.filter(({ by }) => by !== view.you?.person);
  const scoreOf = (id: string) =>
    others.reduce((sum, { isAnswer, heard }) => sum + (heard.places.get(id) ?? 0) * (isAnswer ? 1 : 0.8), 0);
  return oddsOf(open.map((id) => [id, KEEN * scoreOf(id)]));
}

/** Who may be the spy at that place; `isKnown` tells whether the bank covers it. */
export function spyOdds(
  view: View,
  said: readonly Said[],
  place: { readonly id: string | undefined; readonly isKnown: boolean },
): Odds {
  const table = place.isKnown ? weights : unknownPlace;
  const scoreOf = (person: string) =>
    said
      .filter(({ by }) => by === person)
      .reduce((sum, { isAnswer, heard }) => sum + table[isAnswer ? 'answer' : 'question'][fitOf(heard, place.id)], 0);
  return oddsOf(suspectsOf(view).map((person) => [person, scoreOf(person) + TRUST * namedBy(view, person)]));
}

/** Possible spies: not those who are gone (S22), nor the bot itself. */
export function suspectsOf({ players, you }: View): string[] {
  return players.filter(({ person, plays, gone }) => plays && !gone && person !== you?.person).map((p) => p.person);
}

/** How a sentence fits the place, in the ears of someone who knows it. */
export function fitOf(
  { places, isEvasive }: Heard,
  place: string | undefined,
): 'fits' | 'evasive' | 'elsewhere' | 'unclear' {
  if (isEvasive) return 'evasive';
  const here = place === undefined ? 0 : (places.get(place) ?? 0);
  const strongest = Math.max(0, ...places.values());
  if (here >= 0.25 && here >= strongest * 0.35) return 'fits';
  return strongest >= 0.45 && place !== undefined ? 'elsewhere' : 'unclear';
}

/** How many others name this person, in the current accusation or in the final vote. */
function namedBy({ accusation, ballot, you }: View, person: string): number {
  const voices = (ballot?.voices ?? []).filter((voice) => voice.suspect === person && voice.by !== you?.person);
  const votes = accusation?.suspect === person ? accusation.votes.filter(({ guilty }) => guilty) : [];
  return voices.length + Math.min(2, votes.length) * 0.5;
}

function oddsOf(scores: readonly (readonly [string, number])[]): Odds {
  const highest = Math.max(...scores.map(([, score]) => score));
  const masses = scores.map(([id, score]) => [id, Math.exp(score - highest)] as const);
  const whole = masses.reduce((sum, [, mass]) => sum + mass, 0);
  return masses.map(([id, mass]) => [id, mass / whole] as const).toSorted(([, a], [, b]) => b - a);
}
