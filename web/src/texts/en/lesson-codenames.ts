/** The lesson of Codenames. */
export const lessonCodenames = {
  /** Twelve words: four of ours, three of theirs, four bystanders, one assassin. */
  cards: {
    ours1: 'WHALE',
    ours2: 'ANCHOR',
    ours3: 'PIANO',
    ours4: 'TRUMPET',
    theirs1: 'TIGER',
    theirs2: 'CASTLE',
    theirs3: 'PENCIL',
    idle1: 'BREAD',
    idle2: 'WINDOW',
    idle3: 'DOCTOR',
    idle4: 'GARDEN',
    assassin: 'ALARM',
  },
  /** `first` fits ours1 and ours2, `theirs` fits theirs1, `good` fits ours3 and ours4, `risky` ours4 and the assassin. */
  clues: { first: 'OCEAN', theirs: 'STRIPES', good: 'ORCHESTRA', risky: 'NOISE' },
  say: {
    intro:
      'Evening, agent. Twelve words on the desk, and four of them are our people. Your spymaster knows which. You don’t.',
    mark: 'Your spymaster says {clue} {n}. So two of these words have to do with {clue}. Tap one.',
    touch: '{word}, in pencil. Nothing has happened yet: a mark is only thinking out loud. Sure? Then touch it.',
    second: 'One of ours, and the turn goes on. The number was two, so one more word fits. Mark it and touch it.',
    risk: 'Both found! You may always guess once more than the number. Stop here, or risk one more?',
    riskedOurs: 'Ours, by sheer nerve! In a real game you’d keep it. For the lesson, put it back.',
    riskedIdle: 'A bystander. Your turn is over, and that’s all the harm done. Put it back.',
    riskedTheirs: 'That one’s theirs. Your turn is over, and you’ve done their work for them. Put it back.',
    riskedAssassin:
      'The assassin. Touch that one in a real game and all is lost, at once. Luckily this is a drill: put it back.',
    theirs: 'Now the other side: {clue} {n}, and they find {word}. The first side to find all its people wins.',
    clue: 'Change chairs: you’re the spymaster now, and you see the key. {one} and {other} are still out there. Which clue do you give?',
    lost: 'With {clue} they thought of {word} too, and that’s the assassin. It happens to the best of us. Take it back and choose again.',
    won: '{clue} {n}: both found, and the assassin never came into it. You’ve won. One word, one number, and mind the assassin: that’s the whole job.',
  },
  note: {
    wrong: 'A mark costs nothing. But does {word} go with {clue}? Try another.',
    illegal: '{word} lies on the table, so nobody may say it. A clue is a word of your own. Choose again.',
  },
} as const;
