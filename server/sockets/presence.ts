/** Who is connected, told to everyone in the room: comings and goings close together are told as one. */
import type { PersonId } from '@safehouse/rules/kernel/contract.ts';
import { frameOf } from './frames.ts';

export class Presence {
  readonly #wait: number;
  readonly #tell: () => void;
  #timer: NodeJS.Timeout | undefined;
  #last = '';

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

  /** Nothing if they are the same people as the last time. */
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
