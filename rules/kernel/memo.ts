/** Memoization of pure functions over immutable values: unchanged input returns the same object. */

/** Cached result for the remaining arguments; links to the previous entry. */
type Entry = { readonly rest: readonly unknown[]; made: unknown; asked: number; before: Entry | undefined };
/** One function's cache for its latest first argument. A linked list: arrays reserve spare capacity. */
type Slot = { first: unknown; last: Entry | undefined; byKey: Map<unknown, unknown> | undefined };
/** One function's results for each item of a list. */
type Each = { readonly list: readonly unknown[]; readonly made: readonly unknown[] };

/** Maximum entries per first argument: more than a table has audiences. */
const MOST = 12;
/** Entries unused for this many versions of the table belong to a lobby or a finished game. */
const LONG = 8;
const NOTHING = {};

/** One table's cache. It keeps strong references, so drop it together with the table. */
export class Memory {
  readonly #slots: (Slot | undefined)[] = [];
  /** How many versions of the table it has seen. */
  age = 0;

  /** Call once everyone has been shown a new version of the table. A new phase leaves only what was shown in it. */
  grow({ isNewPhase = false } = {}): void {
    if (isNewPhase) this.#tidy(this.age);
    this.age += 1;
    if (this.age % LONG === 0) this.#tidy(this.age - LONG);
  }

  #tidy(age: number): void {
    for (const slot of this.#slots) if (slot) tidy(slot, age);
  }

  /** The function's slot; emptied if the first argument has changed. */
  slot(of: number, first: unknown): Slot {
    const slot = this.#slots[of];
    if (!slot) {
      const empty = { first, last: undefined, byKey: undefined };
      this.#slots[of] = empty;
      return empty;
    }
    if (slot.first !== first) {
      slot.first = first;
      slot.last = slot.byKey = undefined;
    }
    return slot;
  }
}

let memory: Memory | undefined;
let functions = 0;

/** Functions use this memory while `work` runs, which must be synchronous. Outside of it they recompute everything. */
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
 * `make` may depend only on its arguments. The first is an object, ideally the one that changes most often: a new one
 * clears the cache. A view must pass every secret it reads as an argument, or it would show a stale secret.
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

/** As `remembered`, for functions of two arguments of which the second has many values, such as the people at a table. */
export function rememberedPer<First extends object, Key, Made extends object | string>(
  make: (first: First, key: Key) => Made,
): (first: First, key: Key) => Made {
  const number = functions++;
  return (first, key) => {
    if (!memory) return make(first, key);
    const slot = memory.slot(number, first);
    slot.byKey ??= new Map();
    let made = slot.byKey.get(key) as Made | undefined;
    if (made === undefined) {
      made = make(first, key);
      slot.byKey.set(key, made);
    }
    return made;
  };
}

/** Returns the same result for the next arguments while they are the `same` as the one it was made from. */
export function rememberedWhile<Argument, Made>(
  make: (argument: Argument) => Made,
  isSame: (before: Argument, after: Argument) => boolean,
): (argument: Argument) => Made {
  const number = functions++;
  return (argument) => {
    if (!memory) return make(argument);
    const slot = memory.slot(number, NOTHING);
    const last = slot.last?.rest[0] as Argument | undefined;
    if (slot.last && last === argument) return slot.last.made as Made;
    const made = slot.last && isSame(last as Argument, argument) ? (slot.last.made as Made) : make(argument);
    slot.last = { rest: [argument], made, asked: memory.age, before: undefined };
    return made;
  };
}

/** Memoized map over a list: only new or changed items are recomputed. */
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

/** Maximum entries of a cache of texts: more than the words of all packs on the tables of a busy server. */
const MOST_TEXTS = 10_000;

/** For pure functions of texts that come up again and again, as codenames do, at any table. */
export function rememberedText<Made>(make: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, Made>();
  return (text) => {
    let made = known.get(text);
    if (made !== undefined) return made;
    made = make(text);
    if (known.size >= MOST_TEXTS) known.clear();
    known.set(text, made);
    return made;
  };
}

/** Maximum different values that are shared. */
const MOST_SHARED = 5000;
const sharedValues = new Map<string, object>();

/** One object for all values that are equal, at any table: for parts of views of which there are few, such as permissions. */
export function shared<Value extends object>(value: Value): Value {
  const text = JSON.stringify(value);
  const known = sharedValues.get(text) as Value | undefined;
  if (known) return known;
  if (sharedValues.size >= MOST_SHARED) sharedValues.clear();
  sharedValues.set(text, value);
  return value;
}

function find(last: Entry | undefined, rest: readonly unknown[], age: number): Entry | undefined {
  for (let entry = last; entry; entry = entry.before) {
    if (!isSame(entry.rest, rest)) continue;
    entry.asked = age;
    return entry;
  }
  return undefined;
}

/** Drops the entries last used before `age`. */
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
