/** Spyfall: the verdict of a round, stamps and announcements. Part of `spyfall`. */

export const verdict = {
  round: 'Round {n} of {all}',
  title: {
    'spy-accused': 'The spy is caught',
    'innocent-accused': 'An innocent is blamed',
    'location-named': 'The spy knew it',
    'location-missed': 'The spy was wrong',
    'spy-convicted': 'The spy is convicted',
    'innocent-convicted': 'An innocent is convicted',
    'spy-escaped': 'The spy gets away',
    void: 'The round is void',
  },
  how: {
    'spy-accused': '{accuser} accused {spy}, and all agreed.',
    'innocent-accused': '{accuser} accused {suspect}, and all agreed. But the spy was {spy}.',
    'location-named': '{spy} stopped the game and named the location.',
    'location-missed': '{spy} stopped the game and named a wrong location: {named}.',
    'spy-convicted': 'The time was up, and all the others named {spy}.',
    'innocent-convicted': 'The time was up, and all the others named {suspect}. But the spy was {spy}.',
    'spy-escaped': 'The time was up, and not all the others named the spy, {spy}.',
    void: 'The spy is gone, or too few are left. The cards are shown, and nobody gets points.',
  },
  /** A rubber stamp on the verdict: who won. */
  side: { spy: 'The spy wins', others: 'The others win', nobody: 'Void' },
  location: 'The location',
  spy: 'The spy',
  people: 'Cards and points',
  gained: { one: '{n} point', other: '{n} points' },
  nothing: 'no points',
  total: { one: '{n} point in all', other: '{n} points in all' },
  /** S19, S20: the reasons for points, each with its worth. */
  merit: {
    'spy-won': '2 for winning as the spy',
    'named-location': '2 more for naming the location',
    'innocent-blamed': '2 more for an innocent blamed by all',
    'others-won': '1 for winning against the spy',
    'accused-spy': '1 more for accusing the spy',
  },
  voices: 'The last vote',
  talk: 'Questions and answers',
  next: {
    title: 'The next round',
    dealer: '{name} deals.',
    out: 'Gone for now: {names}. Anyone still away sits this one out.',
    joining: 'New at the table: {names}.',
    go: 'Next round',
    result: 'See the result',
    waiting: 'Any player can begin the next round.',
  },
} as const;

/** Rubber stamps. */
export const stamp = {
  accused: 'Accused',
  dropped: 'Rejected',
  stopped: 'The spy!',
  time: 'Time’s up',
  caught: 'Spy caught',
  missed: 'Wrong place!',
  escaped: 'The spy wins',
  void: 'Void',
} as const;

/** Announced once, when it happens. */
export const said = {
  begun: 'A new game.',
  round: 'Round {n} of {all}. {name} deals.',
  started: '{name} starts the round, and asks first.',
  asked: '{name} asks {whom}.',
  question: '{name} asks {whom}: {text}',
  answer: '{name} answers: {text}',
  turn: '{name} asks next.',
  accused: '{name} accuses {suspect}. The clock stops. All the others vote.',
  vote: { yes: '{name} is for it. {yes} for, {no} against.', no: '{name} is against it. {yes} for, {no} against.' },
  dropped: 'Accusation rejected. The round goes on.',
  stopped: '{name} is the spy, and stops the game to name a location.',
  time: 'Time’s up. Talk about who you suspect.',
  ballot: 'The last vote is open.',
  voice: '{name} suspects {suspect}.',
  next: 'Next to say a name: {name}.',
  over: 'The round is over. {how} The location was {location}, the spy {spy}.',
  points: 'Points: {list}.',
  gained: '{name} {n}',
  gone: '{name} is gone. Nobody waits for them.',
  back: '{name} is back.',
  ending: {
    won: '{names} wins the game.',
    shared: '{names} share the win.',
    'broken-up': 'Too few are left. The game is over.',
  },
} as const;
