/** The beats that the games' scenes are made of, and how long each lasts in milliseconds. */
import type { GameView } from '../../table-kit/table-context.ts';
import type { Moment } from '../moment.ts';
import type { Beat, Scene } from '../scene.svelte.ts';

type Draws = (view: GameView) => GameView;

export type Reveal = {
  readonly card: number;
  readonly mood: Beat['mood'];
  readonly stamp: Moment | undefined;
  /** Set if the card ended the game. */
  readonly ending?: 'dark' | 'triumph' | 'defeat' | undefined;
  /** Before the card turns. */
  readonly closed: Draws;
  /** The card has turned; nothing has followed from it yet. */
  readonly open: Draws;
};

/** The touch, the held breath, the flip, the stamp with its reason, then score and turn. */
export function reveal({ card, mood, stamp, ending, closed, open }: Reveal): Scene {
  const end = ending ? { isEnd: true } : {};
  const breath = mood === 'worst' ? 700 : ending ? 450 : 320;
  const turning: Scene = [
    { kind: 'touch', lasts: 120, card, draws: closed, ...end },
    { kind: 'breath', lasts: breath, card, draws: closed, ...end },
    { kind: 'flip', lasts: 580, card, ...(mood && { mood }), draws: open, ...end },
  ];
  const on = stamp && { stamp };
  if (ending)
    return [...turning, { kind: ending, lasts: 950, card, ...(mood && { mood }), ...on, ...end, draws: open }];
  const turn: Beat = { kind: 'turn', lasts: on ? 800 : 300, card, ...on };
  return on ? [...turning, { kind: kindOf(stamp), lasts: 500, card, ...on, draws: open }, turn] : [...turning, turn];
}

/** A stamp alone: everything else is already on the board. */
export function stamped(stamp: Moment | undefined): Scene {
  return stamp ? [{ kind: kindOf(stamp), lasts: 1700, stamp }] : [];
}

function kindOf({ kind }: Moment): 'sudden' | 'stamp' {
  return kind === 'sudden' ? kind : 'stamp';
}
