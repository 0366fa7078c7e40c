/** Tips for the first game with a bot. */
export const coach = {
  card: {
    one: '{clue} {n}: yksi sana sopii. Napauta sitä.',
    other: '{clue} {n}: {n} näistä sanoista sopii. Napauta yhtä.',
  },
  /** For zero and unlimited. */
  any: '{clue}: napauta sanaa, joka sopii.',
  touch: 'Merkki on vain lyijykynän jälki. Varsinainen arvaus tehdään alla olevalla napilla.',
  stop: 'Oikein! Lopeta tähän tai ota riski vielä kerran.',
  skip: 'Ei enää vinkkejä',
} as const;
