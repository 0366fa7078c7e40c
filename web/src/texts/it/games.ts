/** What every page says about the games: each game has an entry, and the names of its seats. */

/** `about` is for the front page, `note` for the choice in the lobby, `quick` for a game with bots in one tap. */
export const games = {
  codenames: {
    name: 'Nome in codice',
    about:
      'Due squadre rivali, venticinque parole, un indizio alla volta. Da 4 persone in su; per 2 o 3 c’è una versione apposta.',
    note: 'Due squadre in gara.',
    quick: 'Il bot dà gli indizi, tu trovi gli agenti.',
  },
  duet: {
    name: 'Nome in codice Duetto',
    about:
      'Si gioca tutti insieme: una chiave con due lati e quindici agenti da trovare prima che finisca il tempo. Da 2 persone in su.',
    note: 'Si gioca insieme, da due parti del tavolo. Da due persone in su.',
    quick: 'In due contro il tempo: tu e il bot date indizi a turno.',
  },
  spyfall: {
    name: 'Spyfall',
    about:
      'Tutti sanno dove siete, tranne una persona. Fate domande: trovate la spia prima che la spia trovi il luogo. Da 3 a 8 persone.',
    note: 'Tra voi c’è una spia. Da tre a otto persone.',
  },
} as const;

/** One seat, by team and role. */
export const seat = {
  red: { spymaster: 'Capo spia rosso', operative: 'Operativo rosso' },
  blue: { spymaster: 'Capo spia blu', operative: 'Operativo blu' },
  both: { operative: 'Operativo per entrambi' },
  west: { partner: 'Partner a Ovest' },
  east: { partner: 'Partner a Est' },
  table: { player: 'Posto al tavolo' },
} as const;

/** All seats of a team and role. */
export const seats = {
  red: { spymaster: 'Capo spia rosso', operative: 'Operativi rossi' },
  blue: { spymaster: 'Capo spia blu', operative: 'Operativi blu' },
  both: { operative: 'Operativo per entrambi' },
  west: { partner: 'Partner a Ovest' },
  east: { partner: 'Partner a Est' },
  table: { player: 'La tavola rotonda' },
} as const;

/** A team's folder in the lobby. */
export const dossiers = {
  red: 'Dossier rosso',
  blue: 'Dossier blu',
  both: 'Per entrambi',
  west: 'Dossier Ovest',
  east: 'Dossier Est',
} as const;

/** The seats of one role in a team's folder. */
export const roles = { spymaster: 'Capo spia', operative: 'Operativi', partner: 'Partner' } as const;
