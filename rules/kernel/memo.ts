/** Remembering what a pure function made of immutable values: what did not change is not made again, and is the same object. */

type Branch = { objects?: WeakMap<object, Branch>; values?: Map<unknown, Branch>; made?: { value: unknown } };

/**
 * `make` may depend on nothing but its arguments, and the first of them is an object: when it is forgotten, so is all
 * that was made of it. A view passes everything secret it looks at as an argument, or it would show an older secret.
 */
export function remembered<Args extends readonly [object, ...unknown[]], Made>(
  make: (...args: Args) => Made,
): (...args: Args) => Made {
  const root: Branch = {};
  return (...args) => {
    let branch = root;
    for (const arg of args) branch = next(branch, arg);
    branch.made ??= { value: make(...args) };
    return branch.made.value as Made;
  };
}

function next(branch: Branch, arg: unknown): Branch {
  if (typeof arg === 'object' && arg !== null) {
    branch.objects ??= new WeakMap();
    return found(branch.objects, arg);
  }
  branch.values ??= new Map();
  return found(branch.values, arg);
}

function found<Key>(branches: { get(key: Key): Branch | undefined; set(key: Key, branch: Branch): unknown }, key: Key) {
  let branch = branches.get(key);
  if (!branch) {
    branch = {};
    branches.set(key, branch);
  }
  return branch;
}
