/** What every page says about the games: each game has an entry, and the names of its seats. */

/** `about` is for the front page, `note` for the choice in the lobby, `quick` for a game with bots in one tap. */
export const games = {
  codenames: {
    name: 'Fedőnevek',
    about: 'Két rivális csapat, huszonöt szó, egyszerre egy utalás. Négy főtől; két és három főre külön változat van.',
    note: 'Két csapat versenyez egymással.',
    quick: 'A robot adja az utalásokat, te keresed az ügynököket.',
  },
  duet: {
    name: 'Fedőnevek: Négyszemközt',
    about:
      'Mindenki együtt játszik: két fél, két kulcs, és tizenöt ügynök, akit meg kell találni, mielőtt elfogy az idő. Két főtől.',
    note: 'Két fél játszik együtt. Két főtől.',
    quick: 'Ketten az idő ellen: te meg a robot felváltva adtok utalást.',
  },
  spyfall: {
    name: 'Spyfall',
    about:
      'Mindenki tudja, hol vagytok, csak egyvalaki nem. Kérdezzetek, és leplezzétek le a kémet, mielőtt ő kitalálja a helyszínt. Három–nyolc főnek.',
    note: 'Egyikőtök a kém. Három–nyolc főnek.',
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
