/** Asking whether a clue may be given, raising a hand, owning up. Part of `play`. */
export const play = {
  asking: {
    ask: 'Ask first',
    /** Where there is no referee to say so. */
    several: 'That’s more than one word. Press again to give it, or ask first.',
    /** Where the guessers judge. */
    readers: 'They’ll see the word, but not the number.',
    waiting: 'Asked. Waiting for {names}.',
    soon: 'Asked. Waiting for an answer.',
    allowed: 'Allowed. You can give it now.',
    refused: 'Not allowed. Think of another.',
    question: '{name} asks: is “{word}” all right?',
    yes: 'Allow it',
    no: 'Don’t allow it',
    agreed: 'You allowed it. Waiting for {names}.',
  },

  hand: {
    raise: 'Raise a hand',
    raised: 'Your spymaster sees your hand.',
    seen: {
      one: '{names} raised a hand: is this clue legal?',
      other: '{names} raised their hands: is this clue legal?',
    },
  },

  ownUp: {
    button: 'Own up',
    heading: 'Was your clue illegal?',
    teams:
      'Strike out your own “{word}”? Your turn ends at once, and the other spymaster may cover one of their agents.',
    together: 'Strike out your own “{word}”? The turn ends, and one more of the opponent’s agents is covered.',
    duet: 'Call your own “{word}” illegal? A token is discarded from the supply. Your partner still guesses.',
    yes: 'It was illegal',
  },
} as const;
