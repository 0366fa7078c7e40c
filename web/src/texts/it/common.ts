/** Words that every screen uses. */
export const common = {
  appName: 'Safehouse',
  title: '{page} · Safehouse',
  skip: 'Vai al contenuto',
  close: 'Chiudi',
  cancel: 'Annulla',
  language: 'Lingua',
  toHome: 'Pagina iniziale',
  notFoundTitle: 'Il nascondiglio è vuoto',
  notFound: 'A questo indirizzo non c’è nessuna pagina.',
  failedTitle: 'Nel dossier manca un foglio',
  failed: 'Questa parte della pagina non si è caricata. Controlla la connessione e riprova.',
  tryAgain: 'Riprova',
  /** After a second tap, while the answer is pending. */
  waiting: 'Inviato. La risposta non è ancora arrivata.',
  team: { red: 'Rossi', blue: 'Blu', west: 'Ovest', east: 'Est' },
  identity: { red: 'Agente rosso', blue: 'Agente blu', bystander: 'Passante', assassin: 'Assassino' },
} as const;
