/** The scenes of Duet: a card is touched, turns over or gets a token, and what follows from it comes after. */
import type { View } from '@safehouse/rules/duet/view-types.ts';
import { reveal, stamped } from '../play/director/beats.ts';
import { isNewGame } from '../play/new-game.ts';
import type { Beat, Scene } from '../play/scene.svelte.ts';
import type { GameView } from '../table-kit/table-context.ts';
import { moment, newest } from './moments.ts';

const moods = { agent: 'good', bystander: 'bad', assassin: 'worst' } as const satisfies Record<string, Beat['mood']>;

export function scene(before: View, after: View): Scene {
  if (isNewGame(before, after)) return [];
  const stamp = moment(before, after);
  const guess = newest(before, after);
  if (!guess) return stamped(stamp);
  return reveal({
    card: guess.card,
    mood: moods[guess.kind],
    stamp,
    ending: after.outcome && endOf(after.outcome),
    closed: held(before, guess.card),
    open: held(before),
  });
}

function endOf({ ending, winners }: NonNullable<View['outcome']>): 'dark' | 'triumph' | 'defeat' {
  if (ending === 'assassin') return 'dark';
  return winners.length > 0 ? 'triumph' : 'defeat';
}

/** Score, turn and key as they were; with `closed`, nothing has happened to this card yet. Marks are always current. */
function held(before: View, closed?: number): (view: GameView) => GameView {
  return (view) => {
    const { cards, ...now } = view as View;
    const { phase, givers, guessers, remaining, complete, supply, kept, discarded, clues, late, outcome } = before;
    return {
      ...now,
      ...{ phase, givers, guessers, remaining, complete, supply, kept, discarded, clues, late, outcome },
      cards: cards.map((card, i) => {
        const old = before.cards[i];
        if (!old) return card;
        if (i === closed) return { ...old, marks: card.marks };
        const { key: _, ...rest } = card;
        return card.key && !old.key ? rest : card;
      }),
    } as View;
  };
}
