/** Italian texts for looking up what a card means. */
export const gloss = {
  title: 'Aiuto con le parole',
  on: 'Sì',
  off: 'No',
  note: 'Tieni premuta una carta, fai clic destro o premi ? per leggere che cosa significa la parola. Lo vedi solo tu.',
  key: '?: che cosa significa la parola.',
  none: 'Non abbiamo una nota su questa parola.',
  failed: 'In questo momento la nota non si può caricare.',
} as const;
