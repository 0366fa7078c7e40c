/** Remembering what a pure function made of immutable values: what did not change is not made again, and is the same object. */

type Entry = { readonly rest: readonly unknown[]; readonly made: unknown };
/** What one function remembers: all of it was made of the same first argument. */
type Slot = { readonly first: unknown; readonly entries: Entry[] };
/** What one function made of each member of a list. */
type Each = { readonly list: readonly unknown[]; readonly made: readonly unknown[] };

/** So many are remembered of one first argument: more than there are audiences around a table. */
const MOST = 12;
const NOTHING = {};

/** What is remembered of one table. It holds on to what it knows: it is to be let go with the table. */
export class Memory {
  readonly #slots: (Slot | undefined)[] = [];

  /** What a function made of this first argument before. */
  entries(of: number, first: unknown): Entry[] {
    let slot = this.#slots[of];
    if (!slot || slot.first !== first) {
      slot = { first, entries: [] };
      this.#slots[of] = slot;
    }
    return slot.entries;
  }
}

let memory: Memory | undefined;
let functions = 0;

/** While this work is done, which must not wait for anything, functions remember; at other times they make everything anew. */
export function remembering<Value>(into: Memory, work: () => Value): Value {
  const before = memory;
  memory = into;
  try {
    return work();
  } finally {
    memory = before;
  }
}

/**
 * `make` may depend on nothing but its arguments. The first is an object, best the one that changes most often: what
 * was made of it is forgotten with it. A view passes everything secret it looks at as an argument, or it would show an
 * older secret.
 */
export function remembered<First extends object, Rest extends readonly unknown[], Made>(
  make: (first: First, ...rest: Rest) => Made,
): (first: First, ...rest: Rest) => Made {
  const number = functions++;
  return (first, ...rest) => {
    if (!memory) return make(first, ...rest);
    const entries = memory.entries(number, first);
    for (let i = entries.length - 1; i >= 0; i--) {
      const entry = entries[i] as Entry;
      if (isSame(entry.rest, rest)) return entry.made as Made;
    }
    const made = make(first, ...rest);
    keep(entries, { rest, made });
    return made;
  };
}

/** A list made member by member: of one that has changed here and there, or has grown, only what is new is made. */
export function rememberedEach<First extends object, Rest extends readonly unknown[], Made>(
  make: (first: First, ...rest: Rest) => Made,
): (list: readonly First[], ...rest: Rest) => Made[] {
  const number = functions++;
  return (list, ...rest) => {
    if (!memory) return list.map((one) => make(one, ...rest));
    const entries = memory.entries(number, NOTHING);
    const at = entries.findIndex((entry) => isSame(entry.rest, rest));
    const old = entries[at]?.made as Each | undefined;
    if (old?.list === list) return old.made as Made[];
    const made = list.map((one, i) => (old?.list[i] === one ? (old.made[i] as Made) : make(one, ...rest)));
    if (at >= 0) entries.splice(at, 1);
    keep(entries, { rest, made: { list, made } satisfies Each });
    return made;
  };
}

function keep(entries: Entry[], entry: Entry): void {
  if (entries.length === MOST) entries.shift();
  entries.push(entry);
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}
