/** Tips for the first game with a bot. */
export const coach = {
  card: {
    one: '{clue} {n}: one word here fits. Tap it.',
    other: '{clue} {n}: {n} of these words fit. Tap one.',
  },
  /** For zero and unlimited. */
  any: '{clue}: tap a word that fits.',
  touch: 'A mark is only a pencil line. Press the button below to guess for real.',
  stop: 'Right! Stop here, or risk one more.',
  skip: 'No more tips',
} as const;
