/** The end of a round and the beginning of the next, and what follows once everyone expected has spoken or is gone. */
import { resumed } from '../kernel/clock.ts';
import type { PersonId } from '../kernel/contract.ts';
import { defined } from '../kernel/plain.ts';
import { broken } from '../kernel/result.ts';
import { allLots, locationOf, rolesOf, spyOf } from './cards.ts';
import { dealerOrNext, isHere, isSeated, seatedOf, seatedPlayers, voiceAwaited, votersAwaited } from './people.ts';
import { brokenUpOutcome, finalOutcome, pointsOf, scored } from './score.ts';
import { FEWEST } from './seats.ts';
import type { RoundResult, State, Verdict } from './types.ts';

/** Returns the same object if nothing follows. */
export function settled(state: State, at: number): State {
  const next = oneStep(state, at);
  return next === state ? state : settled(next, at);
}

function oneStep(state: State, at: number): State {
  if (state.outcome) return state;
  // S22: a player who is only away may come back.
  if (state.members.filter(isSeated).length < FEWEST) return brokenUp(state);
  if (state.phase === 'verdict') return state;
  if (!isHere(state, spyOf(state)) || seatedPlayers(state).length < FEWEST) return concluded(state, 'void');
  switch (state.phase) {
    case 'briefing':
      return withDealer(state);
    case 'asking':
      return withSomebodyToSpeak(withDealer(state));
    case 'suspicions':
      return withDealer(state);
    case 'accusation':
      return votersAwaited(state).length > 0 ? state : voted(state, at);
    case 'ballot':
      return voiceAwaited(state) === undefined ? convicted(state) : state;
    default:
      return state;
  }
}

/** S16 */
export function named(state: State, location: string): State {
  const isRight = location === locationOf(state).id;
  return concluded(state, isRight ? 'location-named' : 'location-missed', { named: location });
}

/** S7: the spy of the last round deals; if they are gone, the last dealer again, or the next player. */
export function nextRound(state: State): State {
  const players = seatedOf(state);
  const spy = state.verdicts.at(-1)?.spy;
  const next = {
    deal: state.deal,
    at: state.at,
    members: state.members.filter(({ gone }) => gone !== 'left'),
    scores: state.scores,
    round: state.round + 1,
    players,
    phase: 'briefing',
    talk: [],
    accusers: [],
    hearings: [],
    verdicts: state.verdicts,
  } as const;
  return { ...next, dealer: spy && players.includes(spy) ? spy : dealerOrNext({ ...state, players }) };
}

/** S7, S8: the dealer starts the clock, and without one ends the questions and opens the last vote. */
function withDealer(state: State): State {
  const isNeeded = state.phase === 'briefing' || state.deal.options.minutes === 0;
  return !isNeeded || isHere(state, state.dealer) ? state : { ...state, dealer: dealerOrNext(state) };
}

/** S22: players who are gone are not waited for. */
function withSomebodyToSpeak(state: State): State {
  if (!state.turn) return state;
  const { asker, asked } = state.turn;
  return isHere(state, asked ?? asker) ? state : { ...state, turn: { asker: dealerOrNext(state) } };
}

/** S13: counted once all have voted, so that nobody hides behind the first vote against. */
function voted(state: State, at: number): State {
  const { by, votes, suspect, ran } = state.accusation ?? broken('nobody is accused');
  const hearings = [...state.hearings, { by, suspect, votes }];
  // S22: with nobody present to vote, the accuser alone is not enough.
  if (votes.length > 1 && votes.every(({ guilty }) => guilty)) {
    const result = suspect === spyOf(state) ? 'spy-accused' : 'innocent-accused';
    return concluded({ ...state, hearings }, result, { suspect, accuser: by });
  }
  const { accusation: _, clock, ...rest } = state;
  return defined<State>({ ...rest, hearings, phase: 'asking', clock: clock && ran ? resumed(clock, at) : clock });
}

/** S18: everyone who spoke, except the suspect, named that player. */
function convicted(state: State): State {
  const voices = state.ballot ?? broken('no ballot is open');
  const isConvicted = (suspect: PersonId) => {
    const others = voices.filter(({ by }) => by !== suspect);
    // S22: a single vote convicts nobody.
    return others.length > 1 && others.every((voice) => voice.suspect === suspect);
  };
  const spy = spyOf(state);
  if (isConvicted(spy)) return concluded(state, 'spy-convicted', { suspect: spy, voices });
  const suspect = state.players.find(isConvicted);
  return suspect
    ? concluded(state, 'innocent-convicted', { suspect, voices })
    : concluded(state, 'spy-escaped', { voices });
}

function brokenUp(state: State): State {
  const over = state.phase === 'verdict' ? state : concluded(state, 'void');
  return { ...over, outcome: brokenUpOutcome(over) };
}

/** S11: shows the cards and awards the points; after the last round the game is over. */
function concluded(state: State, result: RoundResult, more: Partial<Verdict> = {}): State {
  const points = pointsOf(state, result);
  const verdict: Verdict = {
    result,
    location: locationOf(state).id,
    spy: spyOf(state),
    roles: rolesOf(state),
    points,
    ...more,
  };
  const { clock: _clock, turn: _turn, accusation: _accusation, ballot: _ballot, ...rest } = state;
  const next: State = {
    ...rest,
    phase: 'verdict',
    scores: scored(state.scores, points),
    verdicts: [...state.verdicts, verdict],
  };
  // S22: a void round does not count, as long as there is another to play.
  const played = next.verdicts.filter((each) => each.result !== 'void').length;
  const isLast = played === state.deal.rounds.length || next.verdicts.length === allLots(state.deal).length;
  return isLast ? { ...next, outcome: finalOutcome(next) } : next;
}
