/** Spyfall on one shared phone. A name is alone or the subject, so that no language has to inflect it. */
export const onePhone = {
  title: 'Spyfall su un solo telefono',

  /** The lobby: who plays. */
  lobby: {
    title: 'Chi gioca?',
    note: 'Da tre a otto nomi, nell’ordine in cui sedete intorno al tavolo.',
    name: 'Nome',
    next: 'Prossimo nome',
    add: 'Aggiungi',
    full: 'Si gioca al massimo in otto, e ci siete tutti.',
    up: 'Sposta su: {name}',
    down: 'Sposta giù: {name}',
    top: 'È già il primo posto.',
    bottom: 'È già l’ultimo posto.',
    rename: 'Cambia nome: {name}',
    save: 'Salva',
    remove: 'Togli dalla lista: {name}',
    removed: 'Fuori dalla lista: {name}.',
    undo: 'Ripristina',
    twins: 'Qualcuno ha lo stesso nome. Un numero vi distingue.',
    /** A seated person who is not on this phone. */
    elsewhere: 'Su un altro schermo',
    watch: 'Lascia guardare',
    gathering: 'Prendo le sedie…',
  },

  /** Passing the phone. */
  pass: {
    to: 'Il telefono va a',
    note: 'Nessun altro guardi lo schermo.',
    iAm: 'Eccomi: {name}',
    notMe: 'Non sono io',
    back: 'Torna indietro: {name}',
    count: 'Carta {n} di {all}',
  },

  card: {
    title: 'La tua carta, {name}',
    fetching: 'Si scopre…',
    passOn: 'Copri e passa',
    done: 'Copri',
    unreached: 'Il server non ha risposto. Riprova.',
    none: 'In questa manche non hai carta. Giochi dalla prossima.',
  },

  /** Everyone has seen their card. */
  ready: 'Fa da mazziere {name}. Mettete il telefono in mezzo, e via al tempo.',

  /** The phone is on the table, and one tap records who is asked. */
  ask: {
    first: 'Comincia {name}. Toccate la persona a cui chiede.',
    next: 'Chiede {name}. Toccate la persona a cui chiede.',
    answer: '{name} risponde, poi chiede. Toccate la persona a cui chiede.',
    wrong: 'La domanda era per altri',
    wrongNow: 'Chiede {name}. Toccate la persona giusta.',
    keep: 'Andava bene',
    people: 'Intorno al tavolo',
    self: 'Nessuno fa domande a sé stesso. Toccate un’altra persona.',
    barred: 'Ha appena fatto la domanda. Scegliete un’altra persona.',
  },

  /** The bar at the bottom. */
  tools: {
    accuse: 'Accusa',
    stop: 'La spia sono io',
    again: 'La mia carta',
    locations: 'Luoghi',
  },

  again: {
    title: 'Chi vuole guardare?',
    note: 'Prima prendi il telefono tutto per te.',
  },

  accuse: {
    title: 'Accusa qualcuno',
    note: 'Ferma l’orologio. Ognuno può farlo una volta per manche.',
    who: 'Chi accusa?',
    choose: 'Prima scegli tutti e due.',
    yes: 'Ferma l’orologio',
  },

  stop: {
    title: 'Ferma il gioco',
    note: 'Può farlo solo la spia. L’orologio si ferma, e la spia prova a indovinare il luogo.',
    who: 'Chi è la spia?',
    choose: 'Prima scegli un nome.',
    yes: 'La spia sono io: {name}',
    /** For a player who is not the spy. Others may read it. */
    no: 'Non è successo niente, e l’orologio va avanti. In caso di dubbio, riguarda la tua carta.',
    goOn: 'Continua',
  },

  vote: {
    now: '{by} dice: la spia è {suspect}. Alzate la mano.',
    missing: { one: 'Manca ancora {n} mano.', many: 'Mancano ancora {n} di mani.', other: 'Mancano ancora {n} mani.' },
    count: 'Conta le mani',
  },

  naming: 'La spia è {name}, e prova a indovinare il luogo.',

  talk: 'Tempo scaduto. Parlatene; poi {name} apre il voto.',

  ballot: {
    now: '{name}, di chi sospetti? Dillo a voce alta.',
    voices: 'I voti finora',
    /** Who names whom. */
    voice: '{name}: {suspect}',
  },

  verdict: 'Manche finita. Leggete insieme il risultato, poi andate avanti.',

  people: {
    title: 'Persone e punti',
    home: 'Va a casa',
    /** For screen readers; it must begin with the visible text. */
    homeOf: 'Va a casa: {name}',
    note: 'Il posto si libera. Se è la spia, la manche è annullata.',
    yes: 'Libera il posto: {name}',
  },

  /** At most 90 words each. */
  help: {
    briefing:
      'Il telefono fa il giro. Chi ce l’ha preme sulla carta e la guarda senza farsi vedere, poi la copre e passa il telefono. Una carta dice spia; tutte le altre hanno lo stesso luogo, ognuna con un ruolo. Quando tutti hanno visto la propria, il telefono va in mezzo al tavolo, e chi fa da mazziere fa partire l’orologio.',
    asking:
      'Fatevi domande a voce alta, una alla volta, e toccate la persona a cui si chiede: così il telefono sa a chi tocca. Non si fanno domande a chi ha appena chiesto. Ognuno può accusare qualcuno una volta per manche, e la spia può fermare il gioco per indovinare il luogo. Per rivedere una carta, prendete il telefono e guardatela senza farvi vedere.',
    accusation:
      'C’è un’accusa, e l’orologio è fermo. Tutti alzano la mano, tranne chi è sotto accusa. Segnate qui ogni mano, a favore o contro, e contatele. Se sono tutte a favore, la carta si scopre e la manche è finita. Una contro, e la manche continua. Non si parla.',
    naming:
      'La spia ha fermato il gioco. Sceglie il luogo dalla lista, poi preme il pulsante sotto. Giusto: 4 punti alla spia. Sbagliato: un punto a tutti gli altri.',
    suspicions:
      'Il tempo è scaduto. Parlate di chi sospettate, quanto volete. Poi chi fa da mazziere apre il voto finale. La spia perde solo se tutti gli altri fanno il suo nome.',
    ballot:
      'Il voto finale fa il giro nell’ordine dei posti, a partire da chi fa da mazziere. Ognuno dice un nome a voce alta, lo sceglie qui e preme il pulsante. Non si torna indietro. La spia perde solo se tutti gli altri fanno il suo nome.',
    verdict:
      'La manche è finita e le carte sono tutte scoperte. Una spia che vince prende 2 punti, e altri 2 se ha indovinato il luogo o se tutti hanno incolpato chi non c’entrava. Se vincono gli altri, 1 punto a testa, e 1 in più a chi ha accusato la spia. Nella prossima manche il telefono rifà il giro.',
  },

  /** A player who is not on this phone. */
  ownScreen: '{name} gioca su un altro schermo. Aspettate.',

  /** For people who open the link of a table that plays on one phone. */
  watch: {
    note: 'Questo tavolo gioca su un solo telefono: carte, orologio e voti sono lì. Qui puoi guardare.',
    lost: 'È questo quel telefono? Allora ha dimenticato i nomi, come succede se si cancellano i dati del browser. Interrompi la partita e riscrivi i nomi.',
  },
} as const;
