/** What every page says about the games: each game has an entry, and the names of its seats. */

/**
 * `about` and `facts` are for the front page and invitations, `note` for the choice in the lobby, `quick` for a game with
 * bots in one tap.
 */
export const games = {
  codenames: {
    name: 'Nume de cod',
    about: 'Două echipe rivale își caută agenții în spatele a douăzeci și cinci de cuvinte, câte un indiciu pe rând.',
    facts: '2 sau mai mulți, cel mai bine 4–8 · 20 de minute',
    note: 'Două echipe se întrec.',
    quick: 'Botul dă indiciile, tu găsești agenții.',
  },
  duet: {
    name: 'Nume de cod Duet',
    short: 'Duet',
    about: 'Jucați cu toții împreună: două chei, cincisprezece agenți și puțin timp să-i găsiți.',
    facts: '2 sau mai mulți · 20 de minute',
    note: 'Două tabere joacă împreună. De la doi oameni în sus.',
    quick: 'Doi contra timpului: tu și botul dați indicii pe rând.',
  },
  spyfall: {
    name: 'Spyfall',
    about: 'Toți știu unde sunteți, în afară de spion. Întrebați-vă între voi și găsiți-l până nu găsește el locul.',
    facts: 'Între 3 și 8 oameni · 8 minute runda',
    note: 'Unul dintre voi e spionul. Între trei și opt oameni.',
    quick: 'Trei boți și tu, în scris. Unul dintre voi e spionul.',
  },
} as const;

/** One seat, by team and role. */
export const seat = {
  red: { spymaster: 'Spion-șef roșu', operative: 'Om de teren roșu' },
  blue: { spymaster: 'Spion-șef albastru', operative: 'Om de teren albastru' },
  both: { operative: 'Om de teren comun' },
  west: { partner: 'Partener în Vest' },
  east: { partner: 'Partener în Est' },
  table: { player: 'Loc la masă' },
} as const;

/** All seats of a team and role. */
export const seats = {
  red: { spymaster: 'Spion-șef roșu', operative: 'Oameni de teren roșii' },
  blue: { spymaster: 'Spion-șef albastru', operative: 'Oameni de teren albaștri' },
  both: { operative: 'Om de teren comun' },
  west: { partner: 'Parteneri în Vest' },
  east: { partner: 'Parteneri în Est' },
  table: { player: 'Masa rotundă' },
} as const;

/** A team's folder in the lobby. */
export const dossiers = {
  red: 'Dosarul roșu',
  blue: 'Dosarul albastru',
  both: 'Ambele echipe',
  west: 'Dosarul Vest',
  east: 'Dosarul Est',
} as const;

/** The seats of one role in a team's folder. */
export const roles = { spymaster: 'Spion-șef', operative: 'Oameni de teren', partner: 'Parteneri' } as const;

/** What each role does. */
export const roleNotes = {
  spymaster: 'Vede cheia și dă indiciile.',
  operative: 'Ghicesc cuvintele.',
  partner: 'Vede o parte a cheii, dă indicii și ghicește.',
} as const;
