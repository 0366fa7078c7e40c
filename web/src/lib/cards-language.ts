/** Which language the cards of a new table begin with. */

/** What was chosen, else what the page speaks, else English, else whatever the house has. */
export function cardsLanguage(offered: readonly string[], ...wanted: readonly (string | undefined)[]): string {
  return [...wanted, 'en'].find((code) => code !== undefined && offered.includes(code)) ?? offered[0] ?? 'en';
}
