/** Messages the server has not answered yet. They outlive connections: each keeps its id until it is answered. */
import type { ErrorCode, Farewell, RefusalCode } from '@safehouse/protocol/codes.ts';
import type { FromClient } from '@safehouse/protocol/messages.ts';
import type { Opinion } from '@safehouse/rules/kernel/opinion.ts';

/** The result of an action. A farewell code means that the table was closed before it was answered. */
export type Answer =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly code: RefusalCode | ErrorCode | Farewell; readonly about?: string };

export type Asked = Extract<FromClient, { id: string }>;

type Pending = { readonly message: Asked; readonly settle: (answer: Answer | Opinion) => void; tries: number };

/** After these errors, the same message may succeed a little later. */
export const LATER: readonly ErrorCode[] = ['store-unavailable', 'too-fast', 'hello-first', 'referee-unavailable'];
const LATER_BY = 1_000;
const MOST_TRIES = 30;

export class Outbox {
  readonly #pending = new Map<string, Pending>();
  /** Sent over this connection and not answered yet: a second copy could get a different answer. */
  readonly #underWay = new Set<string>();
  readonly #send: (message: Asked) => void;
  #isOpen = false;

  constructor(send: (message: Asked) => void) {
    this.#send = send;
  }

  get size(): number {
    return this.#pending.size;
  }

  /** Whether the server accepts messages now; if not, they wait here. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Sends waiting messages, in the order they were asked. */
  open(): void {
    this.#isOpen = true;
    for (const id of this.#pending.keys()) this.#sendOnce(id);
  }

  shut(): void {
    this.#isOpen = false;
  }

  /** The connection is lost: nothing sent over it will be answered. */
  lose(): void {
    this.shut();
    this.#underWay.clear();
  }

  put(message: Asked): Promise<Answer | Opinion> {
    return new Promise((settle) => {
      this.#pending.set(message.id, { message, settle, tries: 1 });
      this.#sendOnce(message.id);
    });
  }

  settle(id: string, answer: Answer | Opinion): void {
    this.#underWay.delete(id);
    this.#pending.get(id)?.settle(answer);
    this.#pending.delete(id);
  }

  /** An error is the answer, unless a retry may succeed. */
  fail(id: string, code: ErrorCode): void {
    const pending = this.#pending.get(id);
    if (pending && LATER.includes(code) && pending.tries++ < MOST_TRIES) {
      this.#underWay.delete(id);
      setTimeout(() => this.#sendOnce(id), LATER_BY);
    } else this.settle(id, { ok: false, code });
  }

  /** No more answers will come: settles everything with `code`. */
  giveUp(code: ErrorCode | Farewell): void {
    for (const { settle } of this.#pending.values()) settle({ ok: false, code });
    this.#pending.clear();
  }

  #sendOnce(id: string): void {
    const pending = this.#pending.get(id);
    if (!pending || !this.#isOpen || this.#underWay.has(id)) return;
    this.#underWay.add(id);
    this.#send(pending.message);
  }
}
