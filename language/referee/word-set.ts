/** A compact set of many words: it stores 64 bits of each, so collisions are extremely unlikely. */

const LOAD = 0.6;

export class WordSet {
  #low: Uint32Array;
  #high: Uint32Array;
  #size = 0;

  constructor(expected = 1024) {
    const slots = 2 ** Math.ceil(Math.log2(Math.max(16, expected / LOAD)));
    this.#low = new Uint32Array(slots);
    this.#high = new Uint32Array(slots);
  }

  get size(): number {
    return this.#size;
  }

  add(word: string): void {
    if (this.#size >= this.#low.length * LOAD) this.#grow();
    const [low, high] = hashed(word);
    this.#put(low, high);
  }

  has(word: string): boolean {
    const [low, high] = hashed(word);
    const mask = this.#low.length - 1;
    for (let at = low & mask; this.#low[at] !== 0 || this.#high[at] !== 0; at = (at + 1) & mask) {
      if (this.#low[at] === low && this.#high[at] === high) return true;
    }
    return false;
  }

  #put(low: number, high: number): void {
    const mask = this.#low.length - 1;
    let at = low & mask;
    while (this.#low[at] !== 0 || this.#high[at] !== 0) {
      if (this.#low[at] === low && this.#high[at] === high) return;
      at = (at + 1) & mask;
    }
    this.#low[at] = low;
    this.#high[at] = high;
    this.#size++;
  }

  #grow(): void {
    const [low, high] = [this.#low, this.#high];
    this.#low = new Uint32Array(low.length * 2);
    this.#high = new Uint32Array(low.length * 2);
    this.#size = 0;
    for (let at = 0; at < low.length; at++) {
      if (low[at] !== 0 || high[at] !== 0) this.#put(low[at] as number, high[at] as number);
    }
  }
}

/** Two multiplicative hashes with different constants; never both zero. */
function hashed(word: string): [low: number, high: number] {
  let low = 0x9e3779b9;
  let high = 0x85ebca6b;
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    low ^= low >>> 15;
    high = Math.imul(high + code, 0x27d4eb2d);
    high ^= high >>> 13;
  }
  return [(low ^ (high << 7)) >>> 0, (high | 1) >>> 0];
}
