/** Words that every screen uses. */
export const common = {
  appName: 'Safehouse',
  title: '{page} · Safehouse',
  skip: 'Vai al contenuto',
  close: 'Chiudi',
  cancel: 'Annulla',
  toHome: 'Torna all’inizio',
  notFoundTitle: 'Il nascondiglio è vuoto',
  notFound: 'A questo indirizzo non c’è nessuna pagina.',
  failedTitle: 'Nel dossier manca un foglio',
  failed: 'Questa parte della pagina non si è caricata. Controlla la connessione e riprova.',
  tryAgain: 'Riprova',
  /** To whoever taps again before the answer has come. */
  waiting: 'Inviato. La risposta non è ancora arrivata.',
  team: { red: 'Rossi', blue: 'Blu', west: 'Ovest', east: 'Est' },
  identity: { red: 'Agente rosso', blue: 'Agente blu', bystander: 'Passante', assassin: 'Assassino' },
  seat: {
    red: { spymaster: 'Capo spia rosso', operative: 'Operativo rosso' },
    blue: { spymaster: 'Capo spia blu', operative: 'Operativo blu' },
    both: { operative: 'Operativo per entrambi' },
    west: { partner: 'Partner a Ovest' },
    east: { partner: 'Partner a Est' },
    table: { player: 'Posto al tavolo' },
  },
  seats: {
    red: { spymaster: 'Capo spia rosso', operative: 'Operativi rossi' },
    blue: { spymaster: 'Capo spia blu', operative: 'Operativi blu' },
    both: { operative: 'Operativo per entrambi' },
    west: { partner: 'Partner a Ovest' },
    east: { partner: 'Partner a Est' },
    table: { player: 'La tavola rotonda' },
  },
} as const;
