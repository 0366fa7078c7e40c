/** The front page. */
export const home = {
  title: 'Spy word games with friends',
  headline: 'Safehouse',
  stamp: 'Strictly social',
  what: 'Spy word games for friends: everyone on their own phone, in their own language. No account needed.',
  back: 'Back to your game',
  open: {
    title: 'Open a table',
    game: 'Game',
    note: 'You’re the host. Your friends come in by link, code or QR.',
    name: 'Your name',
    namePlaceholder: 'Code name will do',
    cards: 'Language of the cards',
    locations: 'Language of the locations',
    button: 'Open a table',
    opening: 'Opening…',
  },
  playNow: {
    title: 'Play now',
    starting: 'Dealing the cards…',
    /** For the bots, in this order. */
    bots: 'Moss, Wren, Flint',
    /** For people without a name. */
    you: 'Lone spy',
  },
  join: {
    title: 'Join your friends',
    code: 'Code or link',
    button: 'Go in',
    finding: 'Looking…',
    empty: 'Type the five-character code, or paste the link.',
    notACode: 'That’s neither a code nor a link. A code has five letters or digits, like K7QP3.',
  },
  needName: 'Type a name first: 1 to 20 characters.',
  offline: 'Can’t reach the server. Check your connection and try again.',
  /** While the browser has no network. */
  noNetwork: {
    title: 'No network.',
    note: 'You can still learn the games and read their rules. For a table you need the network.',
  },
  recent: 'Recent tables',
  forget: 'Forget table {code}',
  rules: 'How to play',
  /** For screen readers; it must begin with the visible text. */
  rulesOf: 'How to play {game}',
  campaigns: {
    title: 'Your campaigns',
    forget: 'Forget campaign {name}',
    forgetTitle: 'Forget {name}?',
    forgetNote: 'The map stays, but this browser loses the way to it. Only the secret link brings you back.',
    forgetYes: 'Forget it',
    new: 'Start a campaign',
    note: 'A world map of Duet missions for your team. It’s kept until you delete it, and reached by a secret link.',
    name: 'Campaign name',
    namePlaceholder: 'The night shift',
    needName: 'Give the campaign a name: 1 to 40 characters.',
    button: 'Unroll the map',
    opening: 'Unrolling…',
  },
  credits: 'Credits and licences',
  privacy: 'Privacy',
  saved: 'Open a saved game',
} as const;
