/** How a game of Codenames ended: the headline, the tip, and the text to share. */
export const result = {
  /** What a bot's clue was for. */
  meant: 'Pensato per: {words}',
  won: { red: 'Vincono i Rossi', blue: 'Vincono i Blu' },
  wonTogether: 'Missione compiuta',
  lostTogether: 'Copertura saltata',
  /** The reason in one line, about the winner of a game with two sides. */
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
  /** {score} is the number of each team. */
  found: 'Agenti trovati: {score}',
  score: 'Punteggio: {score} su 8',
  /** C30, from worst to best. */
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
  tip: {
    /** For those who guessed. */
    assassinGuess:
      'Prima di un contatto, chiediti che altro può voler dire l’indizio. Se può essere qualcosa di pericoloso, fermati.',
    outrunGuess: 'L’avversario copre un agente a turno. Usa tutti i tentativi, anche quello oltre il numero.',
    stopGuess:
      'Qualche tentativo ha aiutato gli altri. Se l’ultima carta c’entra solo a metà, fermati un tentativo prima.',
    assassin:
      'Prima di parlare, dai un’occhiata all’assassino. Se la parola pende anche solo un po’ da quella parte, cercane un’altra.',
    handed:
      'Tanti tentativi hanno aiutato gli altri. Capi spia: confrontate l’indizio anche con le loro carte. Operativi: fermatevi un tentativo prima.',
    objection: 'Mentre scrivi, guarda che cosa dice l’arbitro: un indizio bocciato costa più di un indizio così così.',
    time: 'Un turno l’ha deciso l’orologio. Mettetevi d’accordo prima: se il tempo stringe, meglio una carta sicura che nessuna.',
    outrun: 'L’avversario copre un agente a turno: a colpi di uno e di due non gli state dietro. Puntate al tre.',
    ones: 'Avete giocato sul sicuro. Con due carte a indizio si vince quasi sempre la corsa: prima di parlare, cercate le coppie.',
    bold: 'Grandi numeri, grandi rischi. Spesso un due limpido vale più di un quattro traballante.',
    extra:
      'Qualche carta dei vecchi indizi è rimasta indietro. Avete un tentativo in più del numero: usatelo per recuperarla.',
    swift: 'Che rapidità. Scambiatevi i posti: che il peso della chiave lo senta qualcun altro.',
    again: 'Bella sfida. Scambiatevi i posti: dall’altra parte della chiave il gioco è tutto diverso.',
  },
  rotateNote: 'In ogni squadra fa da capo spia la persona successiva.',
} as const;

export const share = {
  heading: 'Safehouse · Nome in codice',
  won: { red: 'Vittoria dei Rossi', blue: 'Vittoria dei Blu' },
  wonTogether: 'Missione compiuta, {score} su 8',
  lostTogether: 'Copertura saltata',
  ending: {
    contacted: 'tutti gli agenti trovati',
    handed: 'ultimo agente regalato',
    penalty: 'per un indizio bocciato',
    assassin: 'c’è di mezzo l’assassino',
    outrun: 'l’avversario ha fatto prima',
  },
} as const;
