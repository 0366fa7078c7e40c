/**
 * Reads Voikko's finite-state morphology (`mor.vfst`, unweighted) and analyses words with it. The file has a header of
 * 16 bytes, the symbols, then cells of 8 bytes: input, output, target, number of further transitions.
 */

const COOKIE = [0x00013a6e, 0x000351fa];
const HEADER = 16;
const CELL = 8;
const FINAL = 0xffff;
/** If a state has this many transitions, the next cell contains their number. */
const OVERFLOW = 255;
/** No word of the language needs more; longer searches are cut off. */
const MOST_STEPS = 60_000;
const MOST_FOUND = 64;
const DEEPEST = 400;

/** A condition on earlier features: `@P.FEATURE.VALUE@`. */
type Flag = { readonly act: string; readonly feature: number; readonly value: number };

const ANY = 0;

export class Transducer {
  readonly #symbols: readonly string[];
  readonly #flags: readonly (Flag | undefined)[];
  readonly #letters = new Map<string, number>();
  /** Symbols before this one read no input. */
  readonly #firstLetter: number;
  readonly #features: number;
  readonly #cells16: Uint16Array;
  readonly #cells32: Uint32Array;

  /** Throws if the bytes are not such a file. */
  constructor(bytes: Uint8Array) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (COOKIE.some((cookie, at) => view.getUint32(4 * at, true) !== cookie) || view.getUint8(8) !== 0)
      throw new Error('is no unweighted VFST file');
    const { symbols, end } = symbolsOf(bytes, view.getUint16(HEADER, true));
    const flags = flagsOf(symbols);
    this.#symbols = symbols;
    this.#flags = flags.flags;
    this.#features = flags.features;
    this.#firstLetter = symbols.findIndex((symbol, at) => at > 0 && !symbol.startsWith('@'));
    for (const [at, symbol] of symbols.entries()) {
      if (at >= this.#firstLetter && Array.from(symbol).length === 1) this.#letters.set(symbol, at);
    }
    // A copy, so that the cells are aligned to four bytes.
    const cells = Uint8Array.from(bytes.subarray(Math.ceil(end / CELL) * CELL));
    this.#cells16 = new Uint16Array(cells.buffer, 0, cells.length >> 1);
    this.#cells32 = new Uint32Array(cells.buffer, 0, cells.length >> 2);
  }

  /** All its outputs for this word: `[Ln][Xp]muisti[X]muisti[Sn][Ny]`. */
  analyses(word: string): string[] {
    const input = Array.from(word, (letter) => this.#letters.get(letter) ?? FINAL);
    if (input.includes(FINAL)) return [];
    const found = new Set<string>();
    const flags = new Uint16Array(this.#features);
    const written: number[] = [];
    let steps = 0;
    const follow = (state: number, at: number, depth: number): void => {
      const head = 2 * state;
      let more = (this.#cells32[head + 1] ?? 0) >>> 24;
      const skips = more === OVERFLOW;
      if (skips) more = (this.#cells32[head + 2] ?? 0) + 1;
      for (let way = 0; way <= more; way++) {
        if (skips && way === 1) continue;
        if (++steps > MOST_STEPS || found.size >= MOST_FOUND) return;
        const cell = state + way;
        const reads = this.#cells16[4 * cell] ?? FINAL;
        if (reads === FINAL) {
          if (at === input.length) found.add(written.map((symbol) => this.#symbols[symbol]).join(''));
          continue;
        }
        const isSilent = reads < this.#firstLetter;
        if ((!isSilent && reads !== input[at]) || depth > DEEPEST) continue;
        const flag = this.#flags[reads];
        const before = flag ? (flags[flag.feature] ?? 0) : 0;
        if (flag && !passes(flag, before)) continue;
        if (flag) flags[flag.feature] = after(flag, before);
        const writes = this.#cells16[4 * cell + 1] ?? 0;
        const isWritten = writes >= this.#firstLetter;
        if (isWritten) written.push(writes);
        follow((this.#cells32[2 * cell + 1] ?? 0) & 0xffffff, isSilent ? at : at + 1, depth + 1);
        if (isWritten) written.pop();
        if (flag) flags[flag.feature] = before;
      }
    };
    follow(0, 0, 0);
    return [...found];
  }
}

function symbolsOf(bytes: Uint8Array, count: number): { symbols: string[]; end: number } {
  const decoder = new TextDecoder();
  const symbols: string[] = [];
  let end = HEADER + 2;
  while (symbols.length < count) {
    const stop = bytes.indexOf(0, end);
    if (stop < 0) throw new Error('ends within its symbols');
    symbols.push(decoder.decode(bytes.subarray(end, stop)));
    end = stop + 1;
  }
  return { symbols, end };
}

function flagsOf(symbols: readonly string[]): { flags: (Flag | undefined)[]; features: number } {
  const features = new Map<string, number>();
  const values = new Map<string, number>([['', ANY]]);
  const numbered = (name: string, names: Map<string, number>): number => {
    const known = names.get(name) ?? names.size;
    names.set(name, known);
    return known;
  };
  const flags = symbols.map((symbol): Flag | undefined => {
    const found = /^@([A-Z])\.([^.@]+)(?:\.([^.@]+))?@$/u.exec(symbol);
    if (!found) return undefined;
    const [, act = '', feature = '', value = ''] = found;
    return { act, feature: numbered(feature, features), value: numbered(value, values) };
  });
  return { flags, features: features.size };
}

/** `now` is the feature's value, `ANY` if it has none. */
function passes({ act, value }: Flag, now: number): boolean {
  if (act === 'U') return now === ANY || now === value;
  if (act === 'R') return value === ANY ? now !== ANY : now === value;
  if (act === 'D') return value === ANY ? now === ANY : now !== value;
  return true;
}

function after({ act, value }: Flag, now: number): number {
  if (act === 'C') return ANY;
  return act === 'P' || act === 'U' ? value : now;
}
