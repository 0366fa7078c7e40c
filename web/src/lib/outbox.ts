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
const LATER_BY = 1_000;
const MOST_TRIES = 10;

export class Outbox {
  readonly #pending = new Map<string, Pending>();
  /** What was sent over this connection and is not answered: a second copy could be answered otherwise than the first. */
  readonly #underWay = new Set<string>();
  readonly #send: (message: Asked) => void;
  #isOpen = false;

  constructor(send: (message: Asked) => void) {
    this.#send = send;
  }

  get size(): number {
    return this.#pending.size;
  }

  /** Whether the house takes anything now; if not, it all waits here. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** What waits goes out, in the order it was asked. */
  open(): void {
    this.#isOpen = true;
    for (const id of this.#pending.keys()) this.#sendOnce(id);
  }

  shut(): void {
    this.#isOpen = false;
  }

  /** With the connection goes whatever might have answered over it. */
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

  /** An error is the answer, unless it pays to try again. */
  fail(id: string, code: ErrorCode): void {
    const pending = this.#pending.get(id);
    if (pending && LATER.includes(code) && pending.tries++ < MOST_TRIES) {
      this.#underWay.delete(id);
      setTimeout(() => this.#sendOnce(id), LATER_BY);
    } else this.settle(id, { ok: false, code });
  }

  /** Nothing will be answered any more. */
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
