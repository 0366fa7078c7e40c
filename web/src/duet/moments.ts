/** Which stamp and sound to play when one view of Duet follows another. */
import { sides } from '@safehouse/rules/duet/sides.ts';
import type { View } from '@safehouse/rules/duet/view-types.ts';
import type { Sound } from '../lib/sound.ts';
import type { Moment } from '../play/moment.ts';
import { isNewGame } from '../play/new-game.ts';

/** The most important change that deserves a stamp. */
export function moment(before: View | undefined, after: View): Moment | undefined {
  if (!before || isNewGame(before, after)) return undefined;
  const last = after.clues.at(-1);
  const old = before.clues[after.clues.length - 1];
  if (after.outcome && !before.outcome) return ending(after.outcome.ending);
  if (after.phase === 'sudden' && before.phase !== 'sudden') return { kind: 'sudden', team: 'assassin' };
  const complete = sides.find((side) => after.complete[side] && !before.complete[side]);
  if (complete) return { kind: 'complete', team: complete };
  if (!last) return undefined;
  if (!old && !last.ended) return { kind: 'clue', team: last.side, word: last.word, number: last.number };
  if (last.standing === 'illegal' && old?.standing !== 'illegal') return { kind: 'struck', team: last.side };
  return last.ended && !old?.ended ? over(last) : undefined;
}

function over({ side, guesses }: View['clues'][number]): Moment {
  return guesses.at(-1)?.kind === 'bystander'
    ? { kind: 'over', team: side, because: 'bystander' }
    : { kind: 'over', team: side };
}

/** Whether a card was touched. */
export function revealed(before: View | undefined, after: View): boolean {
  return newest(before, after) !== undefined;
}

export function soundOf(before: View | undefined, after: View): Sound | undefined {
  const stamped = moment(before, after)?.kind;
  if (stamped === 'won') return 'won';
  if (stamped === 'assassin') return 'lamp';
  if (stamped === 'lost') return 'lost';
  if (stamped === 'clue') return 'clue';
  const guess = newest(before, after);
  if (guess) return guess.kind === 'agent' ? 'reveal' : 'wrong';
  return stamped ? 'turn' : undefined;
}

export function newest(before: View | undefined, after: View): View['late'][number] | undefined {
  if (!before || isNewGame(before, after)) return undefined;
  const guesses = guessesOf(after);
  return guesses.length > guessesOf(before).length ? guesses.at(-1) : undefined;
}

function guessesOf({ clues, late }: View): View['late'] {
  return [...clues.flatMap(({ guesses }) => guesses), ...late];
}

function ending(how: NonNullable<View['outcome']>['ending']): Moment {
  if (how === 'assassin') return { kind: 'assassin' };
  return how === 'contacted' || how === 'late' ? { kind: 'won', team: 'agent' } : { kind: 'lost', team: 'bystander' };
}
