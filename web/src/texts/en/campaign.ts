/** A team's campaign: the mission map, the cities' dossiers, and errors. */
export const campaign = {
  title: '{name}, the mission map',
  loading: 'Unrolling the map…',
  missing: {
    title: 'No map in this drawer',
    text: 'There’s no campaign at this address. Ask your team for the whole link, or start a campaign of your own.',
    forget: 'Forget it and go to the home page',
  },
  offline: {
    title: 'The map room is locked',
    text: 'Can’t reach the server. Check your connection; the map itself is safe.',
    stale: 'Can’t reach the server. This is the map as it was {when}; retrying automatically.',
    staleNow: 'Can’t reach the server. This is the map as it was a moment ago; retrying automatically.',
  },
  /** The team's progress. */
  progress: { one: '{n} of {all} cities won', other: '{n} of {all} cities won' },
  more: 'Name, link, delete',
  rename: { button: 'Rename', title: 'Rename the campaign', name: 'Campaign name', save: 'Rename' },
  delete: {
    button: 'Delete',
    title: 'Delete {name}?',
    note: 'For the whole team and for good: the map, its results and its notes. A table that’s open for a mission can be played to its end, but its result goes nowhere.',
    yes: 'Delete for everyone',
  },
  link: {
    button: 'Secret link',
    title: 'The secret link',
    warning:
      'Anyone with this link can play your missions, write notes, rename the campaign and delete it. Give it to your team and to nobody else. It can’t be changed.',
    share: 'Our mission map. Keep it among ourselves.',
  },
  map: {
    title: 'The map',
    hint: 'Tap a city for its dossier.',
    /** Shown where a keyboard is likely. */
    hintKeys: 'With the keyboard: arrows to move, Enter to open.',
    numbers: 'Numbers like 9-5: how many turns, and how many mistakes cost only one token.',
    frame: 'World map. It scrolls sideways on small screens.',
    /** For screen readers, after a choice. */
    chosen: 'The dossier of {city} is open.',
  },
  /** `waiting` is shown beside the others: a table is open there. */
  standings: { open: 'Open', won: 'Won', lost: 'Lost', closed: 'Closed', waiting: 'Table open' },
  standingNotes: {
    open: 'Nobody has tried yet. The way is clear.',
    won: 'Done, and its neighbours are open. Play it again with more tokens left.',
    lost: 'Not this time. It stays open: try again.',
    closed: 'Win {cities} to open it.',
  },
  city: {
    tokens: {
      one: '{n} timer token: one turn, and that is that.',
      other: '{n} timer tokens: at most {n} turns.',
    },
    mistakes: {
      all: 'A bystander costs one token, as in the standard game.',
      some: {
        one: 'One bystander costs a single token. Every further one costs two.',
        other: 'Up to {n} bystanders cost one token each. Every further one costs two.',
      },
      none: 'There’s no room for mistakes: every bystander costs two tokens.',
    },
    numbers: '{tokens}-{mistakes}',
    tries: 'Tries',
    untried: 'None yet',
    record: '{wins} won, {losses} lost',
    best: 'Most tokens left',
    /** D25 */
    ours: 'These numbers are ours: the rulebooks don’t give them.',
    neighbours: 'Linked to',
    play: 'Play this mission',
    again: 'Play it again',
    opening: 'Opening a table…',
    join: 'Join the table',
    joinNote: 'Someone has opened a table for this mission.',
    another: 'Open another table',
    name: 'Your name',
  },
  note: {
    label: 'Notes of the team',
    placeholder: 'What worked, what didn’t, who is to blame',
    save: 'Save the note',
    saved: 'Saved',
    unsaved: 'Not saved yet.',
    theirs: 'Someone else edited this:',
    theirsEmpty: 'Someone else has emptied this note.',
    keepMine: 'Yours is still in the field. Save it to put it in place of theirs.',
    takeTheirs: 'Take theirs',
  },
  list: {
    title: 'All cities',
    /** For screen readers, before the numbers of a city. */
    numbers: 'Tokens and mistakes',
    note: 'Note',
    dossier: '{city}: open the dossier',
  },
  results: {
    title: 'Results',
    none: 'No mission has been played yet.',
    endings: {
      contacted: 'Won: all fifteen agents found',
      late: 'Won in sudden death',
      assassin: 'Lost to an assassin',
      bystander: 'Lost to a bystander in sudden death',
      tokens: 'Lost: too few tokens',
    },
    all: { one: 'Show {n} result', other: 'Show all {n} results' },
    left: { one: '{n} token left', other: '{n} tokens left' },
  },
} as const;
