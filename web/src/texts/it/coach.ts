/** Tips for the first game with a bot. */
export const coach = {
  card: {
    one: '{clue} {n}: c’entra una parola. Toccala.',
    many: '{clue} {n}: c’entrano {n} parole. Toccane una.',
    other: '{clue} {n}: c’entrano {n} parole. Toccane una.',
  },
  /** For zero and unlimited. */
  any: '{clue}: tocca una parola che c’entra.',
  touch: 'Il segno è solo a matita. Per tentare davvero, premi il pulsante qui sotto.',
  stop: 'Giusto! Fermati qui, o rischia ancora una volta.',
  skip: 'Basta consigli',
} as const;
