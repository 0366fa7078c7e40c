/** Which stamp and sound to play when one view follows another. */
import type { View } from '@safehouse/rules/codenames/view-types.ts';
import type { Moment } from '../play/moment.ts';
import { isNewGame } from '../play/new-game.ts';

/** The most important change that deserves a stamp. */
export function moment(before: View | undefined, after: View): Moment | undefined {
  if (!before || isNewGame(before, after)) return undefined;
  const last = after.clues.at(-1);
  if (after.outcome && !before.outcome) return ending(after);
  if (last && after.clues.length > before.clues.length && !last.ended) {
    return { kind: 'clue', team: last.team, word: last.word, number: last.number };
  }
  const old = before.clues[after.clues.length - 1];
  if (last?.standing === 'illegal' && old?.standing !== 'illegal') return { kind: 'struck', team: last.team };
  if (last?.ended && !old?.ended) return over(last);
  const silent = before.phase === 'clue' && after.phase !== 'guess' && before.team !== after.team;
  return silent ? { kind: 'time', team: before.team } : undefined;
}

function over({ ended, team, guesses }: View['clues'][number]): Moment {
  if (ended === 'time') return { kind: 'time', team };
  const because = ended === 'missed' ? guesses.at(-1)?.identity : undefined;
  return because ? { kind: 'over', team, because } : { kind: 'over', team };
}

/** Whether a card was revealed. */
export function revealed(before: View | undefined, after: View): boolean {
  if (!before || isNewGame(before, after)) return false;
  return after.cards.some((card, i) => card.covered && !before.cards[i]?.covered);
}

function ending({ outcome, options, you }: View): Moment | undefined {
  if (!outcome) return undefined;
  if (outcome.ending === 'assassin') return { kind: 'assassin' };
  const winner = outcome.winners[0] ?? 'red';
  const mine = options.form === 'together' ? 'red' : you?.team;
  return { kind: mine === undefined || mine === 'both' || mine === winner ? 'won' : 'lost', team: winner };
}
