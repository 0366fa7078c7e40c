/** Results and refusals: a player's mistake is a value, not an exception. */

/** Why an action is refused. May depend only on what the refused player can see. */
export type Refusal<Code extends string = string> = {
  readonly code: Code;
  /** What the refusal is about, if that helps: a codename, a name. Always something the player can see. */
  readonly about?: string;
};

export type Result<Value, Code extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal<Code> };

export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function refuse<Code extends string>(code: Code, about?: string): { ok: false; refusal: Refusal<Code> } {
  return { ok: false, refusal: about === undefined ? { code } : { code, about } };
}

/** Reports a broken invariant: the only thing that throws. */
export function broken(what: string): never {
  throw new Error(`broken invariant: ${what}`);
}
