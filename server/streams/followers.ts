/** The followers of each stream, and how far each has heard. */
import type { Stored, StreamName } from './streams.ts';

type Follower = {
  /** The last version heard; older events are never delivered again. */
  heard: number;
  /** Until its first read it hears nothing: that read finds whatever is stored by then. */
  caughtUp: boolean;
  readonly listener: (stored: readonly Stored[]) => void;
  readonly dropped: (() => void) | undefined;
};

export type Report = (error: unknown, stream: StreamName) => void;

export class Followers {
  readonly #of = new Map<StreamName, Set<Follower>>();
  readonly #read: (stream: StreamName, after: number) => readonly Stored[];
  readonly #report: Report;
  readonly #settled: () => Promise<void> | undefined;

  /** `settled` returns a promise while the last writes are not durable yet; it resolves when they are. */
  constructor(
    read: (stream: StreamName, after: number) => readonly Stored[],
    report: Report,
    settled: () => Promise<void> | undefined,
  ) {
    this.#read = read;
    this.#report = report;
    this.#settled = settled;
  }

  add(
    stream: StreamName,
    after: number,
    listener: Follower['listener'],
    failed: (error: unknown) => void = (error) => this.#report(error, stream),
    dropped?: () => void,
  ): () => void {
    const follower: Follower = { heard: after, caughtUp: false, listener, dropped };
    const others = this.#of.get(stream);
    if (others) others.add(follower);
    else this.#of.set(stream, new Set([follower]));

    const catchUp = (): void => {
      if (!this.#has(stream, follower)) return;
      const settled = this.#settled();
      if (settled) void settled.then(catchUp);
      else this.#catchUp(stream, follower, failed);
    };
    queueMicrotask(catchUp);
    return () => this.#remove(stream, follower);
  }

  has(stream: StreamName): boolean {
    return this.#of.has(stream);
  }

  tell(stream: StreamName, stored: readonly Stored[]): void {
    // A listener may follow or leave in the meantime; who comes new is not caught up yet.
    for (const follower of this.#of.get(stream) ?? []) {
      if (follower.caughtUp && this.#has(stream, follower)) this.#tell(stream, follower, stored);
    }
  }

  /** Call when the stream was dropped. */
  end(stream: StreamName): void {
    const followers = this.#of.get(stream);
    this.#of.delete(stream);
    for (const { dropped } of followers ?? []) this.#guarded(stream, () => dropped?.());
  }

  endAll(): void {
    this.#of.clear();
  }

  #catchUp(stream: StreamName, follower: Follower, failed: (error: unknown) => void): void {
    let stored: readonly Stored[];
    try {
      stored = this.#read(stream, follower.heard);
    } catch (error) {
      this.#remove(stream, follower);
      this.#guarded(stream, () => failed(error));
      return;
    }
    follower.caughtUp = true;
    this.#tell(stream, follower, stored);
  }

  #has(stream: StreamName, follower: Follower): boolean {
    return this.#of.get(stream)?.has(follower) ?? false;
  }

  #remove(stream: StreamName, follower: Follower): void {
    const followers = this.#of.get(stream);
    if (followers?.delete(follower) && followers.size === 0) this.#of.delete(stream);
  }

  #tell(stream: StreamName, follower: Follower, stored: readonly Stored[]): void {
    const news = stored.filter(({ version }) => version > follower.heard);
    const last = news.at(-1);
    if (!last) return;
    follower.heard = last.version;
    this.#guarded(stream, () => follower.listener(news));
  }

  #guarded(stream: StreamName, call: () => void): void {
    try {
      call();
    } catch (error) {
      this.#report(error, stream);
    }
  }
}
