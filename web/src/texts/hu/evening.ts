/** Hungarian texts for all games of an evening at one table. */
export const evening = {
  open: 'Az este eddig',
  title: 'Az este',
  loading: 'Visszatekintés…',
  failed: 'Az este most nem tölthető be. Próbáld meg kicsit később.',
  none: 'Ennél az asztalnál még egyetlen játékot sem játszottatok végig.',
  games: {
    one: '{n} játék',
    other: '{n} játék',
  },
  score: 'Állás',
  wonLost: '{won} győzelem, {lost} vereség',
  nobody: 'nincs győztes',
  clues: 'A legjobb utalások',
  clue: '{word} ({name}), megtalált szavak: {found}.',
  pairs: 'Ki kivel',
  pair: {
    one: '{one} és {other}: {n} játékból {wins} győzelem.',
    other: '{one} és {other}: {n} játékból {wins} győzelem.',
  },
  streak: 'A leghosszabb sorozat',
  streakOf: {
    one: '{name}: {n} győzelem egymás után.',
    other: '{name}: {n} győzelem egymás után.',
  },
  spy: 'Az est kéme',
  spyOf: {
    one: '{name}: {n} álcázva szerzett pont.',
    other: '{name}: {n} álcázva szerzett pont.',
  },
  cities: 'Küldetések',
  cityWon: '{city}: siker',
  cityLost: '{city}: kudarc',
  picture: 'Megosztás képként',
} as const;
