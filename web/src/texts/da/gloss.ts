/** Danish texts for looking up what a card means. */
export const gloss = {
  title: 'Ordhjælp',
  on: 'Til',
  off: 'Fra',
  note: 'Hold et kort nede, højreklik på det eller tryk på ? for at læse, hvad ordet betyder. Kun du ser det.',
  key: '?: hvad ordet betyder.',
  none: 'Vi har ingen forklaring på dette ord.',
  failed: 'Forklaringen kan ikke hentes lige nu.',
} as const;
