/** The front page. */
export const home = {
  title: 'Spy word games with friends',
  headline: 'Safehouse',
  stamp: 'Strictly social',
  what: 'Spy word games for friends: everyone on their own phone, in their own language. No account needed.',
  open: {
    title: 'Open a table',
    note: 'You are the host. Your friends come in by link, code or QR.',
    name: 'Your name',
    namePlaceholder: 'Code name will do',
    cards: 'Language of the cards',
    button: 'Open a table',
    opening: 'Opening…',
  },
  join: {
    title: 'Join your friends',
    code: 'Code or link',
    codeNote: 'Five letters and digits from whoever opened the table.',
    button: 'Go in',
    finding: 'Looking…',
    empty: 'Type the five-character code, or paste the link.',
    notACode: 'That is neither a code nor a link. A code has five letters or digits, like K7QP3.',
  },
  needName: 'Give a name first: 1 to 20 characters.',
  offline: 'The house does not answer. Check your connection and try again.',
  recent: 'Recent tables',
  forget: 'Forget table {code}',
  codenames: 'Codenames',
  codenamesNote:
    'Two rival teams, twenty-five words, one clue at a time. 4 people or more; there are forms for 2 and 3.',
  rules: 'How to play',
  credits: 'Credits and licences',
} as const;
