/** Counts and durations as plain numbers: counting must cost nothing. */
import { byLabel, type Figure } from './exposition.ts';

/** Counts per code, from a closed list, so that clients cannot add series. */
export class Tally {
  readonly #counts: Map<string, number>;
  readonly #label: string;

  constructor(label: string, codes: readonly string[]) {
    this.#label = label;
    // All start at 0: otherwise the first one would not show as an increase.
    this.#counts = new Map([...codes, 'other'].map((code) => [code, 0]));
  }

  add(code: string): void {
    const count = this.#counts.get(code);
    if (count === undefined) this.add('other');
    else this.#counts.set(code, count + 1);
  }

  figure(name: string, help: string): Figure {
    return byLabel('counter', name, help, { label: this.#label, values: this.#counts });
  }
}

/** Durations, sorted into buckets. */
export class Histogram {
  readonly #bounds: readonly number[];
  readonly #counts: Float64Array;
  #sum = 0;

  /** Upper bounds in seconds, ascending. */
  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
    this.#counts = new Float64Array(bounds.length + 1);
  }

  add(milliseconds: number): void {
    const seconds = milliseconds / 1000;
    let at = 0;
    while (at < this.#bounds.length && seconds > (this.#bounds[at] as number)) at += 1;
    this.#counts[at] = (this.#counts[at] as number) + 1;
    this.#sum += seconds;
  }

  figure(name: string, help: string): Figure {
    let total = 0;
    const buckets = [...this.#bounds, '+Inf'].map((bound, i) => {
      total += this.#counts[i] ?? 0;
      return { suffix: '_bucket', labels: { le: String(bound) }, value: total };
    });
    const sums = [
      { suffix: '_sum', value: this.#sum },
      { suffix: '_count', value: total },
    ];
    return { name, kind: 'histogram', help, samples: [...buckets, ...sums] };
  }
}
