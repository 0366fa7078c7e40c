/** Danish texts for all games of an evening at one table. */
export const evening = {
  open: 'Aftenen indtil nu',
  title: 'Aftenen',
  loading: 'Ser tilbage …',
  failed: 'Aftenen kan ikke hentes lige nu. Prøv igen om lidt.',
  none: 'Der er endnu ikke spillet et spil færdigt ved dette bord.',
  games: {
    one: '{n} spil',
    other: '{n} spil',
  },
  score: 'Stillingen',
  wonLost: '{won} vundet, {lost} tabt',
  nobody: 'ingen vinder',
  clues: 'Bedste ledetråde',
  clue: '{word} fra {name} fandt {found}.',
  pairs: 'Hvem med hvem',
  pair: {
    one: '{one} og {other}: {wins} af {n} spil vundet.',
    other: '{one} og {other}: {wins} af {n} spil vundet.',
  },
  streak: 'Længste stime',
  streakOf: {
    one: '{name} vandt {n} spil i træk.',
    other: '{name} vandt {n} spil i træk.',
  },
  spy: 'Aftenens spion',
  spyOf: {
    one: '{name}: {n} point i det skjulte.',
    other: '{name}: {n} point i det skjulte.',
  },
  cities: 'Missioner',
  cityWon: '{city}: vundet',
  cityLost: '{city}: tabt',
  picture: 'Del som billede',
} as const;
