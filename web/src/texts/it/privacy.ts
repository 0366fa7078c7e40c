/** The privacy page: what is stored, where and for how long. */
export const privacy = {
  title: 'Che cosa conserva questo covo',
  lead: 'Quello che giocate e scrivete a un tavolo, finché il tavolo non viene eliminato. Non c’è nessun account, e nessun altro viene a saperlo.',
  tables: {
    title: 'A un tavolo',
    what: 'Il covo conserva i nomi che le persone si danno, le mosse, i messaggi e le parole portate da chi ospita. Servono perché una partita sopravviva a una connessione persa o a un riavvio. Chiunque abbia il link di un tavolo può entrare e leggere quello che si scrive a tutti.',
    keep: {
      one: 'Un tavolo che nessuno tocca da {n} giorno viene eliminato con tutto quello che contiene. Chi ospita può eliminarlo quando vuole.',
      many: 'Un tavolo che nessuno tocca da {n} di giorni viene eliminato con tutto quello che contiene. Chi ospita può eliminarlo quando vuole.',
      other:
        'Un tavolo che nessuno tocca da {n} giorni viene eliminato con tutto quello che contiene. Chi ospita può eliminarlo quando vuole.',
    },
    campaigns:
      'Una campagna, con la mappa, i risultati e gli appunti, si conserva finché qualcuno della squadra non la elimina. I tavoli aperti per lei ne ricordano il nome finché esistono.',
  },
  name: {
    title: 'Il tuo nome',
    what: 'Quando lasci un tavolo puoi portare via il tuo nome. Sparisce subito da tutti gli schermi e dall’archivio. Quello che hai scritto agli altri resta, senza nome, finché il tavolo non viene eliminato. Resta anche quello che altri hanno scritto di te.',
    here: 'Tavoli visitati da questo browser',
    none: 'Questo browser non ricorda nessun tavolo.',
    take: 'Togli il mio nome da {code}',
    taken: 'Il tuo nome non è più a {code}.',
    gone: 'A {code} il tuo nome non c’è.',
  },
  browser: {
    title: 'In questo browser',
    what: 'Non ci sono cookie. È il browser stesso a ricordare:',
    kept: {
      secret:
        'un segreto casuale con cui ritrovi il tuo posto; il covo ne conosce solo un’impronta, diversa a ogni tavolo',
      name: 'l’ultimo nome che hai usato',
      tables: 'gli ultimi tavoli in cui hai giocato',
      campaigns: 'le tue campagne, con i loro link segreti',
      phone: 'per le partite su un solo telefono: nomi e segreti di chi ci gioca, e a chi toccava',
      crossed: 'i luoghi che hai cancellato',
      likes: 'lingua, aspetto, suoni e animazioni, e se dopo una partita i ruoli cambiano',
    },
    forget: 'Dimentica tutto questo',
    forgetTitle: 'Dimenticare tutto questo?',
    forgetNote:
      'Perdi i tuoi posti, e anche la strada per le tue campagne se non ne hai i link. I nomi ai tavoli restano lì: prima portali via.',
    forgetYes: 'Dimentica',
  },
  traces: {
    title: 'Indirizzi e registri',
    what: 'Il tuo indirizzo di rete resta in memoria mentre sei in linea e per circa un’ora dopo, perché nessuno possa sommergere il server di richieste. Non viene mai conservato. Registri e statistiche contengono codici e conteggi: niente nomi, niente parole, niente indirizzi.',
  },
  others: {
    title: 'Nessun altro',
    what: 'Queste pagine non caricano nulla da altre parti: né caratteri, né contatori, né pubblicità.',
  },
  who: {
    title: 'Chi gestisce questo covo',
    unknown: 'Non ha detto come farsi raggiungere. Chiedi a chi ti ha dato l’indirizzo.',
    what: 'Chi lo gestisce può leggere quello che è conservato qui, e forse ha copie di sicurezza in cui le cose eliminate durano ancora un po’.',
  },
} as const;
