/** An audience: those around a table who see the same. Their view is computed, encoded and framed once. */
import { diff, type Json } from '@safehouse/protocol/diff.ts';
import type { View } from '@safehouse/rules/table/view-types.ts';
import { textFrame } from './frames.ts';

export class Audience {
  readonly key: string;
  /** How many connections are in it. */
  size = 0;
  #view: View;
  #version: number;
  #now: number;
  /** The view as JSON, once somebody needed it whole. */
  #whole: string | undefined;
  #wholeFrame: Buffer | undefined;
  /** How long the view was when it was last written whole. */
  #length = 0;
  /** What changed with this version, as JSON; nothing if nothing did. */
  #patch: string | undefined;
  /** Those who were last told of different versions differ in the `from` of their frame. */
  readonly #changes = new Map<number, Buffer>();

  constructor(key: string, seen: { view: View; version: number; now: number }) {
    this.key = key;
    this.#view = seen.view;
    this.#version = seen.version;
    this.#now = seen.now;
  }

  get version(): number {
    return this.#version;
  }

  get view(): View {
    return this.#view;
  }

  see({ view, version, now }: { view: View; version: number; now: number }): void {
    const patch = diff(this.#view as Json, view as Json);
    this.#view = view;
    this.#version = version;
    this.#now = now;
    if (this.#changes.size > 0) this.#changes.clear();
    if (patch.length === 0) {
      this.#patch = undefined;
      // The view is the same, but it is now that of a newer version.
      this.#wholeFrame = undefined;
      return;
    }
    this.#patch = JSON.stringify(patch);
    this.#whole = undefined;
    this.#wholeFrame = undefined;
  }

  /** The frame for those who have the view as it was before this version; nothing if it did not change. */
  change(from: number): Buffer | undefined {
    if (this.#patch === undefined) return undefined;
    let frame = this.#changes.get(from);
    if (!frame) {
      frame = this.#isSmaller(this.#patch) ? this.#changeFrame(from, this.#patch) : this.wholeFrame();
      this.#changes.set(from, frame);
    }
    return frame;
  }

  wholeFrame(): Buffer {
    this.#wholeFrame ??= textFrame(
      `{"type":"view","now":${this.#now},"version":${this.#version},"view":${this.whole()}}`,
    );
    return this.#wholeFrame;
  }

  whole(): string {
    this.#whole ??= JSON.stringify(this.#view);
    this.#length = this.#whole.length;
    return this.#whole;
  }

  #changeFrame(from: number, patch: string): Buffer {
    return textFrame(`{"type":"change","now":${this.#now},"from":${from},"version":${this.#version},"patch":${patch}}`);
  }

  /** Views change little in length: only a long patch makes it worth to write the view out and compare. */
  #isSmaller(patch: string): boolean {
    return patch.length < this.#length / 2 || patch.length < this.whole().length;
  }
}
