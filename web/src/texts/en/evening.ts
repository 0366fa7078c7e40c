/** English texts for all games of an evening at one table. */
export const evening = {
  open: 'The evening so far',
  title: 'The evening',
  loading: 'Looking back…',
  failed: 'The evening can’t be loaded right now. Try again in a moment.',
  none: 'No game has been finished at this table yet.',
  games: {
    one: '{n} game',
    other: '{n} games',
  },
  score: 'Score',
  wonLost: '{won} won, {lost} lost',
  nobody: 'no winner',
  clues: 'Best clues',
  clue: '{word} by {name} found {found}.',
  pairs: 'Who with whom',
  pair: {
    one: '{one} and {other}: {wins} of {n} game won.',
    other: '{one} and {other}: {wins} of {n} games won.',
  },
  streak: 'Longest streak',
  streakOf: {
    one: '{name} won {n} game in a row.',
    other: '{name} won {n} games in a row.',
  },
  spy: 'Spy of the evening',
  spyOf: {
    one: '{name}: {n} point under cover.',
    other: '{name}: {n} points under cover.',
  },
  cities: 'Missions',
  cityWon: '{city}: won',
  cityLost: '{city}: lost',
  picture: 'Share as a picture',
} as const;
