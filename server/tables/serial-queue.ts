/** Runs tasks one at a time, in order. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  get isEmpty(): boolean {
    return this.#waiting === 0;
  }

  run<Value>(task: () => Promise<Value>): Promise<Value> {
    this.#waiting += 1;
    const done = this.#last.then(task);
    const over = (): void => {
      this.#waiting -= 1;
    };
    this.#last = done.then(over, over);
    return done;
  }

  /** Resolves when everything queued so far is done. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
