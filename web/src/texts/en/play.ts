/** What every game on the table says: its cards, its clues, its referee. */
export const play = {
  nobody: 'nobody yet',

  board: {
    label: 'Cards on the table',
    /** How the keyboard works now; shown below the cards while it is used. */
    keys: 'Arrows move. Enter marks. T: touch button. B: cards.',
    keysLook: 'Arrows move. B: back to the cards.',
    /** What a screen reader says after the word. */
    marked: 'marked by {names}',
    chosen: 'chosen',
  },

  guess: {
    touch: 'Touch {word}',
    touchNone: 'Touch a card',
    markFirst: 'Mark a card first: tap it.',
    stop: 'Stop here',
  },

  key: { hide: 'Hide the key', show: 'Show the key' },

  clue: {
    word: 'One word',
    number: 'How many',
    fewer: 'One fewer',
    more: 'One more',
    unlimited: 'unlimited',
    give: 'Give the clue',
    empty: 'Write a word first.',
    anyway: 'Give it anyway',
    sure: 'The referee doubts this one. Press again to give it as it is.',
    legal: 'The referee has nothing against it.',
    doubtful: 'Doubtful.',
    illegal: 'The referee calls this illegal.',
    none: 'No clue yet',
    allowed: 'allowed',
  },

  /** Why the referee minds, by the rule it rests on. */
  referee: {
    L1: 'A clue is one word.',
    L2: 'A clue is about meaning, not about letters or places on the table.',
    L5: 'This word does not seem to belong to the language of the cards.',
    L6: 'It is a form of {codename}.',
    L7: 'It shares a part with {codename}.',
    L10: 'It looks like a compound made up for the occasion.',
    L11: 'It is spelled like {codename}.',
    L12: 'A name of several words is not one word here.',
    L13: 'Abbreviations do not count as words here.',
    L14: 'A compound written apart is not one word here.',
    unknown: 'It may break a rule.',
    near: 'It may be too close to {codename}.',
  },

  judge: {
    heading: 'Is this clue legal?',
    object: 'Object',
    allow: 'Allow it',
    no: 'Not now',
    says: 'Advice:',
  },

  clock: {
    limit: 'Time left',
    pause: 'Pause',
    resume: 'Go on',
    extend: '+1 minute',
    paused: 'Paused',
    soon: '30 seconds left.',
    last: '10 seconds left.',
    /** Beside the digits, so that urgency is not told by colour. */
    hurry: { soon: 'Hurry', last: 'Quick!', out: 'Time' },
    controls: 'Clock',
  },

  log: {
    heading: 'Clues so far',
    open: 'Clues',
    empty: 'No clue has been given yet.',
    running: 'guessing now',
  },

  tools: {
    chat: 'Talk',
    unread: { one: 'Talk, {n} new line', other: 'Talk, {n} new lines' },
    help: 'Help',
    rules: 'All rules',
  },

  callOff: {
    button: 'Call the game off',
    title: 'Call the game off?',
    note: 'The game ends here, without a winner. What is secret stays secret.',
    yes: 'Call it off',
    no: 'Play on',
  },

  stamp: {
    clue: 'Clue',
    over: 'Turn over',
    assassin: 'Assassin',
    won: 'Case closed',
    lost: 'Cover blown',
  },

  said: {
    allowed: 'The clue {word} was allowed.',
    calledOff: 'The game was called off.',
  },
} as const;
