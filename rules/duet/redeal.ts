/** For the laws: the same state with everything redrawn that a viewer may not know. */
import { answers } from '../clues/asking.ts';
import type { GameViewer, PersonId } from '../kernel/contract.ts';
import type { Opinion } from '../kernel/opinion.ts';
import { defined } from '../kernel/plain.ts';
import type { Random } from '../kernel/random.ts';
import { foundIn, isComplete } from './board.ts';
import { other, sides } from './sides.ts';
import type { Clue, Deal, Guess, Kind, Side, State } from './types.ts';
import { sideOf } from './view.ts';

/** This many swaps of two codenames mix a key well. */
const SWAPS = 150;

export function redeal(state: State, viewer: GameViewer, random: Random): State {
  if (state.outcome) return { ...state, clues: state.clues.map((clue) => newMeant(clue, viewer, random)) };
  const side = viewer === 'spectator' ? undefined : sideOf(viewer);
  return {
    ...state,
    deal: newKey(state, side, random),
    clues: state.clues.map((clue) => newOpinion(state, newMeant(clue, viewer, random), side, random)),
    ...(!side && state.phase === 'clue' && { asked: newQuestion(state, random) }),
    marks: state.phase === 'sudden' ? newMarks(state, side, random) : state.marks,
  };
}

/**
 * Walks from one possible key to the next by swapping two codenames, which preserves D4. A swap that would change the
 * viewer's own face, the result of a guess, or whether a face is complete (D18) is skipped.
 */
function newKey(state: State, side: Side | undefined, random: Random): Deal {
  const key: Record<Side, Kind[]> = { west: [...state.deal.key.west], east: [...state.deal.key.east] };
  const isPossible = possibleFor(state, key);
  for (let swaps = 0; swaps < SWAPS; swaps++) {
    const [a, b] = [random.below(25), random.below(25)];
    if (side && key[side][a] !== key[side][b]) continue;
    exchange(key, a, b);
    if (!isPossible(a, b)) exchange(key, a, b);
  }
  return { ...state.deal, key };
}

function exchange(key: Record<Side, Kind[]>, a: number, b: number): void {
  for (const side of sides) [key[side][a], key[side][b]] = [key[side][b] as Kind, key[side][a] as Kind];
}

/** Whether the key is still possible after these two cards are swapped. The conditions are computed once. */
function possibleFor(state: State, key: Record<Side, Kind[]>): (a: number, b: number) => boolean {
  const shown: Record<Side, Map<number, Kind>> = { west: new Map(), east: new Map() };
  for (const { card, side, kind } of [...state.clues.flatMap(({ guesses }) => guesses), ...state.late]) {
    shown[other(side)].set(card, kind);
  }
  const found = new Set(foundIn(state).map(({ card }: Guess) => card));
  const complete = { west: isComplete(state, 'west'), east: isComplete(state, 'east') };
  const isAsShown = (side: Side, card: number) => (shown[side].get(card) ?? key[side][card]) === key[side][card];
  return (a, b) =>
    sides.every(
      (side) =>
        isAsShown(side, a) &&
        isAsShown(side, b) &&
        complete[side] === key[side].every((kind, card) => kind !== 'agent' || found.has(card)),
    );
}

function newMeant(clue: Clue, viewer: GameViewer, random: Random): Clue {
  if (viewer !== 'spectator' && sideOf(viewer) === clue.side) return clue;
  return defined({ ...clue, meant: random.below(2) === 0 ? undefined : [random.below(25)] });
}

function newOpinion(state: State, clue: Clue, side: Side | undefined, random: Random): Clue {
  if (side || clue.standing === 'illegal') return clue;
  const opinion = random.pick<Opinion | undefined>([
    undefined,
    { verdict: 'legal' },
    { verdict: 'doubtful', rule: 'L7', codename: random.pick(state.deal.words), reason: 'part', limited: true },
  ]);
  return defined({ ...clue, opinion });
}

/** L18: another question, or none. */
function newQuestion(state: State, random: Random): State['asked'] {
  const [answer, side] = [random.pick(answers), random.pick(sides)];
  const word = random.pick([...state.deal.words, 'new york']);
  return random.below(3) === 0 ? undefined : { by: 'ada' as PersonId, word, yes: [], answer, side };
}

function newMarks(state: State, side: Side | undefined, random: Random): State['marks'] {
  const hidden = state.marks.flat().filter((mark) => mark.side !== side);
  return state.marks.map((marks) => [
    ...marks.filter((mark) => mark.side === side),
    ...hidden.filter(() => random.below(3) === 0),
  ]);
}
