/** A team's campaign: the mission map, the cities' dossiers, and errors. */
export const campaign = {
  title: '{name}, la mappa delle missioni',
  loading: 'Srotolo la mappa…',
  missing: {
    title: 'Nessuna mappa nel cassetto',
    text: 'A questo indirizzo non c’è nessuna campagna. Chiedi alla tua squadra il link intero, o iniziane una tua.',
    forget: 'Dimentica e vai alla pagina iniziale',
  },
  offline: {
    title: 'La sala delle mappe è chiusa',
    text: 'Il server non risponde. Controlla la connessione: la mappa, intanto, è al sicuro.',
    stale: 'Il server non risponde. Questa è la mappa dell’ultima volta ({when}); la pagina riprova da sola.',
    staleNow: 'Il server non risponde. Questa è la mappa di un attimo fa; la pagina riprova da sola.',
  },
  /** The team's progress. */
  progress: {
    one: '{n} città conquistata su {all}',
    many: '{n} di città conquistate su {all}',
    other: '{n} città conquistate su {all}',
  },
  more: 'Nome, link, elimina',
  rename: {
    button: 'Rinomina',
    title: 'Rinomina la campagna',
    name: 'Nome della campagna',
    save: 'Rinomina',
  },
  delete: {
    button: 'Elimina',
    title: 'Eliminare {name}?',
    note: 'Per tutta la squadra e per sempre: la mappa, i risultati e gli appunti. Un tavolo già aperto per una missione si può giocare fino in fondo, ma il risultato non finisce da nessuna parte.',
    yes: 'Elimina per tutti',
  },
  link: {
    button: 'Link segreto',
    title: 'Il link segreto',
    warning:
      'Chi ha questo link può giocare le vostre missioni, scrivere appunti, rinominare la campagna ed eliminarla. Fatelo girare in squadra e da nessun’altra parte. Non si può cambiare.',
    share: 'La nostra mappa delle missioni. Che resti tra noi.',
  },
  map: {
    title: 'La mappa',
    hint: 'Tocca una città per aprire il suo dossier.',
    /** Shown where a keyboard is likely. */
    hintKeys: 'Da tastiera: frecce per spostarti, Invio per aprire.',
    numbers: 'Numeri come 9-5: quanti turni, e quanti errori costano un solo segnalino.',
    frame: 'Mappa del mondo. Sugli schermi piccoli scorre di lato.',
    /** For screen readers, after a choice. */
    chosen: 'Dossier aperto: {city}.',
  },
  /** `waiting` is shown beside the others: a table is open there. */
  standings: { open: 'Aperta', won: 'Vinta', lost: 'Persa', closed: 'Chiusa', waiting: 'Tavolo aperto' },
  standingNotes: {
    open: 'Nessuno ci ha ancora provato. La via è libera.',
    won: 'Fatta, e le città vicine sono aperte. Rigiocatela per salvare più segnalini.',
    lost: 'Stavolta no. Resta aperta: riprovateci.',
    closed: 'Per aprirla, conquistate {cities}.',
  },
  city: {
    tokens: {
      one: '{n} segnalino tempo: un turno e basta.',
      many: '{n} di segnalini tempo: al massimo {n} di turni.',
      other: '{n} segnalini tempo: al massimo {n} turni.',
    },
    mistakes: {
      all: 'Un passante costa un segnalino, come nella partita normale.',
      some: {
        one: 'Il primo passante costa un segnalino. Dal secondo in poi ne costano due ciascuno.',
        many: 'I primi {n} di passanti costano un segnalino ciascuno. Gli altri ne costano due.',
        other: 'I primi {n} passanti costano un segnalino ciascuno. Gli altri ne costano due.',
      },
      none: 'Non c’è spazio per gli errori: ogni passante costa due segnalini.',
    },
    numbers: '{tokens}-{mistakes}',
    tries: 'Partite',
    untried: 'Ancora nessuna',
    record: 'vinte: {wins}, perse: {losses}',
    best: 'Più segnalini rimasti',
    ours: 'Questi numeri sono nostri: nei regolamenti non ci sono.',
    neighbours: 'Città vicine',
    play: 'Gioca la missione',
    again: 'Rigioca la missione',
    opening: 'Apro un tavolo…',
    join: 'Vai al tavolo',
    joinNote: 'Per questa missione c’è già un tavolo aperto.',
    another: 'Apri un altro tavolo',
    name: 'Il tuo nome',
  },
  note: {
    label: 'Appunti della squadra',
    placeholder: 'Che cosa ha funzionato, che cosa no e di chi è la colpa',
    save: 'Salva gli appunti',
    saved: 'Salvati',
    unsaved: 'Non ancora salvati.',
    theirs: 'Intanto qualcun altro ha scritto:',
    theirsEmpty: 'Intanto qualcun altro ha cancellato questi appunti.',
    keepMine: 'I tuoi sono ancora nel campo. Salvali per metterli al posto degli altri.',
    takeTheirs: 'Tieni gli altri',
  },
  list: {
    title: 'Tutte le città',
    /** For screen readers, before the numbers of a city. */
    numbers: 'Segnalini ed errori concessi',
    note: 'Appunti',
    dossier: '{city}: apri il dossier',
  },
  results: {
    title: 'Risultati',
    none: 'Ancora nessuna missione giocata.',
    endings: {
      contacted: 'Vinta: trovati tutti e quindici gli agenti',
      late: 'Vinta in morte improvvisa',
      assassin: 'Persa: c’è di mezzo un assassino',
      bystander: 'Persa: un passante in morte improvvisa',
      tokens: 'Persa: i segnalini non bastavano',
    },
    all: {
      one: 'Mostra {n} risultato',
      many: 'Mostra {n} di risultati',
      other: 'Mostra tutti e {n} i risultati',
    },
    left: { one: '{n} segnalino rimasto', many: '{n} di segnalini rimasti', other: '{n} segnalini rimasti' },
  },
} as const;
