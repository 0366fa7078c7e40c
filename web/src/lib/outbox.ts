/** What was asked of the house and not answered yet. It outlives connections: each message keeps its id until its answer. */
import type { ErrorCode, Farewell, RefusalCode } from '@safehouse/protocol/codes.ts';
import type { FromClient } from '@safehouse/protocol/messages.ts';
import type { Opinion } from '@safehouse/rules/kernel/contract.ts';

/** What became of an action. A code of a farewell means that the table was closed before it was answered. */
export type Answer =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly code: RefusalCode | ErrorCode | Farewell; readonly about?: string };

export type Asked = Extract<FromClient, { id: string }>;

type Pending = { readonly message: Asked; readonly settle: (answer: Answer | Opinion) => void; tries: number };

/** After these the same message may be welcome a little later. */
export const LATER: readonly ErrorCode[] = ['store-unavailable', 'too-fast', 'hello-first'];
const MOST_TRIES = 10;

export class Outbox {
  readonly #pending = new Map<string, Pending>();

  get size(): number {
    return this.#pending.size;
  }

  /** In the order they were asked. */
  get messages(): Asked[] {
    return [...this.#pending.values()].map(({ message }) => message);
  }

  put(message: Asked): Promise<Answer | Opinion> {
    return new Promise((settle) => {
      this.#pending.set(message.id, { message, settle, tries: 1 });
    });
  }

  /** The message, if it still waits. */
  find(id: string): Asked | undefined {
    return this.#pending.get(id)?.message;
  }

  settle(id: string, answer: Answer | Opinion): void {
    this.#pending.get(id)?.settle(answer);
    this.#pending.delete(id);
  }

  /** An error is the answer, unless it pays to try again: then it says so. */
  fail(id: string, code: ErrorCode): 'again' | 'answered' {
    const pending = this.#pending.get(id);
    if (pending && LATER.includes(code) && pending.tries++ < MOST_TRIES) return 'again';
    this.settle(id, { ok: false, code });
    return 'answered';
  }

  /** Nothing will be answered any more. */
  giveUp(code: ErrorCode | Farewell): void {
    for (const { settle } of this.#pending.values()) settle({ ok: false, code });
    this.#pending.clear();
  }
}
