/** Whether the cards were dealt again. */

type Dealt = { readonly clues: readonly unknown[]; readonly cards: readonly { readonly word: string }[] };

export function isNewGame(before: Dealt, after: Dealt): boolean {
  return after.clues.length < before.clues.length || after.cards.some((card, i) => card.word !== before.cards[i]?.word);
}
