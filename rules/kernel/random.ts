/** Seeded randomness: SHA-256 over seed and counter, unbiased, committed to at the start and revealed at the end. */
import { bytesOf, hexOf, sha256 } from './sha256.ts';

/** 128 bits from the system's random generator, in hex. Never leaves the server before the game is over. */
export type Seed = string & { readonly brand: 'Seed' };

export interface Random {
  /** A uniformly random integer from 0 to `bound - 1`. */
  below(bound: number): number;
  /** A copy in random order; every order is equally likely. */
  shuffled<Item>(items: readonly Item[]): Item[];
  pick<Item>(items: readonly Item[]): Item;
  /** Picks `count` items in random order; every selection and order is equally likely. */
  drawn<Item>(items: readonly Item[], count: number): Item[];
}

export function randomFrom(seed: Seed): Random {
  const next = words(bytesOf(seed));
  const below = (bound: number): number => {
    if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 32) throw new RangeError(`no number below ${bound}`);
    // Reject numbers above the last multiple of the bound: their remainders would favour small results.
    const fair = 2 ** 32 - (2 ** 32 % bound);
    for (;;) {
      const word = next();
      if (word < fair) return word % bound;
    }
  };
  return {
    below,
    pick: (items) => {
      if (items.length === 0) throw new RangeError('nothing to pick from');
      return items[below(items.length)] as (typeof items)[number];
    },
    shuffled: (items) => drawn(items, items.length, below),
    drawn: (items, count) => drawn(items, count, below),
  };
}

/** Partial Fisher–Yates shuffle from the front. */
function drawn<Item>(items: readonly Item[], count: number, below: Random['below']): Item[] {
  if (count > items.length) throw new RangeError(`no ${count} out of ${items.length}`);
  const order = [...items];
  for (let i = 0; i < Math.min(count, order.length - 1); i++) {
    const j = i + below(order.length - i);
    [order[i], order[j]] = [order[j] as Item, order[i] as Item];
  }
  return order.slice(0, count);
}

/** Published before the game: binds the seed without revealing it. */
export function commitmentTo(seed: Seed): string {
  return hexOf(sha256(bytesOf(seed)));
}

export function isSeed(text: string): text is Seed {
  return /^[0-9a-f]{32}$/.test(text);
}

function words(seed: Uint8Array): () => number {
  const block = new Uint8Array(seed.length + 4);
  block.set(seed);
  let counter = 0;
  let buffer = new DataView(new ArrayBuffer(0));
  let at = 0;
  return () => {
    if (at === buffer.byteLength) {
      new DataView(block.buffer).setUint32(seed.length, counter++);
      buffer = new DataView(sha256(block).buffer as ArrayBuffer);
      at = 0;
    }
    at += 4;
    return buffer.getUint32(at - 4);
  };
}
