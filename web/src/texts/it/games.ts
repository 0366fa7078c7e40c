/** What every page says about the games: each game has an entry, and the names of its seats. */

/**
 * `about` and `facts` are for the front page and invitations, `note` for the choice in the lobby, `quick` for a game with
 * bots in one tap.
 */
export const games = {
  codenames: {
    name: 'Nome in codice',
    about: 'Due squadre rivali cercano i propri agenti dietro venticinque parole, un indizio alla volta.',
    facts: '2 o più, meglio da 4 a 8 · 20 minuti',
    note: 'Due squadre in gara.',
    quick: 'Il bot dà gli indizi, tu trovi gli agenti.',
  },
  duet: {
    name: 'Nome in codice Duetto',
    short: 'Duetto',
    about: 'Si gioca tutti insieme: due chiavi, quindici agenti e poco tempo per trovarli.',
    facts: '2 o più · 20 minuti',
    note: 'Si gioca insieme, da due parti del tavolo. Da due persone in su.',
    quick: 'In due contro il tempo: tu e il bot date indizi a turno.',
  },
  spyfall: {
    name: 'Spyfall',
    about: 'Tutti sanno dove siete, tranne la spia. Fate domande e trovatela prima che lei trovi il luogo.',
    facts: 'Da 3 a 8 · 8 minuti a manche',
    note: 'Tra voi c’è una spia. Da tre a otto persone.',
    quick: 'Tre bot e tu, per iscritto. Uno di voi è la spia.',
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

/** What each role does. */
export const roleNotes = {
  spymaster: 'Vede la chiave e dà gli indizi.',
  operative: 'Cercano le parole giuste.',
  partner: 'Vede un lato della chiave, dà indizi e cerca gli agenti.',
} as const;
