/**
 * The scenes of Spyfall: a question, an accusation, hands that rise one by one, a card that is turned up, and only then
 * what follows from it.
 */
import type { View } from '@safehouse/rules/spyfall/view-types.ts';
import { stamped } from '../play/director/beats.ts';
import type { Beat, Scene } from '../play/scene.svelte.ts';
import type { GameView } from '../table-kit/table-context.ts';
import { moment, newVerdict } from './moments.ts';
import { isNewGame } from './new-game.ts';
import { isOnMe } from './now-line.ts';
import { hasWon } from './sides.ts';
import type { Verdict } from './story.ts';

type Draws = NonNullable<Beat['draws']>;

/** Milliseconds. */
const HAND = 380;
const BREATH = 750;
const TURN_UP = 850;

export function scene(before: View, after: View): Scene {
  if (isNewGame(before, after)) return [];
  if (after.round > before.round) return [{ kind: 'deal', lasts: 900 }];
  const verdict = newVerdict(before, after);
  if (verdict) return ending(before, after, verdict);
  const stamp = stamped(moment(before, after));
  if (before.accusation && !after.accusation) return [...settled(before, after), ...stamp];
  if (after.accusation) return before.accusation ? rising(before, after) : accused(after.accusation.suspect, stamp);
  if (after.ballot && before.ballot) return rising(before, after);
  if (after.stopper !== undefined && before.stopper === undefined) return [...shown(before, after), ...stamp];
  return stamp.length > 0 ? stamp : talking(before, after);
}

/** For a phone that goes from hand to hand: it has pages of its own for each step. */
export function stampsOnly(before: View, after: View): Scene {
  return stamped(moment(before, after));
}

/** S12: the finger points before anyone votes. */
function accused(suspect: string, stamp: Scene): Scene {
  return [{ kind: 'accuse', lasts: 600, person: suspect }, ...stamp];
}

/** S9: a question, an answer, or only whose turn it is. */
function talking(before: View, after: View): Scene {
  const last = before.talk.length - 1;
  const answered = after.talk[last];
  if (answered?.answer !== undefined && before.talk[last]?.answer === undefined) {
    const draws: Draws = (view) => ({ ...(view as View), turn: before.turn }) as View;
    return [{ kind: 'answer', lasts: 800, person: answered.to, ...(!isOnMe(after) && { draws }) }];
  }
  const speaker = speakerOf(after);
  return speaker === undefined || speaker === speakerOf(before) ? [] : [{ kind: 'ask', lasts: 500, person: speaker }];
}

function speakerOf({ turn }: View): string | undefined {
  return turn?.asked ?? turn?.asker;
}

/** S13, S17: the hands or names that are new, one by one. */
function rising(before: View, after: View): Scene {
  const beats = hands(before, after);
  // The last one is already what the view shows.
  return beats.map(({ draws, ...beat }, i) => (draws && i < beats.length - 1 ? { ...beat, draws } : beat));
}

/** A rejected accusation: the last hand, and a moment to count. Nobody whose move it is now waits for it. */
function settled(before: View, after: View): Scene {
  const beats = hands(before, after);
  const draws = beats.at(-1)?.draws;
  if (!draws || isOnMe(after)) return [];
  return [...beats, { kind: 'breath', lasts: 900, draws, isHeld: true }];
}

/** S15: the spy shows the card. */
function shown(before: View, after: View): Scene {
  const person = after.stopper as string;
  const breath: Beat = { kind: 'breath', lasts: 500, person, draws: held(before), isHeld: true };
  return [...(isOnMe(after) ? [] : [breath]), { kind: 'unmask', lasts: TURN_UP, person, mood: 'worst' }];
}

/** The last hand, the held breath, the suspect's card, the spy's card, the stamp; then the verdict. */
function ending(before: View, after: View, verdict: Verdict): Scene {
  const stamp = moment(before, after);
  const raised = before.round === after.round ? hands(before, after) : [];
  const draws = raised.at(-1)?.draws ?? (before.phase === 'naming' ? held(before) : undefined);
  if (!draws) return stamped(stamp);
  const isEnd = after.outcome !== undefined;
  const rest = { draws, isHeld: true, ...(isEnd && { isEnd }) };
  const { spy, suspect = spy } = verdict;
  const isShown = before.phase === 'naming';
  const turned = isShown ? [] : suspect === spy ? [spy] : [suspect, spy];
  return [
    ...raised.map((beat) => ({ ...beat, ...(isEnd && { isEnd }) })),
    { kind: 'breath', lasts: BREATH, person: suspect, ...rest },
    ...turned.map(
      (person, i): Beat => ({
        kind: 'unmask',
        lasts: TURN_UP,
        person,
        turned: turned.slice(0, i + 1),
        mood: person === spy ? 'worst' : 'bad',
        ...rest,
      }),
    ),
    { kind: endOf(after, verdict), lasts: 950, turned, ...(stamp && { stamp }), ...rest },
  ];
}

function endOf({ you }: View, verdict: Verdict): 'triumph' | 'defeat' | 'stamp' {
  const isWon = hasWon(verdict, you?.person);
  return isWon === undefined ? 'stamp' : isWon ? 'triumph' : 'defeat';
}

/** One beat for each new hand of an accusation, or each new name in the last vote; each draws those up to it. */
function hands(before: View, after: View): Beat[] {
  const { accusation, ballot } = before;
  const heard = after.accusation ?? after.hearings.at(-1);
  if (accusation && heard?.by === accusation.by) {
    return upTo(accusation.votes, heard.votes, (votes, by) => {
      const awaited = accusation.awaited.filter((person) => !votes.some((vote) => vote.by === person));
      return {
        kind: 'hand',
        lasts: HAND,
        person: by,
        draws: held(before, { accusation: { ...accusation, votes, awaited } }),
      };
    });
  }
  const voices = after.ballot?.voices ?? newVerdict(before, after)?.voices;
  if (!ballot || !voices) return [];
  return upTo(ballot.voices, voices, (said, by) => ({
    kind: 'hand',
    lasts: HAND,
    person: by,
    draws: held(before, { ballot: { voices: said } }),
  }));
}

/** If nobody new has voted, as after someone left, there is one beat for what is there. */
function upTo<Vote extends { readonly by: string }>(
  old: readonly Vote[],
  now: readonly Vote[],
  beat: (votes: Vote[], by: string) => Beat,
): Beat[] {
  const counts = now.length > old.length ? now.slice(old.length).map((_, i) => old.length + i + 1) : [now.length];
  return counts.map((count) => beat(now.slice(0, count), now[count - 1]?.by ?? ''));
}

/** As it was, with permissions as they are. */
function held(before: View, more: Partial<View> = {}): Draws {
  return (view: GameView) => ({ ...before, ...more, may: (view as View).may });
}
