/** The page /tv, which asks a TV for the code of a table. */
export const tvEntry = {
  title: 'Få et bord på skærmen',
  note: 'Tast de fem tegn i bordets kode.',
  code: 'Bordets kode',
  phone: 'Spiller du på denne enhed? Gå ind her.',
} as const;
