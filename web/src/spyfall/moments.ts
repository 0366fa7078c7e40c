/** Which stamp and sound to play when one view of Spyfall follows another. */
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import type { Sound } from '../lib/sound.ts';
import type { Moment } from '../play/moment.ts';
import { isNewGame } from './new-game.ts';
import { hasWon, winnerOf } from './sides.ts';
import type { Verdict } from './story.ts';

/** The most important change that deserves a stamp. */
export function moment(before: View | undefined, after: View): Moment | undefined {
  if (!before || isNewGame(before, after)) return undefined;
  const verdict = newVerdict(before, after);
  if (verdict) return ending(verdict);
  // The verdict covers what happened in a finished round.
  if (after.round > before.round) return undefined;
  if (after.stopper !== undefined && before.stopper === undefined) return { kind: 'stopped', team: 'assassin' };
  if (isLate(after) && !isLate(before)) return { kind: 'time', team: 'assassin' };
  if (after.accusation && after.accusation.by !== before.accusation?.by) return { kind: 'accused', team: 'red' };
  return after.hearings.length > before.hearings.length ? { kind: 'dropped', team: 'bystander' } : undefined;
}

/** Always false: no card turns over on the table; the verdict shows them. */
export function revealed(): boolean {
  return false;
}

export function soundOf(before: View | undefined, after: View): Sound | undefined {
  if (!before || isNewGame(before, after)) return undefined;
  const verdict = newVerdict(before, after);
  if (verdict) {
    const won = hasWon(verdict, after.you?.person);
    return won === undefined ? 'verdict' : won ? 'won' : 'lost';
  }
  const stamped = moment(before, after)?.kind;
  if (stamped === 'accused' || stamped === 'stopped') return 'clue';
  if (stamped || after.round > before.round) return 'turn';
  if (hands(after) > hands(before) || voices(after) > voices(before)) return 'drum';
  return isNewTurn(before, after) ? 'turn' : undefined;
}

/** Whether the turn has passed to another player, or the first turn has begun. */
function isNewTurn({ turn: old }: View, { turn }: View): boolean {
  const speaker = turn?.asked ?? turn?.asker;
  return speaker !== undefined && speaker !== (old?.asked ?? old?.asker);
}

export function newVerdict(before: View, after: View): Verdict | undefined {
  const isNews = after.verdicts.length > before.verdicts.length && after.phase === 'verdict';
  return isNews ? after.verdicts.at(-1) : undefined;
}

function ending({ result }: Verdict): Moment {
  const winner = winnerOf(result);
  if (!winner) return { kind: 'void', team: 'bystander' };
  if (result === 'location-missed') return { kind: 'missed', team: 'agent' };
  return winner === 'spy' ? { kind: 'escaped', team: 'assassin' } : { kind: 'caught', team: 'agent' };
}

function isLate({ phase }: View): boolean {
  return phase === 'suspicions' || phase === 'ballot';
}

function hands({ accusation }: View): number {
  return accusation?.votes.length ?? 0;
}

function voices({ ballot }: View): number {
  return ballot?.voices.length ?? 0;
}
