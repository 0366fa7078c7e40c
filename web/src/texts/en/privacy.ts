/** The privacy page: what is stored, where and for how long. */
export const privacy = {
  title: 'What this house keeps',
  lead: 'What you play and write at a table, until the table is deleted. There’s no account, and nobody else is told.',
  tables: {
    title: 'At a table',
    what: 'The server stores the names people give themselves, their moves, their messages and the words a host brings. It needs them so that a game survives a lost connection or a restart. Everyone with the link to a table can come in and read what is said to all.',
    keep: {
      one: 'A table that nobody has touched for {n} day is deleted with all that’s in it. Its host can delete it at any time.',
      other:
        'A table that nobody has touched for {n} days is deleted with all that’s in it. Its host can delete it at any time.',
    },
    campaigns:
      'A campaign, with its map, results and notes, is kept until someone of the team deletes it. Tables that were opened for it know its name as long as they last.',
  },
  name: {
    title: 'Your name',
    what: 'When you leave a table, you can take your name along. It disappears from everyone’s screen and from the server at once. What you wrote to the others stays, without a name, until the table is deleted. So does what others wrote about you.',
    here: 'Tables this browser was at',
    none: 'No recent tables in this browser.',
    take: 'Take my name from {code}',
    taken: 'Your name is gone from {code}.',
    gone: 'Your name isn’t stored at {code}.',
  },
  browser: {
    title: 'In this browser',
    what: 'There are no cookies. The browser itself remembers:',
    kept: {
      secret:
        'a random secret by which you get your seat back; the server only knows a fingerprint of it, a different one at every table',
      name: 'the name you used last',
      tables: 'the last tables you were at',
      campaigns: 'your campaigns, with their secret links',
      phone: 'for games on one phone: the names and secrets of those who play on it, and whose turn it was',
      crossed: 'the locations you have crossed out',
      likes: 'your language, appearance, sound and motion, and whether roles change after a game',
    },
    forget: 'Forget all of this',
    forgetTitle: 'Forget all of this?',
    forgetNote:
      'Your seats are lost, and so is the way to your campaigns unless you have their links. Names at tables stay there: take them along first.',
    forgetYes: 'Forget it',
  },
  traces: {
    title: 'Addresses and logs',
    what: 'Your network address is held in memory while you’re connected, and for about an hour after, so that nobody can flood the server. It’s never stored. Logs and figures hold codes and counts: no names, no words, no addresses.',
  },
  others: {
    title: 'Nobody else',
    what: 'These pages load nothing from anywhere else: no fonts, no counters, no advertising.',
  },
  who: {
    title: 'Who runs this house',
    unknown: 'They haven’t said how to reach them. Ask the person who gave you the address.',
    what: 'The people who run it can read what’s stored here, and may keep backups in which deleted things last a while longer.',
  },
} as const;
