/** What every page says about the games: each game has an entry, and the names of its seats. */

/**
 * `about` and `facts` are for the front page and invitations, `note` for the choice in the lobby, `quick` for a game with
 * bots in one tap, `short` the name in sentences.
 */
export const games = {
  codenames: {
    name: 'Codenames',
    about: 'Two rival teams look for their agents behind twenty-five words, one clue at a time.',
    facts: '2 or more, best with 4 to 8 · 20 minutes',
    note: 'Two teams race each other.',
    quick: 'The bot gives the clues, you find the agents.',
  },
  duet: {
    name: 'Codenames Duet',
    short: 'Duet',
    about: 'You all play together: two keys, fifteen agents, and not much time to find them.',
    facts: '2 or more · 20 minutes',
    note: 'Two sides play together. Two people or more.',
    quick: 'Two against time: you and the bot take turns giving clues.',
  },
  spyfall: {
    name: 'Spyfall',
    about: 'Everyone knows where you are, except the spy. Ask around and find the spy before the spy finds the place.',
    facts: '3 to 8 people · 8 minutes a round',
    note: 'One of you is the spy. Three to eight people.',
    quick: 'Three bots and you, in writing. One of you is the spy.',
  },
} as const;

/** One seat, by team and role. */
export const seat = {
  red: { spymaster: 'Red spymaster', operative: 'Red operative' },
  blue: { spymaster: 'Blue spymaster', operative: 'Blue operative' },
  both: { operative: 'Operative for both' },
  west: { partner: 'West partner' },
  east: { partner: 'East partner' },
  table: { player: 'Seat at the table' },
} as const;

/** All seats of a team and role. */
export const seats = {
  red: { spymaster: 'Red spymaster', operative: 'Red operatives' },
  blue: { spymaster: 'Blue spymaster', operative: 'Blue operatives' },
  both: { operative: 'Operative for both' },
  west: { partner: 'West partners' },
  east: { partner: 'East partners' },
  table: { player: 'The round table' },
} as const;

/** A team's folder in the lobby. */
export const dossiers = {
  red: 'Red dossier',
  blue: 'Blue dossier',
  both: 'Both sides',
  west: 'West dossier',
  east: 'East dossier',
} as const;

/** The seats of one role in a team's folder. */
export const roles = { spymaster: 'Spymaster', operative: 'Operatives', partner: 'Partners' } as const;

/** What each role does. */
export const roleNotes = {
  spymaster: 'Sees the key and gives the clues.',
  operative: 'Guess the words.',
  partner: 'Sees one side of the key, gives clues and guesses.',
} as const;
