/** Remembering what a pure function made of immutable values: what did not change is not made again, and is the same object. */

/** What was made of these arguments after the first; and what was made before that. */
type Entry = { readonly rest: readonly unknown[]; made: unknown; asked: number; before: Entry | undefined };
/** What one function remembers: all of it was made of the same first argument. A chain: lists keep room for more. */
type Slot = { readonly first: unknown; last: Entry | undefined };
/** What one function made of each member of a list. */
type Each = { readonly list: readonly unknown[]; readonly made: readonly unknown[] };

/** So many are remembered of one first argument: more than there are audiences around a table. */
const MOST = 12;
/** What was not asked for through so many versions of the table is of a lobby or a game that is over. */
const LONG = 8;
const NOTHING = {};

/** What is remembered of one table. It holds on to what it knows: it is to be let go with the table. */
export class Memory {
  readonly #slots: (Slot | undefined)[] = [];
  /** How many versions of the table it has seen. */
  age = 0;

  /** There is another version of the table, and everybody was shown it. */
  grow(): void {
    this.age += 1;
    if (this.age % LONG === 0) for (const slot of this.#slots) if (slot) tidy(slot, this.age - LONG);
  }

  /** What a function made of this first argument before. */
  slot(of: number, first: unknown): Slot {
    let slot = this.#slots[of];
    if (!slot || slot.first !== first) {
      slot = { first, last: undefined };
      this.#slots[of] = slot;
    }
    return slot;
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
    const slot = memory.slot(number, first);
    const { age } = memory;
    const known = find(slot.last, rest, age);
    if (known) return known.made as Made;
    const made = make(first, ...rest);
    keep(slot, rest, made, age);
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
    const slot = memory.slot(number, NOTHING);
    const { age } = memory;
    const known = find(slot.last, rest, age);
    const old = known?.made as Each | undefined;
    if (old?.list === list) return old.made as Made[];
    const made = list.map((one, i) => (old?.list[i] === one ? (old.made[i] as Made) : make(one, ...rest)));
    const each: Each = { list, made };
    if (known) known.made = each;
    else keep(slot, rest, each, age);
    return made;
  };
}

function find(last: Entry | undefined, rest: readonly unknown[], age: number): Entry | undefined {
  for (let entry = last; entry; entry = entry.before) {
    if (!isSame(entry.rest, rest)) continue;
    entry.asked = age;
    return entry;
  }
  return undefined;
}

/** Lets go of what was last asked for before that. */
function tidy(slot: Slot, age: number): void {
  while (slot.last && slot.last.asked < age) slot.last = slot.last.before;
  for (let entry = slot.last; entry; entry = entry.before) {
    while (entry.before && entry.before.asked < age) entry.before = entry.before.before;
  }
}

function keep(slot: Slot, rest: readonly unknown[], made: unknown, asked: number): void {
  slot.last = { rest, made, asked, before: slot.last };
  let entry: Entry | undefined = slot.last;
  for (let kept = 1; kept < MOST && entry; kept++) entry = entry.before;
  if (entry) entry.before = undefined;
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}
