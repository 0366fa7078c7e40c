/** The lesson of Codenames. */
export const lessonCodenames = {
  /** Twelve words: four of ours, three of theirs, four bystanders, one assassin. */
  cards: {
    ours1: 'MOKA',
    ours2: 'TAZZINA',
    ours3: 'VIOLINO',
    ours4: 'TAMBURO',
    theirs1: 'TIGRE',
    theirs2: 'CASTELLO',
    theirs3: 'MATITA',
    idle1: 'NAVE',
    idle2: 'FINESTRA',
    idle3: 'MEDICO',
    idle4: 'GIARDINO',
    assassin: 'ALLARME',
  },
  /** `first` fits ours1 and ours2, `theirs` fits theirs1, `good` fits ours3 and ours4, `risky` ours4 and the assassin. */
  clues: { first: 'CAFFÈ', theirs: 'STRISCE', good: 'ORCHESTRA', risky: 'RUMORE' },
  say: {
    intro:
      'Buonasera, agente. Sul tavolo ci sono dodici parole, e quattro sono dei nostri. Il tuo capo spia sa quali. Tu no.',
    mark: 'Il tuo capo spia dice {clue} {n}. Quindi due di queste parole c’entrano con {clue}. Toccane una.',
    touch:
      '{word}, a matita. Non è ancora successo niente: segnare è solo pensare ad alta voce. Hai deciso? Allora contattala.',
    second: 'È dei nostri, e il turno continua. Il numero era due: c’entra ancora una parola. Segnala e contattala.',
    risk: 'Trovati tutti e due! Puoi sempre tentare una volta in più del numero. Ti fermi qui o rischi ancora?',
    riskedOurs:
      'Dei nostri, che coraggio! In una partita vera resterebbe tua. Ma questa è una lezione: rimettila a posto.',
    riskedIdle: 'Un passante. Il tuo turno è finito, ma il danno è tutto qui. Rimettila a posto.',
    riskedTheirs: 'Questa era degli altri. Il tuo turno è finito, e hai lavorato per loro. Rimettila a posto.',
    riskedAssassin:
      'L’assassino. Se lo contatti in una partita vera, è tutto perduto, all’istante. Per fortuna è un’esercitazione: rimettila a posto.',
    theirs: 'Ora tocca agli altri: {clue} {n}, e trovano {word}. Vince chi trova per primo tutti i suoi.',
    clue: 'Cambiamo posto: ora il capo spia sei tu, e vedi la chiave. Mancano ancora {one} e {other}. Quale indizio dai?',
    lost: 'Con {clue} hanno pensato anche a {word}, e quello è l’assassino. Succede ai migliori. Torna indietro e scegli di nuovo.',
    won: '{clue} {n}: trovati tutti e due, e all’assassino non ha pensato nessuno. Avete vinto. Una parola, un numero, e occhio all’assassino: il mestiere è tutto qui.',
  },
  note: {
    wrong: 'Segnare non costa niente. Ma {word} c’entra con {clue}? Prova con un’altra.',
    illegal: '{word} è sul tavolo, quindi nessuno può dirla. Un indizio è una parola tua. Scegli di nuovo.',
  },
} as const;
