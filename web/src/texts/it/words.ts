/** Texts that the word games share: cards, clues and referee in `play`; and their refusals. */
export const play = {
  nobody: 'ancora nessuno',

  board: {
    label: 'Carte sul tavolo',
    /** Keyboard hint; shown below the cards while the keyboard is used. */
    keys: 'Frecce: spostati. Invio: segna. T: pulsante «Contatta». B: carte.',
    keysLook: 'Frecce: spostati. B: torna alle carte.',
    /** For screen readers, after the word. */
    marked: 'segnata da {names}',
    chosen: 'scelta',
  },

  guess: {
    touch: 'Contatta {word}',
    touchNone: 'Contatta',
    markFirst: 'Prima segna una carta: toccala.',
    stop: 'Basta',
  },

  key: {
    hide: 'Nascondi la chiave',
    show: 'Mostra la chiave',
    /** Before its owner has opened it for the first time. */
    sealed: 'Il capo spia sei tu. Guarda la chiave quando nessuno ti vede.',
    sealedSide: 'Il tuo lato della chiave è coperto. Guardalo quando nessuno ti vede.',
    open: 'Guarda la chiave',
  },

  clue: {
    word: 'Una parola',
    number: 'Quante carte',
    fewer: 'Una in meno',
    more: 'Una in più',
    unlimited: 'senza limiti',
    give: 'Dai l’indizio',
    empty: 'Prima scrivi una parola.',
    anyway: 'Dallo lo stesso',
    sure: 'Lo dai lo stesso? Gli altri possono bocciarlo.',
    legal: 'L’arbitro non ha niente da ridire.',
    doubtful: 'Dubbio.',
    illegal: 'Non valido.',
    none: 'Ancora nessun indizio',
    allowed: 'ammesso',
  },

  judge: {
    heading: 'Questo indizio è valido?',
    object: 'Contesta',
    allow: 'Ammetti',
    no: 'Non ora',
    says: 'Parere:',
  },

  log: {
    heading: 'Gli indizi finora',
    open: 'Indizi',
    empty: 'Nessuno ha ancora dato un indizio.',
    running: 'in corso',
  },

  stamp: {
    clue: 'Indizio',
    over: 'Fine turno',
    assassin: 'Assassino',
    won: 'Caso chiuso',
    lost: 'Copertura saltata',
  },
} as const;

export const refusals = {
  'not-your-role': 'Questo non spetta a te, ma a chi è in squadra con te.',
  'clue-first': 'Aspetta l’indizio.',
  'guess-first': 'Prima di fermarti fai almeno un tentativo.',
  'clue-one-word': 'Un indizio è una parola sola. Accorcialo, oppure chiedi prima.',
  'clue-is-codename': 'Questa parola è sul tavolo. Pensane un’altra.',
  'clue-illegal': 'Per l’arbitro non è valido, e a questo tavolo decide lui. Pensane un altro, oppure chiedi prima.',
  'asked-already': 'È già stato chiesto. Aspetta la risposta, oppure dai un indizio.',
  'nothing-asked': 'Non c’è più niente a cui rispondere. Si continua.',
  'card-covered': 'Questa carta è già coperta. Scegline un’altra.',
  'not-your-agent': 'Scegli uno dei tuoi agenti.',
  'not-the-opponents-agent': 'Scegli un agente dell’altra squadra.',
  'cover-first': 'Prima copri un agente.',
  'known-bystander': 'La freccia punta verso di te: lì non c’è un agente da trovare. Scegli un’altra carta.',
  'partner-gives': 'L’indizio tocca al tuo partner. Aspettalo.',
  'partner-was-faster':
    'Il tuo partner ha fatto prima. Prima tenta con il suo indizio; il tuo resta in serbo per dopo.',
  'guess-now': 'Ora tocca a te tentare. Il tuo indizio viene dopo.',
  'partner-guesses': 'Adesso tenta il tuo partner. Aspetta la fine del turno.',
  'all-yours-found': 'Sul tuo lato non restano agenti da trovare. Da ora gli indizi li dà il tuo partner.',
  'no-more-clues': 'In morte improvvisa non si danno più indizi. Usate quelli che avete.',
  'nothing-to-guess':
    'Hai trovato tutto quello che il tuo partner poteva mostrarti. Al resto deve pensare il tuo partner.',
  'no-stopping-now': 'In morte improvvisa non ci si ferma: contatta una carta, o lascia fare al tuo partner.',
  'guessed-already': 'Con questo indizio si è già tentato, quindi vale. La prossima volta contesta prima.',
  'not-over-yet': 'Raccontalo a partita finita.',
  'not-your-clue': 'Questo indizio era del tuo partner. Lascia che lo racconti chi l’ha dato.',
  'no-clue-to-object-to': 'Non c’è nessun indizio da contestare.',
  'clue-was-allowed': 'Questo indizio è stato ammesso. Si va avanti.',
  'clue-already-illegal': 'Questo indizio è già stato bocciato.',
  'not-yours-to-judge': 'Su questo indizio decide il capo spia dell’altra squadra.',
  'nothing-to-cover': 'Adesso non c’è niente da coprire. Si continua.',
  'no-hourglass': 'In questa partita non c’è la clessidra. Chi ospita può sceglierla in sala.',
  'hourglass-running': 'La clessidra sta già scorrendo. Aspetta che si svuoti.',
} as const;
