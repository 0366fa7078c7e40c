/** Plays scenes: one beat after another. A new scene cuts the one that is playing, so the page never falls behind. */
import type { Beat, Scene } from '../scene.svelte.ts';

/** Calls `then` after some milliseconds, and returns a function that cancels it. */
export type Wait = (ms: number, then: () => void) => () => void;

const real: Wait = (ms, then) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};

export class Director {
  readonly #show: (beat: Beat | undefined) => void;
  readonly #wait: Wait;
  #ahead: Scene = [];
  #stop: (() => void) | undefined;

  constructor(show: (beat: Beat | undefined) => void, wait: Wait = real) {
    this.#show = show;
    this.#wait = wait;
  }

  play(scene: Scene): void {
    this.#stop?.();
    this.#ahead = scene;
    this.#next();
  }

  /** Ends the scene at once: the page shows what is. */
  cut(): void {
    if (this.#stop) this.play([]);
  }

  #next(): void {
    const [beat, ...rest] = this.#ahead;
    this.#ahead = rest;
    this.#stop = beat && this.#wait(beat.lasts, () => this.#next());
    this.#show(beat);
  }
}
