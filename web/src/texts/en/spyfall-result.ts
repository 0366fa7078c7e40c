/** Spyfall: the result of a game, the tip, and texts for the TV only. */
export const spyfallResult = {
  title: {
    won: '{name} wins',
    shared: 'A shared win',
    brokenUp: 'Game ended',
  },
  /** The reason in one line. */
  how: {
    won: { one: 'Most points in the end: {n}.', other: 'Most points in the end: {n}.' },
    shared: { one: '{names}: {n} point each.', other: '{names}: {n} points each.' },
    brokenUp: 'There weren’t enough of you left to finish it. These are the points so far.',
    /** After the line above, if anyone has points. */
    inFront: 'In front: {names}.',
    abandoned: 'This game was ended early. Nobody won, and the cards of the last round stay sealed.',
  },

  standing: {
    title: 'Standings',
    points: { one: '{n} point', other: '{n} points' },
    /** For screen readers: one round of a player. */
    round: { one: 'Round {round}: {n} point', other: 'Round {round}: {n} points' },
    missed: 'Round {round}: didn’t play',
    asSpy: 'as the spy',
    winner: 'Winner',
    /** The legend below it. */
    legend: 'Small boxes: the points of each round.',
    legendSpy: 'as the spy',
    legendMissed: 'didn’t play',
  },
  /** The player with the most points as the spy. */
  best: {
    one: 'Spy of the evening: {name}, {n} point under cover.',
    other: 'Spy of the evening: {name}, {n} points under cover.',
  },

  story: {
    round: 'Round {round}',
    cards: 'All cards',
    none: 'No round was played to the end.',
  },

  /** The tip, by how most rounds went. */
  next: {
    tooClear:
      'The spies found out where they were. Ask so that only someone who is there can answer well, and leave the place itself out of it.',
    tooSoon:
      'The spies guessed too soon. Listen longer: two answers that fit together narrow the list down more than ten minutes of thinking. Cross out what can’t be.',
    innocent:
      'Innocent people paid for it. Before you raise your hand, say to yourself what they should have known. A vague answer isn’t yet a false one.',
    escaped:
      'The clock was the spies’ best friend. Everyone has one accusation in a round: use it while there’s still time to be wrong.',
    caught: 'The spies hardly stood a chance. Give them more air: play with more locations, or with less time.',
    caughtAll: 'The spies hardly stood a chance. Give them more air: play with less time.',
    gone: 'People were missing. Agree to wait longer for them, or play on one phone.',
    roles: 'The spies hardly stood a chance. Next time, speak as your roles: it’s harder to tell a role from a lie.',
    own: 'Write a location of your own: the place where you all met, or the one nobody wants to go back to.',
  },

  share: {
    heading: 'Safehouse · Spyfall',
    won: { one: 'Won with {n} point', other: 'Won with {n} points' },
    shared: 'A shared win: {winners} of {players}',
    brokenUp: 'Game ended',
    rounds: { one: '{n} round', other: '{n} rounds' },
    players: { one: '{n} player', other: '{n} players' },
  },

  /** The headline above the table on the TV; other phases use the table's own texts. */
  tv: {
    story: 'Round by round',
    briefing: 'Look at your cards',
    asks: '{name} asks',
    /** For screen readers; the TV draws an arrow from {name} to {whom}. */
    asksWhom: '{name} asks {whom}',
    free: 'Who is the spy?',
    /** Below the table; the headline says who asks. */
    answers: '{name} answers, then asks next.',
    accuse: 'Anyone may accuse, once in a round.',
  },
} as const;
