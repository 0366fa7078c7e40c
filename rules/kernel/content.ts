/** What games are dealt from. A game declares which kind it needs; packs hold one kind each. */

/** A place where a round can happen, and the roles found there. */
export type Location = { readonly id: string; readonly name: string; readonly roles: readonly string[] };

export type Content = { readonly words: readonly string[]; readonly locations: readonly Location[] };

export type ContentKind = keyof Content;
