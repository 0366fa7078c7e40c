/** Applies an event to a state. It never refuses. */

import { answered, isAllowed, newQuestion, withoutPerson } from '../clues/asking.ts';
import { extended, paused, resumed } from '../kernel/clock.ts';
import type { PersonId, Seat } from '../kernel/contract.ts';
import { defined, withOne } from '../kernel/plain.ts';
import { broken } from '../kernel/result.ts';
import { identityOf, judgesOf, lastClue, mostGuesses, remaining } from './board.ts';
import { hourglassOf } from './clock.ts';
import { other } from './teams.ts';
import {
  changed,
  cluePhase,
  endGame,
  endTurn,
  guessPhase,
  isTogether,
  NOBODY,
  opponentsTurn,
  withLastClue,
} from './turn.ts';
import type { Clue, Cover, Event, State } from './types.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

export function evolve(state: State, event: Event): State {
  switch (event.kind) {
    case 'clueGiven':
      return clueGiven(state, event);
    case 'clueAsked':
      return changed(state, { asked: newQuestion(event) });
    case 'clueAnswered':
      return clueAnswered(state, event);
    case 'handRaised':
      return withLastClue(state, { hands: [...(lastClue(state)?.hands ?? []), event.by] });
    case 'marked':
      return marked(state, event);
    case 'touched':
      return touched(state, event);
    case 'stopped':
      return endTurn(state, 'stopped', event.at);
    case 'objected':
      return objected(state, event);
    case 'allowed':
      return withLastClue(state, { standing: 'allowed' });
    case 'covered':
      return isTogether(state) ? coveredForOpponent(state, event) : coveredAsPenalty(state, event);
    case 'hourglassTurned':
      return changed(state, { clock: hourglassOf(state.deal.options, event.at) });
    case 'hourglassRan':
      return changed(state, { clock: undefined });
    case 'timeUp':
      return endTurn(state, 'time', event.at);
    case 'clockPaused':
      return changed(state, { clock: state.clock && paused(state.clock, event.at) });
    case 'clockResumed':
      return changed(state, { clock: state.clock && resumed(state.clock, event.at) });
    case 'clockExtended':
      return changed(state, { clock: state.clock && extended(state.clock) });
  }
}

function clueGiven(state: State, { team, by, word, number, opinion, meant, at }: Of<'clueGiven'>): State {
  // C23: what was allowed beforehand stays allowed.
  const standing = isAllowed(state.asked, word) ? 'allowed' : 'given';
  const clue = defined<Clue>({ team, by, word, number, opinion, meant, guesses: [], standing });
  // C22: an unused penalty expires.
  const penalty = state.penalty === team ? undefined : state.penalty;
  return guessPhase(changed(state, { clues: withOne(state.clues, clue), penalty, asked: undefined }), at);
}

function clueAnswered(state: State, { by, yes }: Of<'clueAnswered'>): State {
  const asked = state.asked ?? broken('nothing was asked');
  return changed(state, { asked: answered(asked, by, yes, judgesOf(state)) });
}

function marked(state: State, { card, by, on }: Of<'marked'>): State {
  const without = (people: State['marks'][number]) => people.filter((person) => person !== by);
  const marks = state.marks.map((people, i) => (i !== card ? people : on ? [...without(people), by] : without(people)));
  return changed(state, { marks });
}

function touched(before: State, { card, by, at }: Of<'touched'>): State {
  const clue = lastClue(before) ?? broken('touched before any clue');
  const guesses = withOne(clue.guesses, { card, by });
  const guessed = withLastClue(before, { guesses });
  const state = withCover(guessed, { card, how: 'guess', clue: before.clues.length - 1 });
  const { team } = state;
  switch (identityOf(state, card)) {
    case 'assassin':
      return endGame(state, 'assassin', other(team)); // C13
    case 'bystander':
      return endTurn(state, 'missed', at); // C11
    case team:
      if (remaining(state, team) === 0) return endGame(state, 'contacted', team); // C19
      return guesses.length === mostGuesses(clue.number) ? endTurn(state, 'spent', at) : state; // C10, C15
    default:
      // C12, C19, C29
      if (remaining(state, other(team)) > 0) return endTurn(state, 'missed', at);
      return endGame(state, isTogether(state) ? 'outrun' : 'handed', other(team));
  }
}

/** C21, and C32 for a game played together. */
function objected(before: State, { by, at }: Of<'objected'>): State {
  const clue = lastClue(before) ?? broken('objected before any clue');
  const judged = withLastClue(before, { standing: 'illegal', struckBy: by });
  const state = judged.phase === 'guess' ? endTurn(judged, 'objection', at) : judged;
  return isTogether(state) ? opponentsTurn(state, 1) : changed(state, { penalty: other(clue.team) });
}

/** C22: the turn continues; the clue has not been given yet. */
function coveredAsPenalty(before: State, { card }: Of<'covered'>): State {
  const state = changed(withCover(before, { card, how: 'penalty' }), { penalty: undefined });
  return remaining(state, state.team) === 0 ? endGame(state, 'penalty', state.team) : state;
}

/** C28, C29 */
function coveredForOpponent(before: State, { card, at }: Of<'covered'>): State {
  const state = changed(withCover(before, { card, how: 'opponent' }), { due: before.due - 1 });
  if (remaining(state, 'blue') === 0) return endGame(state, 'outrun', 'blue');
  return state.due > 0 ? state : cluePhase(state, state.team, at);
}

function withCover(state: State, cover: Cover): State {
  const covers = withOne(state.covers, cover);
  if (state.marks[cover.card]?.length === 0) return changed(state, { covers });
  return changed(state, { covers, marks: state.marks.map((people, card) => (card === cover.card ? NOBODY : people)) });
}

/** Someone leaves the game, or takes another seat. */
export function withdraw(state: State, person: PersonId): State {
  const next = withoutMarksOf(state, person);
  if (!next.players) return next;
  const left = changed(next, { players: next.players.filter((seat) => seat.person !== person) });
  return changed(left, { asked: left.asked && withoutPerson(left.asked, person, judgesOf(left)) });
}

export function join(state: State, seat: Seat): State {
  return state.players ? changed(state, { players: [...state.players, seat] }) : state;
}

function withoutMarksOf(state: State, person: PersonId): State {
  if (!state.marks.some((people) => people.includes(person))) return state;
  return changed(state, { marks: state.marks.map((people) => people.filter((by) => by !== person)) });
}
