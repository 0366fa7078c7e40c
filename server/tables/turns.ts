/** Runs tasks one at a time, in order. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  get areOver(): boolean {
    return this.#waiting === 0;
  }

  take<Value>(turn: () => Promise<Value>): Promise<Value> {
    this.#waiting += 1;
    const done = this.#last.then(turn);
    const over = (): void => {
      this.#waiting -= 1;
    };
    this.#last = done.then(over, over);
    return done;
  }

  /** Resolves when everything queued so far is done. */
  async ended(): Promise<void> {
    await this.#last;
  }
}
