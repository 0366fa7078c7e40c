/** Results for the latest texts, in two generations: what is asked for again and again stays while other texts come and go. */
export class Kept<Made> {
  readonly #make: (text: string) => Made;
  readonly #most: number;
  #newer = new Map<string, Made>();
  #older = new Map<string, Made>();

  /** `most` is how many each generation keeps. What `make` returns must not be undefined, and is never changed. */
  constructor(most: number, make: (text: string) => Made) {
    this.#most = most;
    this.#make = make;
  }

  of(text: string): Made {
    const kept = this.#newer.get(text);
    if (kept !== undefined) return kept;
    const made = this.#older.get(text) ?? this.#make(text);
    if (this.#newer.size >= this.#most) {
      this.#older = this.#newer;
      this.#newer = new Map();
    }
    this.#newer.set(text, made);
    return made;
  }
}
