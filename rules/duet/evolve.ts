/** Applies an event to a state. It never refuses. */
import { type Asked, answered, isAllowed, newQuestion, withoutPerson } from '../clues/asking.ts';
import type { PersonId, Seat } from '../kernel/contract.ts';
import { defined } from '../kernel/plain.ts';
import { broken } from '../kernel/result.ts';
import { foundIn, judgesOf, kindFor, lastClue } from './board.ts';
import { AGENTS, other, sides } from './sides.ts';
import { forMistake, isEmpty, leftOf, scoreOf, withoutOne } from './tokens.ts';
import type { Clue, Ending, Event, Guess, Side, State, TurnEnd } from './types.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

export function evolve(state: State, event: Event): State {
  switch (event.kind) {
    case 'clueGiven':
      return clueGiven(state, event);
    case 'clueAsked':
      return { ...state, asked: { ...newQuestion(event), side: event.side } };
    case 'clueAnswered':
      return clueAnswered(state, event);
    case 'marked':
      return marked(state, event);
    case 'touched':
      return touched(state, event);
    case 'stopped':
      return afterTurn(kept(withLastClue(state, { ended: 'stopped' })));
    case 'objected':
      return objected(state, event);
    case 'allowed':
      return withLastClue(state, { standing: 'allowed' });
    case 'told':
      return withClue(state, event.clue, { told: event.cards });
  }
}

function clueGiven(state: State, { side, by, word, number, opinion, meant }: Of<'clueGiven'>): State {
  // D34: what was allowed beforehand stays allowed.
  const standing = isAllowed(state.asked, word) && state.asked?.side === side ? 'allowed' : 'given';
  const clue = defined<Clue>({ side, by, word, number, opinion, meant, guesses: [], standing });
  return { ...withQuestion(state, undefined), clues: [...state.clues, clue], phase: 'guess' };
}

function clueAnswered(state: State, { by, yes }: Of<'clueAnswered'>): State {
  const asked = state.asked ?? broken('nothing was asked');
  return withQuestion(state, answered(asked, by, yes, judgesOf(state)));
}

function withQuestion(state: State, asked: Asked | undefined): State {
  const { asked: before, ...rest } = state;
  return asked && before ? { ...rest, asked: { ...asked, side: before.side } } : rest;
}

function marked(state: State, { card, by, side, on }: Of<'marked'>): State {
  const marks = state.marks.map((marks, i) => {
    if (i !== card) return marks;
    const others = marks.filter((mark) => mark.by !== by);
    return on ? [...others, { by, side }] : others;
  });
  return { ...state, marks };
}

function touched(before: State, { card, by, side }: Of<'touched'>): State {
  const guess: Guess = { card, by, side, kind: kindFor(before.deal, side, card) };
  const state = withGuess(withoutMarks(before, card), guess);
  switch (guess.kind) {
    case 'assassin':
      return endGame(state, 'assassin'); // D10, D30
    case 'bystander':
      return state.phase === 'sudden' ? endGame(state, 'bystander') : missed(state, card, side); // D22, D11
    case 'agent':
      if (foundIn(state).length < AGENTS) return state; // D9, D12
      return state.phase === 'sudden' ? endGame(state, 'late') : endGame(kept(state), 'contacted'); // D22, D20
  }
}

/** D11, D17, D27; D28 if the supply cannot pay for it. */
function missed(state: State, card: number, side: Side): State {
  const cost = forMistake(state.supply);
  if (!cost) return endGame(state, 'tokens');
  const markers = [...state.markers, { card, side, tokens: cost.tokens }];
  return afterTurn(withLastClue({ ...state, supply: cost.supply, markers }, { ended: 'missed' }));
}

/** D13, D20, D26: the guesser's side takes a token and keeps it check side up. */
function kept(state: State): State {
  // D33: a penalty may have taken the last one.
  if (isEmpty(state.supply)) return state;
  const side = other((lastClue(state) ?? broken('no clue was given')).side);
  return {
    ...state,
    supply: withoutOne(state.supply),
    kept: { ...state.kept, [side]: state.kept[side] + 1 },
  };
}

/** D15; D21 and D29 once the supply is empty. */
function afterTurn(state: State): State {
  return { ...state, phase: isEmpty(state.supply) ? 'sudden' : 'clue', marks: state.marks.map(() => []) };
}

/** D32: guessing continues as if the clue had been legal. */
function objected(state: State, { by }: Of<'objected'>): State {
  const judged = withLastClue(state, { standing: 'illegal', struckBy: by });
  return { ...judged, supply: withoutOne(state.supply), discarded: state.discarded + 1 };
}

function endGame(state: State, ending: Ending): State {
  const won = ending === 'contacted' || ending === 'late';
  const last = lastClue(state);
  const closed = last && state.phase === 'guess' ? withLastClue(state, { ended: 'game' satisfies TurnEnd }) : state;
  const outcome: State['outcome'] = defined({
    ending,
    winners: won ? sides : [],
    score: won ? scoreOf(state) : undefined,
    left: won ? leftOf(state) : undefined,
  });
  return { ...closed, marks: state.marks.map(() => []), outcome };
}

function withGuess(state: State, guess: Guess): State {
  if (state.phase === 'sudden') return { ...state, late: [...state.late, guess] };
  const clue = lastClue(state) ?? broken('touched before any clue');
  return withLastClue(state, { guesses: [...clue.guesses, guess] });
}

function withoutMarks(state: State, card: number): State {
  if (state.marks[card]?.length === 0) return state;
  return { ...state, marks: state.marks.map((marks, i) => (i === card ? [] : marks)) };
}

function withLastClue(state: State, change: Partial<Clue>): State {
  return withClue(state, state.clues.length - 1, change);
}

function withClue(state: State, index: number, change: Partial<Clue>): State {
  return { ...state, clues: state.clues.map((clue, i) => (i === index ? { ...clue, ...change } : clue)) };
}

/** Someone leaves the game, or takes another seat. */
export function withdraw(state: State, person: PersonId): State {
  const next = withoutMarksOf(state, person);
  if (!next.players) return next;
  const left = { ...next, players: next.players.filter((seat) => seat.person !== person) };
  return left.asked ? withQuestion(left, withoutPerson(left.asked, person, judgesOf(left))) : left;
}

export function join(state: State, seat: Seat): State {
  return state.players ? { ...state, players: [...state.players, seat] } : state;
}

function withoutMarksOf(state: State, person: PersonId): State {
  if (!state.marks.flat().some(({ by }) => by === person)) return state;
  return { ...state, marks: state.marks.map((marks) => marks.filter(({ by }) => by !== person)) };
}
