/** Hungarian texts for looking up what a card means. */
export const gloss = {
  title: 'Szómagyarázat',
  on: 'Be',
  off: 'Ki',
  note: 'Tartsd lenyomva a kártyát, kattints rá jobb gombbal, vagy nyomd meg a ? billentyűt, és elolvashatod, mit jelent a szó. Csak te látod.',
  key: '?: mit jelent a szó.',
  none: 'Ehhez a szóhoz nincs magyarázatunk.',
  failed: 'A magyarázat most nem tölthető be.',
} as const;
