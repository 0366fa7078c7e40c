/** A bus between nodes of one process, for tests: it can cut the line of a node, or kill the node. */
import type { Bus } from '../streams/bus.ts';

type Line = { isUp: boolean; readonly listeners: Map<string, Set<(text: string) => void>>; watch(isUp: boolean): void };

export class MemoryBus {
  /** Every message, as `subject text`. */
  readonly said: string[] = [];
  readonly #lines = new Set<Line>();

  /** The line of one node. `cut` takes it down, `mend` brings it back; on `die` the node does not notice. */
  line(): Bus & { cut(): void; mend(): void; die(): void } {
    const watchers = new Set<(isUp: boolean) => void>();
    const line: Line = {
      isUp: true,
      listeners: new Map(),
      watch: (isUp) => {
        line.isUp = isUp;
        for (const watcher of watchers) watcher(isUp);
      },
    };
    this.#lines.add(line);
    return {
      get isUp() {
        return line.isUp;
      },
      say: (subject, text) => {
        if (line.isUp && this.#lines.has(line)) this.say(subject, text);
      },
      hear: (subject, listener) => {
        const listeners = line.listeners.get(subject) ?? new Set();
        line.listeners.set(subject, listeners.add(listener));
        return () => listeners.delete(listener);
      },
      watch: (watcher) => {
        watchers.add(watcher);
        return () => watchers.delete(watcher);
      },
      cut: () => line.watch(false),
      mend: () => line.watch(true),
      die: () => this.#lines.delete(line),
    };
  }

  /** Delivers to everyone a little later, like a network. */
  say(subject: string, text: string): void {
    this.said.push(`${subject} ${text}`);
    setImmediate(() => {
      for (const line of this.#lines) {
        if (line.isUp) for (const listener of [...(line.listeners.get(subject) ?? [])]) listener(text);
      }
    });
  }
}
