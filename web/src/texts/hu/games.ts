/** What every page says about the games: each game has an entry, and the names of its seats. */

/**
 * `about` and `facts` are for the front page and invitations, `note` for the choice in the lobby, `quick` for a game with
 * bots in one tap.
 */
export const games = {
  codenames: {
    name: 'Fedőnevek',
    about: 'Két rivális csapat keresi az ügynökeit huszonöt szó mögött, egyszerre egy utalással.',
    facts: '2 főtől, legjobb 4–8 fővel · 20 perc',
    note: 'Két csapat versenyez egymással.',
    quick: 'A robot adja az utalásokat, te keresed az ügynököket.',
  },
  duet: {
    name: 'Fedőnevek: Négyszemközt',
    short: 'Négyszemközt',
    about: 'Mindenki együtt játszik: két kulcs, tizenöt ügynök, és kevés idő, hogy megtaláljátok őket.',
    facts: '2 főtől · 20 perc',
    note: 'Két fél játszik együtt. Két főtől.',
    quick: 'Ketten az idő ellen: te meg a robot felváltva adtok utalást.',
  },
  spyfall: {
    name: 'Spyfall',
    about:
      'Mindenki tudja, hol vagytok, csak a kém nem. Kérdezzetek, és leplezzétek le, mielőtt kitalálja a helyszínt.',
    facts: '3–8 fő · 8 perc fordulónként',
    note: 'Egyikőtök a kém. Három–nyolc főnek.',
    quick: 'Három robot meg te, írásban. Egyikőtök a kém.',
  },
} as const;

/** One seat, by team and role. */
export const seat = {
  red: { spymaster: 'Piros kémfőnök', operative: 'Piros hírszerző' },
  blue: { spymaster: 'Kék kémfőnök', operative: 'Kék hírszerző' },
  both: { operative: 'Közös hírszerző' },
  west: { partner: 'Nyugati társ' },
  east: { partner: 'Keleti társ' },
  table: { player: 'Hely az asztalnál' },
} as const;

/** All seats of a team and role. */
export const seats = {
  red: { spymaster: 'Piros kémfőnök', operative: 'Piros hírszerzők' },
  blue: { spymaster: 'Kék kémfőnök', operative: 'Kék hírszerzők' },
  both: { operative: 'Közös hírszerző' },
  west: { partner: 'Nyugati társak' },
  east: { partner: 'Keleti társak' },
  table: { player: 'A kerekasztal' },
} as const;

/** A team's folder in the lobby. */
export const dossiers = {
  red: 'Piros akta',
  blue: 'Kék akta',
  both: 'Közös akta',
  west: 'Nyugati akta',
  east: 'Keleti akta',
} as const;

/** The seats of one role in a team's folder. */
export const roles = { spymaster: 'Kémfőnök', operative: 'Hírszerzők', partner: 'Társak' } as const;

/** What each role does. */
export const roleNotes = {
  spymaster: 'Látja a kulcsot, és utalásokat ad.',
  operative: 'Kitalálják a szavakat.',
  partner: 'A kulcs egyik oldalát látja, utalást ad, és találgat.',
} as const;
