/** Where someone is in a replay: the step, whose eyes they see it with, and whether it plays by itself. */
import type { Replay, ReplayViewer } from '@safehouse/rules/record/replay.ts';

/** A place to stop at: the number of events before it, and whether a turn begins there. */
export type Stop = { readonly step: number; readonly isTurn: boolean };

/** Milliseconds: how long a sentence stays when the replay plays by itself, at least and for each character. */
const LEAST = 1_800;
const EACH = 55;

export class ReplayPlayer {
  readonly replay: Replay;
  readonly #stops: readonly Stop[];
  #step = $state(0);
  viewer = $state.raw<ReplayViewer>('open');
  isPlaying = $state(false);

  constructor(replay: Replay, stops: readonly Stop[], step = 0) {
    this.replay = replay;
    this.#stops = stops;
    this.#step = this.#nearest(step);
  }

  /** How many events have happened. */
  get step(): number {
    return this.#step;
  }
  /** The number of the stop, from 0, and of the last one. */
  get index(): number {
    return this.#stops.findIndex(({ step }) => step === this.#step);
  }
  get last(): number {
    return this.#stops.length - 1;
  }
  get isAtEnd(): boolean {
    return this.index === this.last;
  }
  get turns(): readonly Stop[] {
    return this.#stops.filter(({ isTurn }) => isTurn);
  }
  /** The turn that is being played. */
  get turnAt(): number | undefined {
    return this.turns.findLast(({ step }) => step <= this.#step)?.step;
  }
  /** The step of the stop before this one, if there is one. */
  get before(): number | undefined {
    return this.#stops[this.index - 1]?.step;
  }

  /** To the stop at this step, or the last one before it. */
  goTo(step: number): void {
    this.#step = this.#nearest(step);
  }
  toIndex(index: number): void {
    this.#step = this.#stops[Math.max(0, Math.min(index, this.last))]?.step ?? 0;
  }
  move(by: 1 | -1): void {
    this.toIndex(this.index + by);
  }
  /** To the beginning of the next turn, or of this or the one before. Beyond the turns are the deal and the end. */
  turn(by: 1 | -1): void {
    const beyond = by > 0 ? (this.#stops.at(-1)?.step ?? 0) : 0;
    const next =
      by > 0 ? this.turns.find(({ step }) => step > this.#step) : this.turns.findLast(({ step }) => step < this.#step);
    this.#step = next?.step ?? beyond;
  }
  /** From the end, it plays again from the beginning. */
  toggle(): void {
    if (!this.isPlaying && this.isAtEnd) this.toIndex(0);
    this.isPlaying = !this.isPlaying;
  }

  #nearest(step: number): number {
    return this.#stops.findLast((stop) => stop.step <= step)?.step ?? 0;
  }
}

/** How long to stay at a stop when it is read out in this sentence. */
export function readingTime(text: string): number {
  return Math.max(LEAST, 900 + EACH * text.length);
}
