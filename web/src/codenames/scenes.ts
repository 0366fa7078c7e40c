/** The scenes of Codenames: a card is touched, turns over, and what follows from it comes after. */
import type { View } from '@safehouse/rules/codenames/view-types.ts';
import { reveal, stamped } from '../play/director/beats.ts';
import { isNewGame } from '../play/new-game.ts';
import type { Beat, Scene } from '../play/scene.svelte.ts';
import type { GameView } from '../table-kit/table-context.ts';
import { moment } from './moments.ts';

type Card = View['cards'][number];

export function scene(before: View, after: View): Scene {
  if (isNewGame(before, after)) return [];
  const stamp = moment(before, after);
  // After a gap in the connection there may be several: the last one says most.
  const card = after.covers.length > before.covers.length ? after.covers.at(-1) : undefined;
  const turned = card === undefined ? undefined : after.cards[card];
  if (card === undefined || !turned) return stamped(stamp);
  return reveal({
    card,
    mood: moodOf(before, turned),
    stamp,
    ending: after.outcome && endOf(after),
    closed: held(before, card),
    open: held(before),
  });
}

function moodOf({ team }: View, { covered, how }: Card): Beat['mood'] {
  if (covered === 'assassin') return 'worst';
  return how === 'guess' && covered !== team ? 'bad' : 'good';
}

function endOf({ outcome, options, you }: View): 'dark' | 'triumph' | 'defeat' {
  if (outcome?.ending === 'assassin') return 'dark';
  const mine = options.form === 'together' ? 'red' : you?.team;
  const isWon = mine === undefined || mine === 'both' || outcome?.winners.includes(mine);
  return isWon ? 'triumph' : 'defeat';
}

/** Score, turn and key as they were; with `closed`, this card too has not turned yet. Marks are always current. */
function held(before: View, closed?: number): (view: GameView) => GameView {
  return (view) => {
    const { cards, ...now } = view as View;
    const { team, phase, remaining, clues, covers, guesses, outcome, due, penalty } = before;
    return {
      ...now,
      ...{ team, phase, remaining, clues, covers, guesses, outcome, due, penalty },
      cards: cards.map((card, i) => {
        const old = before.cards[i];
        if (!old) return card;
        if (i === closed) return { ...old, marks: card.marks };
        return card.identity === old.identity ? card : { ...card, identity: old.identity };
      }),
    } as View;
  };
}
