/** Tips for the first game with a bot. */
export const coach = {
  card: {
    one: '{clue} {n}: Ét ord her passer. Tryk på det.',
    other: '{clue} {n}: {n} af ordene passer. Tryk på et.',
  },
  /** For zero and unlimited. */
  any: '{clue}: Tryk på et ord, der passer.',
  touch: 'Et mærke er kun en blyantsstreg. Tryk på knappen herunder for at gætte for alvor.',
  stop: 'Rigtigt! Stop her, eller tag chancen én gang til.',
  skip: 'Ikke flere tip',
} as const;
