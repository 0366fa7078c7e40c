/** How a game of Codenames ended: the headline, the tip, and the text to share. */
export const result = {
  /** What a bot's clue was for. */
  meant: 'Meant for: {words}',
  won: { red: 'Red wins', blue: 'Blue wins' },
  wonTogether: 'You got away with it',
  lostTogether: 'Cover blown',
  /** The reason in one line, about the winner of a game with two sides. */
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
  /** {score} is the number of each team. */
  found: 'Agents found: {score}',
  score: 'Score {score} of 8',
  /** C30, from worst to best. */
  comment: {
    1: 'By a fingernail. It still counts.',
    2: 'The getaway car was already rolling.',
    3: 'Solid fieldwork. The chief nods.',
    4: 'Clean. Someone at headquarters wrote your names down.',
    5: 'Sharp. They’ll want you for the harder cases.',
    6: 'Remarkable. Are you sure nobody talked?',
    7: 'Legendary. New recruits will be told of this one.',
    8: 'Nobody will believe the report. Frame it.',
  },
  tip: {
    /** For those who guessed. */
    assassinGuess:
      'Before you touch a card, ask what else the clue could mean. If it might be something dangerous, stop.',
    outrunGuess: 'The opponent takes one every turn. Use every guess you have, and the one above the number.',
    stopGuess: 'Some guesses helped the other side. When the last card only half fits, stop one guess earlier.',
    assassin: 'Before you give a clue, look at the assassin first. If your word even leans that way, find another.',
    handed:
      'Many guesses helped the other side. Spymasters: check a clue against their cards too. Operatives: stop one guess earlier.',
    objection: 'Watch what the referee says while you type: a struck-out clue costs more than a plain one.',
    time: 'The clock decided a turn. Agree on a fallback: when time is short, one safe card beats none.',
    outrun: 'The opponent takes one every turn, so ones and twos are too slow. Try for three.',
    ones: 'You played it safe. Two cards a clue wins most races: look for pairs before you speak.',
    bold: 'Big numbers, big risks. A clean two is often worth more than a shaky four.',
    extra: 'Cards were left behind on earlier clues. You get one guess above the number: use it to go back.',
    swift: 'Quick work. Change seats, so that someone else feels the weight of the key.',
    again: 'Well fought. Change seats: the game looks different from the other side of the key.',
  },
  rotateNote: 'The next in each team becomes spymaster.',
} as const;

export const share = {
  heading: 'Safehouse · Codenames',
  won: { red: 'Red won', blue: 'Blue won' },
  wonTogether: 'Won together, score {score} of 8',
  lostTogether: 'Lost together',
  ending: {
    contacted: 'all agents found',
    handed: 'the other side found the last agent',
    penalty: 'by a struck-out clue',
    assassin: 'someone met the assassin',
    outrun: 'outrun by the opponent',
  },
} as const;
