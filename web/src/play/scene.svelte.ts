/**
 * The beat of a scene that is played now. The director writes it, boards draw it, sound and vibration listen to it.
 * Until the director has loaded there are no scenes, and boards draw the view as it is.
 */
import type { GameView } from '../table-kit/table-context.ts';
import type { Moment } from './moment.ts';

/** A scene is a list of beats, in the order in which people should notice what happened. */
export type Beat = {
  readonly kind:
    | 'deal'
    | 'touch'
    | 'breath'
    | 'flip'
    | 'stamp'
    /** Score and turn change. */
    | 'turn'
    /** The assassin. */
    | 'dark'
    | 'triumph'
    | 'defeat'
    | 'sudden'
    /** At a round table: a question, an answer, a finger that points, a raised hand, a card that is turned up. */
    | 'ask'
    | 'answer'
    | 'accuse'
    | 'hand'
    | 'unmask';
  /** Milliseconds. */
  readonly lasts: number;
  /** Its place on the board. */
  readonly card?: number;
  /** Whose seat it is about. */
  readonly person?: string;
  /** Whose cards lie face up by now. */
  readonly turned?: readonly string[];
  /** Of the team that moved; without it the beat is neither. */
  readonly mood?: 'good' | 'bad' | 'worst';
  /** Stays over the board while beats with the same one follow. */
  readonly stamp?: Moment;
  /** What the boards draw in place of the current view. It must use nothing but views that this page has. */
  readonly draws?: (view: GameView) => GameView;
  /** Whether it keeps something waiting: then a tap or a key ends the scene. */
  readonly isHeld?: boolean;
  /** Whether the result waits for it. */
  readonly isEnd?: boolean;
};
export type Scene = readonly Beat[];

let current = $state.raw<Beat | undefined>();
const listeners = new Set<(beat: Beat) => void>();

export const scene = {
  get beat(): Beat | undefined {
    return current;
  },
};

/** For the director. */
export function showBeat(beat: Beat | undefined): void {
  current = beat;
  if (beat) for (const listen of listeners) listen(beat);
}

/** Calls back when a beat begins. Returns a function that stops it. */
export function onBeat(listen: (beat: Beat) => void): () => void {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

/** The view as it is drawn now. Controls and labels use the real one: nobody waits for a scene. */
export function drawn<View extends GameView>(view: View): View {
  return (current?.draws?.(view) as View | undefined) ?? view;
}
