/** The language of the cards at a new table. */

/** The first wanted language that is offered, else English, else the first one offered. */
export function cardsLanguage(offered: readonly string[], ...wanted: readonly (string | undefined)[]): string {
  return [...wanted, 'en'].find((code) => code !== undefined && offered.includes(code)) ?? offered[0] ?? 'en';
}
