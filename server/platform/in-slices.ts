/** Runs a long computation a few milliseconds at a time, so that everything else gets its turn in between. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** In milliseconds. */
const SLICE = 4;

export async function inSlices<Value>(steps: Generator<unknown, Value>): Promise<Value> {
  for (;;) {
    const end = performance.now() + SLICE;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await nextTurn();
  }
}
