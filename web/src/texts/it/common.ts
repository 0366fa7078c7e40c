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
  team: { red: 'Rossi', blue: 'Blu' },
  identity: { red: 'Agente rosso', blue: 'Agente blu', bystander: 'Passante', assassin: 'Assassino' },
  seat: {
    red: { spymaster: 'Capo spia rosso', operative: 'Operativo rosso' },
    blue: { spymaster: 'Capo spia blu', operative: 'Operativo blu' },
    both: { operative: 'Operativo per entrambi' },
  },
  seats: {
    red: { spymaster: 'Capo spia rosso', operative: 'Operativi rossi' },
    blue: { spymaster: 'Capo spia blu', operative: 'Operativi blu' },
    both: { operative: 'Operativo per entrambi' },
  },
} as const;
