/** Codenames Duet: the result of a game, and the tip. */
export const duetResult = {
  title: {
    assassin: 'Cover blown',
    time: 'Out of time',
    easier: 'All agents are safe',
    standard: 'All agents are safe',
    mission: 'Mission accomplished',
  },
  /** The reason in one line. */
  how: {
    contacted: 'All 15 agents have been contacted in time.',
    late: 'The last of the 15 agents was found in sudden death, without another clue.',
    assassin: 'An assassin was waiting at {word}.',
    bystander: 'The tokens were gone, and at {word} stood a bystander.',
    tokens: 'At {word} stood a bystander, and there were too few tokens left to pay for it.',
    abandoned: 'This game was ended early. Nobody won or lost, and both faces of the key stay sealed.',
  },
  /** Below the line above, for a lost game. */
  missing: { one: '{n} agent was still out there.', other: '{n} agents were still out there.' },
  city: 'Mission: {city}',
  unscored: 'With {n} tokens it’s the easier game, and there’s no score.',

  score: 'Score {score}',
  grade: {
    close: 'Close, but everyone is home.',
    good: 'Good work. Headquarters has noticed.',
    excellent: 'Excellent. Few pairs understand each other like this.',
    map: 'Outstanding. You’re ready for the mission map.',
  },
  tally: {
    title: 'Score',
    titleLost: 'Where the tokens went',
    left: { one: '{n} token left', other: '{n} tokens left' },
    kept: { one: '{n} token taken', other: '{n} tokens taken' },
    cards: { one: '{n} token on a card', other: '{n} tokens on cards' },
    discarded: { one: '{n} token discarded for an illegal clue', other: '{n} tokens discarded for illegal clues' },
    late: 'Won in sudden death',
    /** After a row: how many, and what each is worth. */
    each: '{n} × {points}',
    total: 'Total',
  },

  key: {
    title: 'Both faces of the key',
    /** For screen readers, after the word. */
    faces: 'West: {west}, East: {east}',
    found: { west: 'found by West', east: 'found by East' },
    marker: { west: 'West met a bystander here', east: 'East met a bystander here' },
    last: 'here the game was lost',
    /** The legend, beside the icons of the kinds. */
    legendFound: 'found, on the side that found it',
    legendToken: 'bystander met; the arrow points at who met them',
  },

  story: {
    /** Beside a guess: the clue was for it. */
    meant: 'meant',
    missed: 'Meant and not guessed: {words}',
  },
  tell: {
    open: 'Say what it was for',
    change: 'Correct what it was for',
    title: 'What was {word} for?',
    note: 'Choose the cards you had in mind. Then everyone sees them in the story.',
    yours: 'Agents on your face',
    others: 'All other cards',
    none: 'Choose at least one card.',
    many: 'A clue can be for 9 cards at most. Take one away first.',
    save: 'Tell everyone',
    said: '{name} has told what {word} was for.',
  },

  /** The tip, by outcome. */
  next: {
    assassins:
      'There are three assassins on your face of the key. Before you say a clue, hold it against each of them, one by one: if it leans that way, find another.',
    tenth:
      'Every turn costs a token, so a clue for one card is dear. Look for clues that point at two or more. Or play with a tenth token until you know how your partner thinks.',
    eleventh:
      'Every turn costs a token, so a clue for one card is dear. Look for clues that point at two or more. Or take the eleventh token as well.',
    pairs:
      'Every turn costs a token, so a clue for one card is dear. Look for clues that point at two or more, and go back to older clues while a turn lasts.',
    dear: 'Few mistakes are allowed here: once the bystander sides are used up, a wrong guess costs two tokens. When in doubt, end the turn.',
    nine: 'You’ve got the hang of it. Now try it with 9 tokens: that’s the real thing, and it has a score.',
    campaign:
      'You’ve just won the standard game, so Prague is yours: open a mission map and go on from there. Every win opens new cities.',
    map: 'Back to the map: this city is yours, and its neighbours are open. Pick where to go next.',
    openCampaign: 'Begin with Prague won',
  },

  mission: {
    toMap: 'Back to the map',
    writing: 'Being written on the map…',
    written: 'It’s on the map.',
    /** The campaign is deleted or damaged. */
    lost: 'The team’s map couldn’t be found, so this result is only here.',
    opened: { one: 'A new city is open: {cities}', other: 'New cities are open: {cities}' },
    stays: 'The city stays open: try it again whenever you like.',
  },

  rotate: 'Change sides',
  rotateNote: 'Everyone looks at the key from another place.',

  share: {
    heading: 'Safehouse · Duet',
    headingMission: 'Safehouse · Duet · {city}',
    result: {
      assassin: 'Lost: an assassin',
      time: 'Lost: out of time',
      easier: 'Won with {tokens} tokens',
      standard: 'Won with score {score}',
      mission: 'Mission won',
    },
    found: { one: '{n} of 15 agents', other: '{n} of 15 agents' },
  },
} as const;
