/** Codenames: the table in play, its result, and the TV. */
export const codenames = {
  title: 'Nome in codice',

  /** The one sentence of what to do now, for each role and phase. */
  now: {
    spymaster: {
      clue: 'Dai un indizio alla tua squadra: una parola e un numero.',
      clueOrCover: 'Indizio avversario bocciato: copri un tuo agente, se vuoi, poi dai il tuo indizio.',
      wait: 'Tocca agli altri: {name} cerca un indizio. Tu affila il tuo.',
      guess: 'La tua squadra sta indovinando. Faccia da poker.',
      judge: 'Indovinano gli altri. Indizio irregolare? Contestalo.',
      idle: 'Indovinano gli altri. Tu affila il prossimo indizio.',
      lone: 'Adesso {name} indovina per te. Faccia da poker.',
      loneIdle: 'Adesso {name} indovina per gli altri. Tu affila il prossimo indizio.',
      loneJudge: 'Adesso {name} indovina per gli altri. Indizio irregolare? Contestalo.',
      opponent: {
        one: 'Gioca il turno dell’avversario: copri uno dei suoi agenti.',
        many: 'Gioca il turno dell’avversario: copri {n} dei suoi agenti, uno dopo l’altro.',
        other: 'Gioca il turno dell’avversario: copri {n} dei suoi agenti, uno dopo l’altro.',
      },
    },
    operative: {
      clue: 'Aspetta l’indizio: {name} cerca la parola giusta.',
      wait: 'Gli altri cercano un indizio. Orecchie aperte.',
      first: 'Segna le carte che c’entrano, poi tenta un contatto: uno è d’obbligo.',
      more: {
        one: 'Giusto! Ancora {n} tentativo: continua o fermati.',
        many: 'Giusto! Ancora {n} di tentativi: continua o fermati.',
        other: 'Giusto! Ancora {n} tentativi: continua o fermati.',
      },
      free: 'Giusto! Continua, o fermati quando vuoi.',
      idle: 'Indovinano gli altri. Acqua in bocca.',
      opponent: 'Adesso {name} gioca il turno dell’avversario.',
    },
    watch: {
      clue: { red: 'Il capo spia rosso cerca un indizio.', blue: 'Il capo spia blu cerca un indizio.' },
      guess: { red: 'Gli operativi rossi stanno indovinando.', blue: 'Gli operativi blu stanno indovinando.' },
      opponent: 'Il capo spia gioca il turno dell’avversario.',
    },
    empty: {
      red: 'I Rossi sono senza capo spia: qualcuno deve prendere quel posto.',
      blue: 'I Blu sono senza capo spia: qualcuno deve prendere quel posto.',
    },
    over: 'La partita è finita.',
    somebody: 'il capo spia',
    someOperative: 'l’operativo',
  },

  /** Whose turn it is, in the bar. */
  turn: { red: 'Tocca ai Rossi', blue: 'Tocca ai Blu' },
  turnOpponent: 'Turno avversario',
  opponent: 'Avversario',
  nobody: 'ancora nessuno',
  left: {
    red: {
      one: 'Rossi: {n} agente da trovare',
      many: 'Rossi: {n} di agenti da trovare',
      other: 'Rossi: {n} agenti da trovare',
    },
    blue: {
      one: 'Blu: {n} agente da trovare',
      many: 'Blu: {n} di agenti da trovare',
      other: 'Blu: {n} agenti da trovare',
    },
  },
  toFind: { one: 'agente da trovare', many: 'di agenti da trovare', other: 'agenti da trovare' },

  board: {
    label: 'Carte sul tavolo',
    /** How the keyboard works now; shown below the cards while it is used. */
    keys: 'Frecce: spostati. Invio: segna. T: pulsante «Contatta». B: carte.',
    keysCover: 'Frecce: spostati. Invio: scegli. T: pulsante «Copri». B: carte.',
    keysLook: 'Frecce: spostati. B: torna alle carte.',
    /** What a screen reader says after the word. */
    marked: 'segnata da {names}',
    chosen: 'scelta',
    covered: {
      red: 'coperta: agente rosso',
      blue: 'coperta: agente blu',
      bystander: 'coperta: passante',
      assassin: 'coperta: assassino',
    },
    key: {
      red: 'chiave: agente rosso',
      blue: 'chiave: agente blu',
      bystander: 'chiave: passante',
      assassin: 'chiave: assassino',
    },
  },
  /** Short words on the cards themselves. */
  plate: { red: 'Rosso', blue: 'Blu', bystander: 'Passante', assassin: 'Assassino' },

  guess: {
    touch: 'Contatta {word}',
    touchNone: 'Contatta',
    markFirst: 'Prima segna una carta: toccala.',
    stop: 'Basta',
    left: { one: 'Resta {n} tentativo', many: 'Restano {n} di tentativi', other: 'Restano {n} tentativi' },
    free: 'Tentativi senza limiti',
  },

  key: { hide: 'Nascondi la chiave', show: 'Mostra la chiave' },

  clue: {
    word: 'Una parola',
    number: 'Quante carte',
    fewer: 'Una in meno',
    more: 'Una in più',
    unlimited: 'senza limiti',
    zero: 'Zero: nessuno dei nostri c’entra. I tentativi sono senza limiti.',
    infinity: 'Senza limiti: si tenta finché c’è coraggio.',
    give: 'Dai l’indizio',
    empty: 'Prima scrivi una parola.',
    anyway: 'Dallo lo stesso',
    sure: 'L’arbitro ha dei dubbi. Premi di nuovo per darlo così com’è.',
    legal: 'L’arbitro non ha niente da ridire.',
    doubtful: 'Dubbio.',
    illegal: 'L’arbitro lo boccerebbe.',
    none: 'Ancora nessun indizio',
    for: { red: 'Indizio per i Rossi', blue: 'Indizio per i Blu' },
    struck: 'bocciato',
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
    sure: 'Bocciare «{word}»? Il loro turno finisce subito e tu puoi coprire uno dei tuoi agenti.',
    sureTogether: 'Bocciare «{word}»? Il turno finisce e si copre un altro agente dell’avversario.',
    yes: 'Boccialo',
    no: 'Non ora',
    says: 'Parere:',
  },

  cover: {
    penalty: 'Copri uno dei tuoi',
    opponent: 'Copri uno dei suoi',
    card: 'Copri {word}',
    none: 'Prima scegli una carta: toccala.',
    mayNot: 'Non è d’obbligo. Se dai l’indizio, ci rinunci.',
  },

  clock: {
    limit: 'Tempo rimasto',
    hourglass: 'Clessidra',
    turn: 'Gira la clessidra',
    pause: 'Pausa',
    resume: 'Riprendi',
    extend: '+1 minuto',
    paused: 'In pausa',
    soon: 'Restano 30 secondi.',
    last: 'Restano 10 secondi.',
    out: 'Tempo scaduto.',
    /** Beside the digits, so that urgency is not told by colour. */
    hurry: { soon: 'Forza', last: 'Presto!', out: 'Tempo' },
    controls: 'Orologio',
    hourglassNote:
      'Chiunque può girare la clessidra se qualcuno la tira per le lunghe. Mette fretta, ma non chiude niente.',
    limitNote: 'Quando il tempo scade, il turno finisce da solo.',
  },

  log: {
    heading: 'Gli indizi finora',
    open: 'Indizi',
    empty: 'Nessuno ha ancora dato un indizio.',
    ended: {
      stopped: 'basta così',
      missed: 'contatto sbagliato',
      spent: 'tentativi finiti',
      time: 'tempo scaduto',
      objection: 'bocciato',
      game: 'ultimo turno',
    },
    running: 'in corso',
    penalty: 'Penalità: {words}',
    opponent: 'Turni dell’avversario: {words}',
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
    note: 'La partita finisce qui e non vince nessuno. La chiave resta sigillata.',
    yes: 'Interrompi',
    no: 'Continua',
  },

  /** Rubber stamps. */
  stamp: {
    clue: 'Indizio',
    over: 'Fine turno',
    time: 'Tempo scaduto',
    struck: 'Bocciato',
    assassin: 'Assassino',
    won: 'Caso chiuso',
    lost: 'Copertura saltata',
  },

  /** Read out once, as it happens. */
  said: {
    clue: {
      red: 'Indizio per i Rossi da {name}: {word}, {number}.',
      blue: 'Indizio per i Blu da {name}: {word}, {number}.',
    },
    touched: {
      red: '{name} ha contattato {word}: un agente rosso.',
      blue: '{name} ha contattato {word}: un agente blu.',
      bystander: '{name} ha contattato {word}: un passante.',
      assassin: '{name} ha contattato {word}: l’assassino.',
    },
    penalty: 'Penalità: si copre {word}.',
    opponent: 'Turno dell’avversario: si copre {word}.',
    struck: 'L’indizio {word} è stato bocciato.',
    allowed: 'L’indizio {word} è stato ammesso.',
    ended: {
      stopped: 'Si fermano qui.',
      missed: 'Il turno è finito.',
      spent: 'I tentativi sono finiti.',
      time: 'Tempo scaduto.',
      objection: 'Il turno è finito.',
      game: '',
    },
    noClue: 'Tempo scaduto, e nessun indizio.',
    turn: { red: 'Tocca ai Rossi.', blue: 'Tocca ai Blu.' },
    opponentsTurn: 'Tocca all’avversario.',
    hourglass: 'La clessidra scorre: {seconds} secondi.',
    paused: 'L’orologio è in pausa.',
    resumed: 'L’orologio riparte.',
    extended: 'Un minuto in più.',
    begun: { red: 'Nuova partita. Cominciano i Rossi.', blue: 'Nuova partita. Cominciano i Blu.' },
    won: { red: 'Vincono i Rossi.', blue: 'Vincono i Blu.' },
    wonTogether: 'Avete vinto. Punteggio: {score}.',
    lostTogether: 'Avete perso.',
    calledOff: 'La partita è stata interrotta.',
  },

  result: {
    won: { red: 'Vincono i Rossi', blue: 'Vincono i Blu' },
    wonTogether: 'Missione compiuta',
    lostTogether: 'Copertura saltata',
    abandoned: 'Partita interrotta',
    abandonedNote: 'La partita si è chiusa prima del tempo. Non ha vinto nessuno e la chiave resta sigillata.',
    /** How, in one line; for the winner of a game of two sides. */
    how: {
      contacted: {
        red: 'Tutti gli agenti rossi sono stati trovati.',
        blue: 'Tutti gli agenti blu sono stati trovati.',
      },
      handed: {
        red: 'L’ultimo agente dei Rossi l’hanno trovato i Blu.',
        blue: 'L’ultimo agente dei Blu l’hanno trovato i Rossi.',
      },
      penalty: {
        red: 'Grazie a un indizio bocciato, i Rossi hanno coperto il loro ultimo agente.',
        blue: 'Grazie a un indizio bocciato, i Blu hanno coperto il loro ultimo agente.',
      },
      assassin: {
        red: 'I Blu hanno bussato alla porta dell’assassino.',
        blue: 'I Rossi hanno bussato alla porta dell’assassino.',
      },
    },
    howTogether: {
      contacted: 'Trovati in tempo tutti e nove gli agenti.',
      assassin: 'Avete bussato alla porta dell’assassino.',
      outrun: 'L’avversario ha trovato prima tutti i suoi agenti.',
    },
    score: 'Punteggio: {score} su 8',
    /** C30, from barely to hardly believable. */
    comment: {
      1: 'Per un soffio. Ma vale lo stesso.',
      2: 'L’auto della fuga era già in moto.',
      3: 'Buon lavoro sul campo. Il capo annuisce.',
      4: 'Che pulizia. In centrale qualcuno si è segnato i vostri nomi.',
      5: 'Che fiuto. I casi difficili toccheranno a voi.',
      6: 'Notevole. Ma davvero non ha parlato nessuno?',
      7: 'Da leggenda. Alle reclute racconteranno questa.',
      8: 'Al rapporto non crederà nessuno. Incorniciatelo.',
    },
    key: 'La chiave completa',
    story: 'Com’è andata',
    best: 'Indizio della partita: {word}, di {name}. Agenti trovati: {found}.',
    next: 'Per la prossima volta',
    tip: {
      assassin:
        'Prima di parlare, dai un’occhiata all’assassino. Se la parola pende anche solo un po’ da quella parte, cercane un’altra.',
      handed:
        'Tanti tentativi hanno aiutato gli altri. Capi spia: confrontate l’indizio anche con le loro carte. Operativi: fermatevi un tentativo prima.',
      objection:
        'Mentre scrivi, guarda che cosa dice l’arbitro: un indizio bocciato costa più di un indizio così così.',
      time: 'Un turno l’ha deciso l’orologio. Mettetevi d’accordo prima: se il tempo stringe, meglio una carta sicura che nessuna.',
      outrun: 'L’avversario copre un agente a turno: a colpi di uno e di due non gli state dietro. Puntate al tre.',
      ones: 'Avete giocato sul sicuro. Con due carte a indizio si vince quasi sempre la corsa: prima di parlare, cercate le coppie.',
      bold: 'Grandi numeri, grandi rischi. Spesso un due limpido vale più di un quattro traballante.',
      extra:
        'Qualche carta dei vecchi indizi è rimasta indietro. Avete un tentativo in più del numero: usatelo per recuperarla.',
      swift: 'Che rapidità. Scambiatevi i posti: che il peso della chiave lo senta qualcun altro.',
      again: 'Bella sfida. Scambiatevi i posti: dall’altra parte della chiave il gioco è tutto diverso.',
    },
    fair: 'Carte senza trucchi?',
    fairNote:
      'Prima della partita il covo ha mostrato l’impronta del numero da cui dipendono le carte e la chiave. Ora mostra il numero. Se l’impronta combacia, strada facendo nessuno ha cambiato nulla.',
    commitment: 'L’impronta, mostrata all’inizio',
    seed: 'Il numero, mostrato alla fine',
    check: 'Controlla qui',
    fits: 'Combacia: l’impronta SHA-256 del numero è proprio questa.',
    fitsNot: 'Non combacia. Di queste carte non c’è da fidarsi.',
    proof: 'Tutti i dati, per chi vuole verificare',
    shareTitle: 'Raccontalo in giro',
    share: 'Copia il testo',
    shared: 'Copiato.',
    shareFailed: 'La copia non è riuscita. Seleziona il testo e copialo a mano.',
    shareNote: 'Senza parole: non rovina la sorpresa a nessuno.',
    again: 'Un’altra partita',
    rotate: 'Fai girare i ruoli',
    rotateNote: 'In ogni squadra fa da capo spia la persona successiva.',
    toLobby: 'Torna in sala',
    waiting: 'La prossima partita la fa partire chi ospita: {name}.',
  },

  share: {
    heading: 'Safehouse · Nome in codice',
    won: { red: 'Vittoria dei Rossi', blue: 'Vittoria dei Blu' },
    wonTogether: 'Missione compiuta, {score} su 8',
    lostTogether: 'Copertura saltata',
    abandoned: 'Partita interrotta',
    ending: {
      contacted: 'tutti gli agenti trovati',
      handed: 'ultimo agente regalato',
      penalty: 'per un indizio bocciato',
      assassin: 'c’è di mezzo l’assassino',
      outrun: 'l’avversario ha fatto prima',
    },
    clues: { one: '{n} indizio', many: '{n} di indizi', other: '{n} indizi' },
  },

  tv: {
    clueBy: '{name} dice',
    next: 'Ora {name} inizia un’altra partita o torna in sala.',
  },
} as const;
