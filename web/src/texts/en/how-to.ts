/** Each game in three lines, for people who wait in the lobby; on a TV also how to join. */
export const howTo = {
  title: 'How it’s played',
  join: 'Scan this with your phone, or open {address} and type the code.',
  codenames: {
    know: 'Only the spymasters know whose card is whose.',
    say: 'Their clue: one word, and how many cards it’s for.',
    win: 'The others find their agents. The assassin ends it.',
  },
  duet: {
    know: 'Each side sees only its own half of the key.',
    say: 'Take turns: one gives a clue, the other guesses.',
    win: 'Find all 15 agents in time, and no assassin.',
  },
  spyfall: {
    know: 'Everyone knows the place, except the spy.',
    say: 'Ask one another. Don’t give the place away.',
    win: 'Catch the spy before the spy guesses the place.',
  },
} as const;
