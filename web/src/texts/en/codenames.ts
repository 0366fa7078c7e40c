/** Codenames: the table in play, and the TV. */
export const codenames = {
  title: 'Codenames',

  /** The now-line for each role and phase. */
  now: {
    spymaster: {
      clue: 'Give your team a clue: one word and a number.',
      clueOrCover: 'Their clue was struck out: cover one of your agents if you like, then give your clue.',
      wait: '{name} is thinking of a clue for the other side. Sharpen yours.',
      guess: 'Your team is guessing. Keep a straight face.',
      judge: 'The other side is guessing. Object if their clue breaks a rule.',
      idle: 'The other side is guessing. Sharpen your next clue.',
      lone: '{name} is guessing for you. Keep a straight face.',
      loneIdle: '{name} is guessing for the other side. Sharpen your next clue.',
      loneJudge: '{name} is guessing for the other side. Object if their clue breaks a rule.',
      opponent: {
        one: 'Play the opponent’s turn: cover one of their agents.',
        other: 'Play the opponent’s turn: cover {n} of their agents, one after the other.',
      },
    },
    operative: {
      clue: 'Wait for the clue: {name} is choosing a word for you.',
      wait: 'The other side is looking for a clue. Listen well.',
      first: 'Mark what fits the clue, then touch a card. You must guess at least once.',
      more: {
        one: 'Right. You have {n} guess left: touch another card, or stop.',
        other: 'Right. You have {n} guesses left: touch another card, or stop.',
      },
      free: 'Right. Touch another card, or stop whenever you like.',
      /** Someone else on the team touched the last card. */
      moreBy: {
        one: '{name} touched {word}. {n} guess left: touch another card, or stop.',
        other: '{name} touched {word}. {n} guesses left: touch another card, or stop.',
      },
      freeBy: '{name} touched {word}. Touch another card, or stop whenever you like.',
      idle: 'The other side is guessing. Not a word.',
      opponent: '{name} is playing the opponent’s turn.',
    },
    watch: {
      clue: { red: 'Red’s spymaster is thinking of a clue.', blue: 'Blue’s spymaster is thinking of a clue.' },
      guess: { red: 'Red’s operatives are guessing.', blue: 'Blue’s operatives are guessing.' },
      opponent: 'The spymaster is playing the opponent’s turn.',
    },
    empty: {
      red: 'Red has no spymaster. Someone has to take that seat.',
      blue: 'Blue has no spymaster. Someone has to take that seat.',
    },
    over: 'The game is over.',
    someone: 'The spymaster',
    someOperative: 'The operative',
  },

  /** Whose turn it is, in the bar. */
  turn: { red: 'Red’s turn', blue: 'Blue’s turn' },

  turnOpponent: 'Opponent’s turn',

  opponent: 'Opponent',

  left: {
    red: { one: 'Red: {n} agent to find', other: 'Red: {n} agents to find' },
    blue: { one: 'Blue: {n} agent to find', other: 'Blue: {n} agents to find' },
  },

  toFind: { one: 'agent to find', other: 'agents to find' },

  board: {
    keysCover: 'Arrows move. Enter chooses. T: cover button. B: cards.',
    covered: {
      red: 'covered: red agent',
      blue: 'covered: blue agent',
      bystander: 'covered: bystander',
      assassin: 'covered: assassin',
    },
    key: { red: 'key: red agent', blue: 'key: blue agent', bystander: 'key: bystander', assassin: 'key: assassin' },
  },

  /** Short words on the cards. */
  plate: { red: 'Red', blue: 'Blue', bystander: 'Bystander', assassin: 'Assassin' },

  guess: {
    left: { one: '{n} guess left', other: '{n} guesses left' },
    free: 'Guess freely',
  },

  clue: {
    zero: 'Zero: none of our words relate to it. They may guess without limit.',
    infinity: 'Unlimited: they may guess as often as they dare.',
    for: { red: 'Clue for Red', blue: 'Clue for Blue' },
    struck: 'struck out',
  },

  judge: {
    sure: 'Strike out “{word}”? Their turn ends at once, and you may cover one of your own agents.',
    sureTogether: 'Strike out “{word}”? The turn ends, and one more of the opponent’s agents is covered.',
    yes: 'Strike it out',
  },

  cover: {
    penalty: 'Cover one of yours',
    opponent: 'Cover one of theirs',
    card: 'Cover {word}',
    none: 'Choose a card first: tap it.',
    mayNot: 'Only if you like. Once you give your clue, the chance is gone.',
  },

  clock: {
    hourglass: 'Hourglass',
    turn: 'Turn the hourglass',
    out: 'Time’s up.',
    hourglassNote: 'Anyone can turn the hourglass when someone’s slow. It nags, but it doesn’t end the turn.',
    limitNote: 'When time runs out, the turn ends.',
  },

  log: {
    ended: {
      stopped: 'stopped',
      missed: 'missed',
      spent: 'all guesses used',
      time: 'out of time',
      objection: 'struck out',
      game: 'the last turn',
    },
    penalty: 'Penalty: {words}',
    opponent: 'Opponent’s turns: {words}',
  },

  /** Rubber stamps. */
  stamp: {
    time: 'Time',
    struck: 'Struck out',
  },

  /** Announced once, when it happens. */
  said: {
    clue: {
      red: 'Clue for Red from {name}: {word}, {number}.',
      blue: 'Clue for Blue from {name}: {word}, {number}.',
    },
    touched: {
      red: '{name} touched {word}: a red agent.',
      blue: '{name} touched {word}: a blue agent.',
      bystander: '{name} touched {word}: a bystander.',
      assassin: '{name} touched {word}: the assassin.',
    },
    penalty: '{word} is covered as a penalty.',
    opponent: 'The opponent’s turn: {word} is covered.',
    struck: 'The clue {word} was struck out.',
    ended: {
      stopped: 'They stopped.',
      missed: 'The turn is over.',
      spent: 'All guesses are used.',
      time: 'Time’s up.',
      objection: 'The turn is over.',
      game: '',
    },
    noClue: 'Time’s up, without a clue.',
    turn: { red: 'Red’s turn.', blue: 'Blue’s turn.' },
    opponentsTurn: 'The opponent’s turn.',
    hourglass: 'The hourglass is running: {seconds} seconds.',
    paused: 'The clock is paused.',
    resumed: 'The clock is running again.',
    extended: 'One more minute.',
    begun: { red: 'A new game. Red begins.', blue: 'A new game. Blue begins.' },
    won: { red: 'Red wins.', blue: 'Blue wins.' },
    wonTogether: 'You win. Score: {score}.',
    lostTogether: 'You lose.',
  },
} as const;
