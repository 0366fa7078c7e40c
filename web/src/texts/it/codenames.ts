/** Codenames: the table in play, and the TV. */
export const codenames = {
  title: 'Nome in codice',

  /** The now-line for each role and phase. */
  now: {
    spymaster: {
      clue: 'Dai un indizio alla tua squadra: una parola e un numero.',
      clueOrCover: 'Indizio avversario bocciato: copri un tuo agente, se vuoi, poi dai il tuo indizio.',
      wait: 'Tocca agli altri: {name} cerca un indizio. Tu affila il tuo.',
      guess: 'La tua squadra sta tentando. Faccia da poker.',
      judge: 'Tentano gli altri. Indizio irregolare? Contestalo.',
      idle: 'Tentano gli altri. Tu affila il prossimo indizio.',
      lone: 'Adesso {name} tenta per te. Faccia da poker.',
      loneIdle: 'Adesso {name} tenta per gli altri. Tu affila il prossimo indizio.',
      loneJudge: 'Adesso {name} tenta per gli altri. Indizio irregolare? Contestalo.',
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
      /** Someone else on the team touched the last card. */
      moreBy: {
        one: '{name} ha contattato {word}. Ancora {n} tentativo: continua o fermati.',
        many: '{name} ha contattato {word}. Ancora {n} di tentativi: continua o fermati.',
        other: '{name} ha contattato {word}. Ancora {n} tentativi: continua o fermati.',
      },
      freeBy: '{name} ha contattato {word}. Continua, o fermati quando vuoi.',
      idle: 'Tentano gli altri. Acqua in bocca.',
      opponent: 'Adesso {name} gioca il turno dell’avversario.',
    },
    watch: {
      clue: { red: 'Il capo spia rosso cerca un indizio.', blue: 'Il capo spia blu cerca un indizio.' },
      guess: { red: 'Gli operativi rossi fanno i loro tentativi.', blue: 'Gli operativi blu fanno i loro tentativi.' },
      opponent: 'Il capo spia gioca il turno dell’avversario.',
    },
    empty: {
      red: 'I Rossi sono senza capo spia: qualcuno deve prendere quel posto.',
      blue: 'I Blu sono senza capo spia: qualcuno deve prendere quel posto.',
    },
    over: 'La partita è finita.',
    someone: 'il capo spia',
    someOperative: 'l’operativo',
  },

  /** Whose turn it is, in the bar. */
  turn: { red: 'Tocca ai Rossi', blue: 'Tocca ai Blu' },

  turnOpponent: 'Turno avversario',

  opponent: 'Avversario',

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
    keysCover: 'Frecce: spostati. Invio: scegli. T: pulsante «Copri». B: carte.',
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

  /** Short words on the cards. */
  plate: { red: 'Rosso', blue: 'Blu', bystander: 'Passante', assassin: 'Assassino' },

  guess: {
    left: { one: 'Resta {n} tentativo', many: 'Restano {n} di tentativi', other: 'Restano {n} tentativi' },
    free: 'Tentativi senza limiti',
  },

  clue: {
    zero: 'Zero: nessuno dei nostri c’entra. I tentativi sono senza limiti.',
    infinity: 'Senza limiti: si tenta finché c’è coraggio.',
    for: { red: 'Indizio per i Rossi', blue: 'Indizio per i Blu' },
    struck: 'bocciato',
  },

  judge: {
    sure: 'Bocciare «{word}»? Il loro turno finisce subito e tu puoi coprire uno dei tuoi agenti.',
    sureTogether: 'Bocciare «{word}»? Il turno finisce e si copre un altro agente dell’avversario.',
    yes: 'Boccialo',
  },

  cover: {
    penalty: 'Copri uno dei tuoi',
    opponent: 'Copri uno dei suoi',
    card: 'Copri {word}',
    none: 'Prima scegli una carta: toccala.',
    mayNot: 'Non è d’obbligo. Se dai l’indizio, ci rinunci.',
  },

  clock: {
    hourglass: 'Clessidra',
    turn: 'Gira la clessidra',
    out: 'Tempo scaduto.',
    hourglassNote:
      'Chiunque può girare la clessidra se qualcuno la tira per le lunghe. Mette fretta, ma non chiude niente.',
    limitNote: 'Quando il tempo scade, il turno finisce da solo.',
  },

  log: {
    ended: {
      stopped: 'basta così',
      missed: 'contatto sbagliato',
      spent: 'tentativi finiti',
      time: 'tempo scaduto',
      objection: 'bocciato',
      game: 'ultimo turno',
    },
    penalty: 'Penalità: {words}',
    opponent: 'Turni dell’avversario: {words}',
  },

  /** Rubber stamps. */
  stamp: {
    time: 'Tempo scaduto',
    struck: 'Bocciato',
  },

  /** Announced once, when it happens. */
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
  },
} as const;
