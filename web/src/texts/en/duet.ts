/** Codenames Duet: the table in play. */
export const duet = {
  title: 'Codenames Duet',

  /** The now-line for each seat and phase. {name} is the partner: a name, or a side with several people. */
  now: {
    clue: {
      /** D6 */
      first: 'Give the first clue, unless {name} is faster.',
      /** D15 */
      give: 'Give {name} a clue: one word and a number.',
      /** D35, after the partner's clue and after the player's own. */
      either: 'Give a clue, unless {name} is faster with one more.',
      again: 'Give one more clue, unless {name} is faster.',
      wait: '{name} is looking for a clue. Look at your own agents while you wait.',
      /** D18 */
      partnerDone: 'Give a clue: every agent on {name}’s face is found, so only you give them now.',
      meDone: 'Every agent on your face is found. Wait for a clue from {name}.',
    },
    guess: {
      first: 'Mark what fits the clue, then touch a card. You must guess at least once.',
      /** D36 */
      zero: 'Zero: avoid what the clue points at. You must still guess once.',
      /** D32 */
      illegal: 'The illegal clue cost a token. You still guess.',
      more: 'An agent! Touch another card, or stop and take a token.',
      moreBy: '{name} found {word}. Touch another card, or stop.',
      wait: '{name} is guessing from your clue. Keep a straight face.',
    },
    /** D21, D22 */
    sudden: {
      both: 'Sudden death: touch an agent, or leave it to {name}. One wrong card and you lose.',
      me: 'Sudden death: only you have agents left to find. One wrong card and you lose.',
      partner: 'Sudden death: {name} has the last agents to find. Hold your breath.',
    },
    watch: {
      first: 'Either side may give the first clue.',
      either: 'Either side may give the next clue.',
      clue: { west: 'West is looking for a clue.', east: 'East is looking for a clue.' },
      guess: { west: 'West is guessing from East’s clue.', east: 'East is guessing from West’s clue.' },
      sudden: 'Sudden death: no more clues, and one wrong card loses.',
    },
    empty: {
      west: 'Nobody sits in the West. Someone has to take that side.',
      east: 'Nobody sits in the East. Someone has to take that side.',
    },
    over: 'The game is over.',
  },

  /** What a card is on a face of the key; on the cards and in sentences. */
  kind: { agent: 'Agent', assassin: 'Assassin', bystander: 'Bystander' },

  score: {
    agents: 'Agents',
    found: '{found} of {all}',
    /** For screen readers. */
    foundAll: 'Agents found: {found} of {all}',
    turns: { one: '{n} turn left', other: '{n} turns left' },
    sudden: 'Sudden death',
    giving: { west: 'West gives the clue', east: 'East gives the clue', both: 'Whoever’s ready gives a clue' },
    guessing: { west: 'West guesses', east: 'East guesses', both: 'Both may guess' },
  },

  /** D2, D13, D25, D32: tokens as objects on the table. */
  tokens: {
    supply: 'Token supply',
    /** One token: the side that is up, or where it went. */
    bystander: 'bystander side up',
    check: 'check side up',
    discarded: 'discarded',
    /** The supply, for screen readers. */
    said: 'Tokens in the supply: {bystander} bystander side up, {check} check side up.',
    saidDiscarded: { one: '{n} token discarded.', other: '{n} tokens discarded.' },
    kept: { one: '{n} token taken', other: '{n} tokens taken' },
    none: 'No tokens taken yet',
  },

  /** For screen readers, after a card's word. */
  board: {
    found: 'found: agent',
    face: { agent: 'your face: agent', assassin: 'your face: assassin', bystander: 'your face: bystander' },
    mine: 'token with an arrow to you: not an agent for your side',
    partner: 'token with an arrow to your partner: not an agent for them',
    west: 'token with an arrow to West',
    east: 'token with an arrow to East',
    double: 'two tokens',
    covered: 'covered: a bystander for both sides',
    meant: 'your clue is for it',
    keysMeant: 'Arrows move. Enter notes what your clue is for. B: cards.',
  },

  clue: {
    zero: 'Zero: stay away from what the word points at. You still have to guess once.',
    from: { west: 'Clue from West', east: 'Clue from East' },
    illegal: 'illegal',
    /** The private note: what a clue is for. */
    meant: 'Tap your agents to note what the clue is for. Only your side sees it.',
    meantWords: 'For: {words}. Only your side sees this.',
    meantOnly: 'A clue is for agents of your own face. Pick one of those.',
    meantHidden: 'Your face of the key is hidden. Show it first.',
    kept: 'Kept for your next clue:',
  },

  judge: {
    sure: 'Call “{word}” illegal? A token is discarded from the supply. You still get to guess.',
    yes: 'It’s illegal',
  },

  log: {
    ended: { stopped: 'stopped, token taken', missed: 'missed, token laid', game: 'the last turn' },
    sudden: 'Sudden death',
    meant: 'For: {words}',
  },

  side: {
    you: 'Your side',
    /** While guessing: the partner's face decides. */
    notThese: 'Your own key doesn’t show these.',
    complete: 'All agents found',
  },

  /** In sudden death, in place of a clue. */
  suddenLeft: { one: '{n} agent left. No mistakes.', other: '{n} agents left. No mistakes.' },

  /** Rubber stamps. */
  stamp: { struck: 'Illegal', complete: 'Face complete', sudden: 'Sudden death', won: 'All contacted' },

  /** Announced once, when it happens. */
  said: {
    begun: 'A new game. Either side may give the first clue.',
    clue: { west: 'Clue from West, {name}: {word}, {number}.', east: 'Clue from East, {name}: {word}, {number}.' },
    touched: {
      agent: '{name} touched {word}: an agent.',
      bystander: '{name} touched {word}: a bystander.',
      assassin: '{name} touched {word}: an assassin.',
    },
    illegal: 'The clue {word} is illegal. A token is discarded.',
    stopped: { west: 'West stops and takes a token.', east: 'East stops and takes a token.' },
    /** D33: the penalty cost the last token. */
    stoppedEmpty: { west: 'West stops.', east: 'East stops.' },
    laid: { west: 'A token with an arrow to West lies on it.', east: 'A token with an arrow to East lies on it.' },
    laidTwo: { west: 'Two tokens with arrows to West lie on it.', east: 'Two tokens with arrows to East lie on it.' },
    /** D18 */
    complete: {
      west: 'Every agent on West’s face is found. Only East gives clues now.',
      east: 'Every agent on East’s face is found. Only West gives clues now.',
    },
    /** In sudden death nobody gives clues. */
    completeLate: { west: 'Every agent on West’s face is found.', east: 'Every agent on East’s face is found.' },
    left: { one: '{n} token left.', other: '{n} tokens left.' },
    turn: {
      west: 'West gives the next clue.',
      east: 'East gives the next clue.',
      both: 'Either side may give the next clue.',
    },
    sudden: 'Sudden death: no more clues. One wrong card loses.',
    ending: {
      contacted: 'All fifteen agents are found. You win.',
      late: 'All fifteen agents are found, in sudden death. You win.',
      assassin: 'The assassin ends the game. You lose.',
      bystander: 'A bystander in sudden death. You lose.',
      tokens: 'There are too few tokens to pay for that. You lose.',
    },
  },
} as const;
