/** For the laws: the same state with everything redrawn that a viewer may not know. */
import { answers } from '../clues/asking.ts';
import type { GameViewer, PersonId } from '../kernel/contract.ts';
import type { Opinion } from '../kernel/opinion.ts';
import { defined } from '../kernel/plain.ts';
import type { Random } from '../kernel/random.ts';
import { coverOf } from './board.ts';
import type { Clue, Identity, State } from './types.ts';
import { seesHands, seesKey, seesOpinions, seesQuestion, youOf } from './view.ts';

export function redeal(state: State, viewer: GameViewer, random: Random): State {
  const you = youOf(viewer);
  return {
    ...state,
    deal: seesKey(state, you) ? state.deal : { ...state.deal, key: newKey(state, random) },
    clues: state.clues.map((clue) => {
      const noted = state.outcome ? clue : newMeant(clue, random);
      const doubted = seesHands(clue, you?.team) ? noted : newHands(noted, random);
      return seesOpinions(state, you) ? doubted : newOpinion(state, doubted, random);
    }),
    ...(!seesQuestion(state, you) && state.phase === 'clue' && { asked: newQuestion(state, random) }),
  };
}

function newHands(clue: Clue, random: Random): Clue {
  return defined({ ...clue, hands: random.below(2) === 0 ? undefined : ['eva' as PersonId] });
}

/** C24: another question, or none. */
function newQuestion(state: State, random: Random): State['asked'] {
  const answer = random.pick(answers);
  const word = random.pick([...state.deal.words, 'new york']);
  return random.below(3) === 0 ? undefined : { by: 'ada' as PersonId, word, yes: [], answer };
}

/** Covered cards are public; the others are shuffled among themselves, so that C3 and C5 still hold. */
function newKey(state: State, random: Random): Identity[] {
  const { key } = state.deal;
  const hidden = random.shuffled(key.filter((_, card) => !coverOf(state, card)));
  return key.map((identity, card) => (coverOf(state, card) ? identity : (hidden.pop() as Identity)));
}

function newMeant(clue: Clue, random: Random): Clue {
  return defined({ ...clue, meant: random.below(2) === 0 ? undefined : [random.below(25)] });
}

function newOpinion(state: State, clue: Clue, random: Random): Clue {
  if (clue.standing === 'illegal') return clue;
  const opinion = random.pick<Opinion | undefined>([
    undefined,
    { verdict: 'legal' },
    { verdict: 'doubtful', rule: 'L7', codename: random.pick(state.deal.words), reason: 'part', limited: true },
    { verdict: 'illegal', rule: 'L6', codename: random.pick(state.deal.words), reason: 'form' },
  ]);
  return defined({ ...clue, opinion });
}
