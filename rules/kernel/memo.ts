/** Remembering what a pure function made of immutable values: what did not change is not made again, and is the same object. */

type Remembered<Rest, Made> = { readonly rest: Rest; readonly made: Made };

/** So many are remembered of one first argument: more than there are audiences around a table. */
const MOST = 12;

/**
 * `make` may depend on nothing but its arguments. The first is an object, best the one that changes most often: what
 * was made of it is forgotten with it. A view passes everything secret it looks at as an argument, or it would show an
 * older secret.
 */
export function remembered<First extends object, Rest extends readonly unknown[], Made>(
  make: (first: First, ...rest: Rest) => Made,
): (first: First, ...rest: Rest) => Made {
  const known = new WeakMap<First, Remembered<Rest, Made>[]>();
  return (first, ...rest) => {
    let all = known.get(first);
    if (!all) {
      all = [];
      known.set(first, all);
    }
    for (let i = all.length - 1; i >= 0; i--) {
      const one = all[i] as Remembered<Rest, Made>;
      if (isSame(one.rest, rest)) return one.made;
    }
    const made = make(first, ...rest);
    if (all.length === MOST) all.shift();
    all.push({ rest, made });
    return made;
  };
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}
