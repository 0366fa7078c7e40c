/** Tips for the first game with a bot. */
export const coach = {
  card: {
    one: '{clue} {n}: se potrivește un cuvânt. Atinge-l.',
    few: '{clue} {n}: se potrivesc {n} cuvinte. Atinge unul.',
    other: '{clue} {n}: se potrivesc {n} de cuvinte. Atinge unul.',
  },
  /** For zero and unlimited. */
  any: '{clue}: atinge un cuvânt care se potrivește.',
  touch: 'Semnul e făcut doar cu creionul. Ca să ghicești cu adevărat, apasă butonul de mai jos.',
  stop: 'Corect! Te oprești aici sau mai riști o dată.',
  skip: 'Fără alte sfaturi',
} as const;
