/** Sends everyone in the room who is connected, batching changes that are close together. */
import type { PersonId } from '@safehouse/rules/kernel/contract.ts';
import { frameOf } from '../websocket/frames.ts';

export class PresenceNews {
  readonly #wait: number;
  readonly #tell: () => void;
  #timer: NodeJS.Timeout | undefined;
  /** The list that everyone has; undefined when not everyone was sent the same. */
  #last: string | undefined = '';

  constructor(wait: number, tell: () => void) {
    this.#wait = wait;
    this.#tell = tell;
  }

  changed(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#tell();
    }, this.#wait);
  }

  /** A newcomer was sent this list: if the others have another one, everyone gets it again. */
  welcomed(people: readonly PersonId[]): void {
    if (people.join(' ') !== this.#last) this.#last = undefined;
  }

  /** Undefined if nothing has changed since the last time. */
  frame(people: PersonId[]): Buffer | undefined {
    const key = people.join(' ');
    if (key === this.#last) return undefined;
    this.#last = key;
    return frameOf({ type: 'present', people });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
