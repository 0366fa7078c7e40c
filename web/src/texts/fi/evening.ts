/** Finnish texts for all games of an evening at one table. */
export const evening = {
  open: 'Ilta tähän asti',
  title: 'Ilta',
  loading: 'Katsotaan taaksepäin…',
  failed: 'Iltaa ei voi ladata juuri nyt. Yritä hetken kuluttua uudelleen.',
  none: 'Tässä pöydässä ei ole vielä pelattu yhtään peliä loppuun.',
  games: {
    one: '{n} peli',
    other: '{n} peliä',
  },
  score: 'Tilanne',
  wonLost: 'voittoja {won}, tappioita {lost}',
  nobody: 'ei voittajaa',
  clues: 'Parhaat vihjeet',
  clue: '{word} ({name}) löysi: {found}.',
  pairs: 'Kuka kenen kanssa',
  pair: {
    one: '{one} ja {other}: {n} pelistä voitettu {wins}.',
    other: '{one} ja {other}: {n} pelistä voitettu {wins}.',
  },
  streak: 'Pisin voittoputki',
  streakOf: {
    one: '{name} voitti {n} pelin peräkkäin.',
    other: '{name} voitti {n} peliä peräkkäin.',
  },
  spy: 'Illan vakooja',
  spyOf: {
    one: '{name}: {n} piste peitetehtävissä.',
    other: '{name}: {n} pistettä peitetehtävissä.',
  },
  cities: 'Tehtävät',
  cityWon: '{city}: voitettu',
  cityLost: '{city}: hävitty',
  picture: 'Jaa kuvana',
} as const;
