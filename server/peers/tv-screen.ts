/** What the TVs of a table show in place of it. All nodes keep it in memory: the latest message wins. */
import type { OnTv } from '@safehouse/protocol/messages.ts';
import type { OnTvs } from './messages.ts';

/** A message about it; `at` tells the later of two. */
export type TvNews = Pick<OnTvs, 'at' | 'shown' | 'ask'>;

type TvScreenDeps = {
  readonly now: () => number;
  /** Tells the other nodes. */
  readonly say?: (news: TvNews) => void;
};

export class TvScreen {
  readonly #deps: TvScreenDeps;
  readonly #listeners = new Set<() => void>();
  #shown: OnTv | undefined;
  #at = 0;

  constructor(deps: TvScreenDeps) {
    this.#deps = deps;
  }

  get shown(): OnTv | undefined {
    return this.#shown;
  }

  /** Shows something on all nodes; undefined is the table itself. */
  show(shown: OnTv | undefined): void {
    this.#at = Math.max(this.#deps.now(), this.#at + 1);
    this.#set(shown);
    this.#tell();
  }

  /** Every node that follows the table ends it by itself. An older message does not bring it back. */
  end(): void {
    if (this.#shown) this.#set(undefined);
  }

  /** Called with each change; returns the unsubscribe function. */
  listen(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  /** Asks the other nodes what is shown. */
  ask(): void {
    this.#deps.say?.({ at: 0, ask: true });
  }

  hear({ at, shown, ask }: TvNews): void {
    if (ask) this.#tell();
    else if (at > this.#at) {
      this.#at = at;
      this.#set(shown as OnTv | undefined);
    }
  }

  /** Nobody at this node follows the table any more. */
  forget(): void {
    this.#at = 0;
    this.#shown = undefined;
  }

  #tell(): void {
    if (this.#at > 0) this.#deps.say?.({ at: this.#at, ask: false, ...(this.#shown && { shown: this.#shown }) });
  }

  #set(shown: OnTv | undefined): void {
    this.#shown = shown;
    for (const changed of [...this.#listeners]) changed();
  }
}
