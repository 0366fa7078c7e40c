/** The two sides of the table, and their agents. Has no schemas, so that pages can import it. */

/** A token's arrow points to one of them (D11). */
export const sides = ['west', 'east'] as const;
export type Side = (typeof sides)[number];

/** How many different agents there are on the two faces (D4). */
export const AGENTS = 15;

export function other(side: Side): Side {
  return side === 'west' ? 'east' : 'west';
}
