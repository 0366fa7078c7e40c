/** What every game on the table says: its cards, its clues, its referee. */
export const play = {
  nobody: 'ancora nessuno',

  board: {
    label: 'Carte sul tavolo',
    /** How the keyboard works now; shown below the cards while it is used. */
    keys: 'Frecce: spostati. Invio: segna. T: pulsante «Contatta». B: carte.',
    keysLook: 'Frecce: spostati. B: torna alle carte.',
    /** What a screen reader says after the word. */
    marked: 'segnata da {names}',
    chosen: 'scelta',
  },

  guess: {
    touch: 'Contatta {word}',
    touchNone: 'Contatta',
    markFirst: 'Prima segna una carta: toccala.',
    stop: 'Basta',
  },

  key: { hide: 'Nascondi la chiave', show: 'Mostra la chiave' },

  clue: {
    word: 'Una parola',
    number: 'Quante carte',
    fewer: 'Una in meno',
    more: 'Una in più',
    unlimited: 'senza limiti',
    give: 'Dai l’indizio',
    empty: 'Prima scrivi una parola.',
    anyway: 'Dallo lo stesso',
    sure: 'L’arbitro ha dei dubbi. Premi di nuovo per darlo così com’è.',
    legal: 'L’arbitro non ha niente da ridire.',
    doubtful: 'Dubbio.',
    illegal: 'Per l’arbitro non è valido.',
    none: 'Ancora nessun indizio',
    allowed: 'ammesso',
  },

  /** Why the referee minds, by the rule it rests on. */
  referee: {
    L1: 'Un indizio è una parola sola.',
    L2: 'Un indizio riguarda il significato, non le lettere né i posti sul tavolo.',
    L5: 'Questa parola non sembra della stessa lingua delle carte.',
    L6: 'È una forma di {codename}.',
    L7: 'Ha una parte in comune con {codename}.',
    L10: 'Sembra una parola composta inventata sul momento.',
    L11: 'Si scrive come {codename}.',
    L12: 'Qui un nome di più parole non vale come una parola.',
    L13: 'Qui le abbreviazioni non valgono come parole.',
    L14: 'Qui una parola composta scritta staccata non vale come una parola.',
    unknown: 'Forse viola una regola.',
    near: 'Forse è troppo vicino a {codename}.',
  },

  judge: {
    heading: 'Questo indizio è valido?',
    object: 'Contesta',
    allow: 'Ammetti',
    no: 'Non ora',
    says: 'Parere:',
  },

  clock: {
    limit: 'Tempo rimasto',
    pause: 'Pausa',
    resume: 'Riprendi',
    extend: '+1 minuto',
    paused: 'In pausa',
    soon: 'Restano 30 secondi.',
    last: 'Restano 10 secondi.',
    /** Beside the digits, so that urgency is not told by colour. */
    hurry: { soon: 'Forza', last: 'Presto!', out: 'Tempo' },
    controls: 'Orologio',
  },

  log: {
    heading: 'Gli indizi finora',
    open: 'Indizi',
    empty: 'Nessuno ha ancora dato un indizio.',
    running: 'in corso',
  },

  tools: {
    chat: 'Parla',
    unread: {
      one: 'Parla, {n} messaggio nuovo',
      many: 'Parla, {n} di messaggi nuovi',
      other: 'Parla, {n} messaggi nuovi',
    },
    help: 'Aiuto',
    rules: 'Tutte le regole',
  },

  callOff: {
    button: 'Interrompi la partita',
    title: 'Interrompere la partita?',
    note: 'La partita finisce qui e non vince nessuno. Quel che è segreto resta segreto.',
    yes: 'Interrompi',
    no: 'Continua',
  },

  stamp: {
    clue: 'Indizio',
    over: 'Fine turno',
    assassin: 'Assassino',
    won: 'Caso chiuso',
    lost: 'Copertura saltata',
  },

  said: {
    allowed: 'L’indizio {word} è stato ammesso.',
    calledOff: 'La partita è stata interrotta.',
  },
} as const;
