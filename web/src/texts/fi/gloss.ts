/** Finnish texts for looking up what a card means. */
export const gloss = {
  title: 'Sana-apu',
  on: 'Päällä',
  off: 'Pois',
  note: 'Pidä korttia painettuna, napsauta sitä oikealla painikkeella tai paina ?, niin näet, mitä sana tarkoittaa. Vain sinä näet sen.',
  key: '?: mitä sana tarkoittaa.',
  none: 'Meillä ei ole selitystä tälle sanalle.',
  failed: 'Selitystä ei voi ladata juuri nyt.',
} as const;
