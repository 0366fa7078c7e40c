/** Who is connected, told to everyone in the room: comings and goings close together are told as one. */
import type { PersonId } from '@safehouse/rules/kernel/contract.ts';
import { frameOf } from './frames.ts';

export class PresenceNews {
  readonly #wait: number;
  readonly #tell: () => void;
  #timer: NodeJS.Timeout | undefined;
  /** Whom everybody has been told of; nothing when not everybody was told the same. */
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

  /** Somebody was told of these people on coming in: if the others know of different ones, all are told anew. */
  welcomed(people: readonly PersonId[]): void {
    if (people.join(' ') !== this.#last) this.#last = undefined;
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
