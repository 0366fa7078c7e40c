/** The lesson of Duet. */
export const lessonDuet = {
  /**
   * Twelve words. Yours: agents on your face. Theirs: agents on your partner's face; theirs2 is an assassin on yours.
   * `both` is an agent on both faces, `black` an assassin on yours, `trap` one on your partner's.
   */
  cards: {
    yours1: 'CROWN',
    yours2: 'CASTLE',
    yours3: 'MIRROR',
    theirs1: 'HONEY',
    theirs2: 'EGG',
    both: 'BRIDGE',
    black: 'DIAMOND',
    trap: 'WOLF',
    idle1: 'CLOUD',
    idle2: 'BOOT',
    idle3: 'TRAIN',
    idle4: 'SCISSORS',
  },
  /** `good` fits yours1 and yours2, `risky` yours1 and black, `theirs` fits theirs1 and theirs2. */
  clues: { good: 'KING', risky: 'JEWEL', theirs: 'BREAKFAST' },
  say: {
    intro:
      'You and your partner see the same words, and each of you has one face of the key. This one’s yours: your partner has to find your green agents.',
    give: 'So point your partner at {one} and {other}. Keep off {black}: black is an assassin, and you’d both lose. Which clue?',
    lost: 'With {clue}, your partner thought of {black} too. Black on your face: you’d both have lost. Take it back and choose again.',
    found: 'Your partner found both. The turn cost one token, and the tokens are all the time you have.',
    guess:
      'Now your partner says {clue} {n}, and you guess. What a card is, only your partner’s face decides, and you can’t see it. Tap a word that fits.',
    touch:
      'Your face calls {word} a bystander. Never mind: your face is for your partner’s guesses, not for yours. Touch it.',
    choose: 'An agent on your partner’s face! One more word fits {clue}. This one’s up to you: mark it and touch it.',
    missedIdle:
      'A bystander on your partner’s face: a token goes on {word}, and the turn is over. Your own colours tell you nothing about your guesses. Put it back and go by the clue.',
    missedLucky:
      'An agent on both faces: lucky! But {clue} didn’t mean {word}, and luck is no plan. Put it back and go by the clue.',
    missedBlack:
      '{word} is an assassin on your partner’s face, and you both lose. Your own face couldn’t warn you. Put it back and go by the clue.',
    done: '{word}: black on your face, an agent on your partner’s. You trusted the clue and not your own colours, and that’s the secret of Duet. Find fifteen together before the tokens run out.',
  },
  note: {
    wrong: 'Does {word} go with {clue}? Don’t look at your colours. Try another.',
    later: 'It fits, although it’s black on your face. Hold that thought, and take the other one first.',
  },
} as const;
