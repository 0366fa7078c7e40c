/** What every page says about the games: each game has an entry, and the names of its seats. */

/**
 * `about` and `facts` are for the front page and invitations, `note` for the choice in the lobby, `quick` for a game with
 * bots in one tap.
 */
export const games = {
  codenames: {
    name: 'Codenames',
    about: 'To hold leder efter deres agenter bag femogtyve ord, én ledetråd ad gangen.',
    facts: '2 eller flere, bedst 4 til 8 · 20 minutter',
    note: 'To hold om kap.',
    quick: 'Botten giver ledetråde, du finder agenterne.',
  },
  duet: {
    name: 'Codenames Duet',
    short: 'Duet',
    about: 'I spiller sammen: to nøgler, femten agenter og ikke meget tid til at finde dem.',
    facts: '2 eller flere · 20 minutter',
    note: 'To hold, der spiller sammen. To spillere eller flere.',
    quick: 'To mod tiden: Du og botten giver ledetråde på skift.',
  },
  spyfall: {
    name: 'Spyfall',
    about: 'Alle ved, hvor I er, undtagen spionen. Spørg jer frem, og find spionen, før spionen finder stedet.',
    facts: '3 til 8 · 8 minutter pr. runde',
    note: 'En af jer er spionen. Tre til otte spillere.',
    quick: 'Tre bots og dig, på skrift. En af jer er spionen.',
  },
} as const;

/** One seat, by team and role. */
export const seat = {
  red: { spymaster: 'Rød spionmester', operative: 'Rød spion' },
  blue: { spymaster: 'Blå spionmester', operative: 'Blå spion' },
  both: { operative: 'Spion for begge' },
  west: { partner: 'Makker i Vest' },
  east: { partner: 'Makker i Øst' },
  table: { player: 'Plads ved bordet' },
} as const;

/** All seats of a team and role. */
export const seats = {
  red: { spymaster: 'Rød spionmester', operative: 'Røde spioner' },
  blue: { spymaster: 'Blå spionmester', operative: 'Blå spioner' },
  both: { operative: 'Spion for begge' },
  west: { partner: 'Makkere i Vest' },
  east: { partner: 'Makkere i Øst' },
  table: { player: 'Det runde bord' },
} as const;

/** A team's folder in the lobby. */
export const dossiers = {
  red: 'Rødt hold',
  blue: 'Blåt hold',
  both: 'Begge hold',
  west: 'Hold Vest',
  east: 'Hold Øst',
} as const;

/** The seats of one role in a team's folder. */
export const roles = { spymaster: 'Spionmester', operative: 'Spioner', partner: 'Makkere' } as const;

/** What each role does. */
export const roleNotes = {
  spymaster: 'Ser nøglen og giver ledetråde.',
  operative: 'Gætter ordene.',
  partner: 'Ser den ene side af nøglen, giver ledetråde og gætter.',
} as const;
