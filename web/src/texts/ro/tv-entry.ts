/** The page /tv, which asks a TV for the code of a table. */
export const tvEntry = {
  title: 'O masă pe ecranul ăsta',
  note: 'Scrie cele cinci caractere ale codului mesei.',
  code: 'Codul mesei',
  phone: 'Joci pe dispozitivul ăsta? Intră de aici.',
} as const;
