/** Codenames: the table in play, its result, and the TV. */
export const codenames = {
  title: 'Codenames',

  /** The one sentence of what to do now, for each role and phase. */
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
      idle: 'The other side is guessing. Not a word.',
      opponent: '{name} is playing the opponent’s turn.',
    },
    watch: {
      clue: { red: 'Red’s spymaster is thinking of a clue.', blue: 'Blue’s spymaster is thinking of a clue.' },
      guess: { red: 'Red’s operatives are guessing.', blue: 'Blue’s operatives are guessing.' },
      opponent: 'The spymaster is playing the opponent’s turn.',
    },
    empty: {
      red: 'Red has no spymaster. Somebody has to take that seat.',
      blue: 'Blue has no spymaster. Somebody has to take that seat.',
    },
    over: 'The game is over.',
    somebody: 'The spymaster',
    someOperative: 'The operative',
  },

  /** Whose turn it is, in the bar. */
  turn: { red: 'Red’s turn', blue: 'Blue’s turn' },
  turnOpponent: 'Opponent’s turn',
  opponent: 'Opponent',
  nobody: 'nobody yet',
  left: {
    red: { one: 'Red: {n} agent to find', other: 'Red: {n} agents to find' },
    blue: { one: 'Blue: {n} agent to find', other: 'Blue: {n} agents to find' },
  },
  toFind: { one: 'agent to find', other: 'agents to find' },

  board: {
    label: 'Cards on the table',
    /** How the keyboard works now; shown below the cards while it is used. */
    keys: 'Arrows move. Enter marks. T: touch button. B: cards.',
    keysCover: 'Arrows move. Enter chooses. T: cover button. B: cards.',
    keysLook: 'Arrows move. B: back to the cards.',
    /** What a screen reader says after the word. */
    marked: 'marked by {names}',
    chosen: 'chosen',
    covered: {
      red: 'covered: red agent',
      blue: 'covered: blue agent',
      bystander: 'covered: bystander',
      assassin: 'covered: assassin',
    },
    key: { red: 'key: red agent', blue: 'key: blue agent', bystander: 'key: bystander', assassin: 'key: assassin' },
  },
  /** Short words on the cards themselves. */
  plate: { red: 'Red', blue: 'Blue', bystander: 'Bystander', assassin: 'Assassin' },

  guess: {
    touch: 'Touch {word}',
    touchNone: 'Touch a card',
    markFirst: 'Mark a card first: tap it.',
    stop: 'Stop here',
    left: { one: '{n} guess left', other: '{n} guesses left' },
    free: 'Guess freely',
  },

  key: { hide: 'Hide the key', show: 'Show the key' },

  clue: {
    word: 'One word',
    number: 'How many',
    fewer: 'One fewer',
    more: 'One more',
    unlimited: 'unlimited',
    zero: 'Zero: none of ours has to do with it. They may guess without limit.',
    infinity: 'Unlimited: they may guess as often as they dare.',
    give: 'Give the clue',
    empty: 'Write a word first.',
    anyway: 'Give it anyway',
    sure: 'The referee doubts this one. Press again to give it as it is.',
    legal: 'The referee has nothing against it.',
    doubtful: 'Doubtful.',
    illegal: 'The referee would strike this out.',
    none: 'No clue yet',
    for: { red: 'Clue for Red', blue: 'Clue for Blue' },
    struck: 'struck out',
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
    sure: 'Strike out “{word}”? Their turn ends at once, and you may cover one of your own agents.',
    sureTogether: 'Strike out “{word}”? The turn ends, and one more of the opponent’s agents is covered.',
    yes: 'Strike it out',
    no: 'Not now',
    says: 'Advice:',
  },

  cover: {
    penalty: 'Cover one of yours',
    opponent: 'Cover one of theirs',
    card: 'Cover {word}',
    none: 'Choose a card first: tap it.',
    mayNot: 'Only if you like. Once you give your clue, the chance is gone.',
  },

  clock: {
    limit: 'Time left',
    hourglass: 'Hourglass',
    turn: 'Turn the hourglass',
    pause: 'Pause',
    resume: 'Go on',
    extend: '+1 minute',
    paused: 'Paused',
    soon: '30 seconds left.',
    last: '10 seconds left.',
    out: 'Time is up.',
    /** Beside the digits, so that urgency is not told by colour. */
    hurry: { soon: 'Hurry', last: 'Quick!', out: 'Time' },
    controls: 'Clock',
    hourglassNote: 'Anyone may turn the hourglass on whoever is slow. It nags, but it ends nothing.',
    limitNote: 'When the time is up, the turn ends by itself.',
  },

  log: {
    heading: 'Clues so far',
    open: 'Clues',
    empty: 'No clue has been given yet.',
    ended: {
      stopped: 'stopped',
      missed: 'missed',
      spent: 'all guesses used',
      time: 'out of time',
      objection: 'struck out',
      game: 'the last turn',
    },
    running: 'guessing now',
    penalty: 'Penalty: {words}',
    opponent: 'Opponent’s turns: {words}',
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
    note: 'The game ends here, without a winner. The key stays sealed.',
    yes: 'Call it off',
    no: 'Play on',
  },

  /** Rubber stamps. */
  stamp: {
    clue: 'Clue',
    over: 'Turn over',
    time: 'Time',
    struck: 'Struck out',
    assassin: 'Assassin',
    won: 'Case closed',
    lost: 'Cover blown',
  },

  /** Read out once, as it happens. */
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
    allowed: 'The clue {word} was allowed.',
    ended: {
      stopped: 'They stopped.',
      missed: 'The turn is over.',
      spent: 'All guesses are used.',
      time: 'Time is up.',
      objection: 'The turn is over.',
      game: '',
    },
    noClue: 'Time is up, without a clue.',
    turn: { red: 'Red’s turn.', blue: 'Blue’s turn.' },
    opponentsTurn: 'The opponent’s turn.',
    hourglass: 'The hourglass is running: {seconds} seconds.',
    paused: 'The clock is paused.',
    resumed: 'The clock goes on.',
    extended: 'One more minute.',
    begun: { red: 'A new game. Red begins.', blue: 'A new game. Blue begins.' },
    won: { red: 'Red wins.', blue: 'Blue wins.' },
    wonTogether: 'You win. Score: {score}.',
    lostTogether: 'You lose.',
    calledOff: 'The game was called off.',
  },

  result: {
    won: { red: 'Red wins', blue: 'Blue wins' },
    wonTogether: 'You got away with it',
    lostTogether: 'Cover blown',
    abandoned: 'Called off',
    abandonedNote: 'This game was ended early. Nobody won, and the key stays sealed.',
    /** How, in one line; for the winner of a game of two sides. */
    how: {
      contacted: { red: 'Every red agent has been contacted.', blue: 'Every blue agent has been contacted.' },
      handed: {
        red: 'Blue touched Red’s last agent for them.',
        blue: 'Red touched Blue’s last agent for them.',
      },
      penalty: {
        red: 'A struck-out clue let Red cover their last agent.',
        blue: 'A struck-out clue let Blue cover their last agent.',
      },
      assassin: { red: 'Blue walked into the assassin.', blue: 'Red walked into the assassin.' },
    },
    howTogether: {
      contacted: 'All nine agents have been contacted in time.',
      assassin: 'You walked into the assassin.',
      outrun: 'The opponent found all their agents first.',
    },
    score: 'Score {score} of 8',
    /** C30, from barely to hardly believable. */
    comment: {
      1: 'By a fingernail. It still counts.',
      2: 'The getaway car was already rolling.',
      3: 'Solid fieldwork. The chief nods.',
      4: 'Clean. Somebody at headquarters wrote your names down.',
      5: 'Sharp. They will want you for the harder cases.',
      6: 'Remarkable. Are you sure nobody talked?',
      7: 'Legendary. New recruits will be told of this one.',
      8: 'Nobody will believe the report. Frame it.',
    },
    key: 'The whole key',
    story: 'What happened',
    best: 'Clue of the game: {word}, by {name}. Agents found: {found}.',
    next: 'What to try next',
    tip: {
      assassin: 'Before you give a clue, look at the assassin first. If your word even leans that way, find another.',
      handed:
        'Many guesses helped the other side. Spymasters: check a clue against their cards too. Operatives: stop one guess earlier.',
      objection: 'Watch what the referee says while you type: a struck-out clue costs more than a plain one.',
      time: 'The clock decided a turn. Agree on a fallback: when time is short, one safe card beats none.',
      outrun: 'The opponent takes one every turn, so ones and twos are too slow. Try for three.',
      ones: 'You played it safe. Two cards a clue wins most races: look for pairs before you speak.',
      bold: 'Big numbers, big risks. A clean two is often worth more than a shaky four.',
      extra: 'Cards were left behind on earlier clues. You get one guess above the number: use it to go back.',
      swift: 'Quick work. Change seats, so that somebody else feels the weight of the key.',
      again: 'Well fought. Change seats: the game looks different from the other side of the key.',
    },
    fair: 'Was the deal fair?',
    fairNote:
      'Before the game the house showed a fingerprint of the number everything was dealt from. Now it shows the number itself. If the fingerprint fits, nothing was changed on the way.',
    commitment: 'Fingerprint, shown at the start',
    seed: 'The number, shown at the end',
    check: 'Check it here',
    fits: 'It fits: SHA-256 of the number is the fingerprint.',
    fitsNot: 'It does not fit. Do not trust this deal.',
    proof: 'All the data of the deal',
    shareTitle: 'Tell the others',
    share: 'Copy this text',
    shared: 'Copied.',
    shareFailed: 'Copying did not work. Select the text and copy it.',
    shareNote: 'No words in it: nobody is spoiled.',
    again: 'Play again',
    rotate: 'Pass the roles on',
    rotateNote: 'The next in each team becomes spymaster.',
    toLobby: 'Back to the lobby',
    waiting: 'Waiting for {name}: the host starts the next game.',
  },

  share: {
    heading: 'Safehouse · Codenames',
    won: { red: 'Red won', blue: 'Blue won' },
    wonTogether: 'Won together, score {score} of 8',
    lostTogether: 'Lost together',
    abandoned: 'Called off',
    ending: {
      contacted: 'all agents found',
      handed: 'the other side found the last agent',
      penalty: 'by a struck-out clue',
      assassin: 'somebody met the assassin',
      outrun: 'outrun by the opponent',
    },
    clues: { one: '{n} clue', other: '{n} clues' },
  },

  tv: {
    clueBy: '{name} says',
    next: 'Next: {name} starts another, or goes back to the lobby.',
  },
} as const;
