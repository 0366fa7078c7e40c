/** Codenames Duet: the result of a game, and the tip. */
export const duetResult = {
  title: {
    assassin: 'Copertura saltata',
    time: 'Tempo scaduto',
    easier: 'Tutti gli agenti in salvo',
    standard: 'Tutti gli agenti in salvo',
    mission: 'Missione compiuta',
  },
  /** The reason in one line. */
  how: {
    contacted: 'Trovati in tempo tutti e 15 gli agenti.',
    late: 'L’ultimo dei 15 agenti è saltato fuori in morte improvvisa, senza altri indizi.',
    assassin: 'Dietro {word} aspettava un assassino.',
    bystander: 'I segnalini erano finiti, e dietro {word} c’era un passante.',
    tokens: 'Dietro {word} c’era un passante, e i segnalini rimasti non bastavano a pagarlo.',
    abandoned:
      'La partita si è chiusa prima del tempo. Nessuno ha vinto, nessuno ha perso, e i due lati della chiave restano sigillati.',
  },
  /** Below the line above, for a lost game. */
  missing: {
    one: 'C’era ancora {n} agente là fuori.',
    many: 'C’erano ancora {n} di agenti là fuori.',
    other: 'C’erano ancora {n} agenti là fuori.',
  },
  city: 'Missione: {city}',
  unscored: 'Con {n} segnalini la partita è più facile, e il punteggio non c’è.',

  score: 'Punteggio: {score}',
  grade: {
    close: 'Per un soffio, ma sono tutti a casa.',
    good: 'Bel lavoro. In centrale se ne sono accorti.',
    excellent: 'Eccellente. Poche coppie si capiscono così.',
    map: 'Fuori dal comune. Vi aspetta la mappa delle missioni.',
  },
  tally: {
    title: 'Punteggio',
    titleLost: 'Dove sono finiti i segnalini',
    left: { one: '{n} segnalino rimasto', many: '{n} di segnalini rimasti', other: '{n} segnalini rimasti' },
    kept: { one: '{n} segnalino preso', many: '{n} di segnalini presi', other: '{n} segnalini presi' },
    cards: {
      one: '{n} segnalino su una carta',
      many: '{n} di segnalini sulle carte',
      other: '{n} segnalini sulle carte',
    },
    discarded: {
      one: '{n} segnalino scartato per un indizio non valido',
      many: '{n} di segnalini scartati per indizi non validi',
      other: '{n} segnalini scartati per indizi non validi',
    },
    late: 'Vittoria in morte improvvisa',
    /** After a row: how many, and what each is worth. */
    each: '{n} × {points}',
    total: 'Totale',
  },

  key: {
    title: 'I due lati della chiave',
    /** For screen readers, after the word. */
    faces: 'Ovest: {west}, Est: {east}',
    found: { west: 'trovato da Ovest', east: 'trovato da Est' },
    marker: { west: 'qui Ovest ha incontrato un passante', east: 'qui Est ha incontrato un passante' },
    last: 'qui si è persa la partita',
    /** The legend, beside the icons of the kinds. */
    legendFound: 'trovato, dalla parte di chi l’ha trovato',
    legendToken: 'passante; la freccia indica chi l’ha incontrato',
  },

  story: {
    /** Beside a guess: the clue was for it. */
    meant: 'pensata',
    missed: 'Pensate ma non trovate: {words}',
  },
  tell: {
    open: 'Svela a chi pensavi',
    change: 'Correggi',
    title: 'A chi pensavi con {word}?',
    note: 'Scegli le carte che avevi in mente. Poi le vedranno tutti accanto all’indizio.',
    yours: 'Agenti sul tuo lato',
    others: 'Tutte le altre carte',
    none: 'Scegli almeno una carta.',
    many: 'Un indizio vale al massimo per 9 carte. Prima togline una.',
    save: 'Svelalo a tutti',
    said: '{name} ha svelato a chi pensava con {word}.',
  },

  /** The tip, by outcome. */
  next: {
    assassins:
      'Sul tuo lato della chiave gli assassini sono tre. Prima di dare un indizio confrontalo con ciascuno, uno per uno: se pende da quella parte, cercane un altro.',
    tenth:
      'Ogni turno costa un segnalino, e un indizio per una carta sola è un lusso. Cercate parole che ne uniscano due o più. Oppure aggiungete un decimo segnalino, finché non avrete capito come ragiona l’altra parte.',
    eleventh:
      'Ogni turno costa un segnalino, e un indizio per una carta sola è un lusso. Cercate parole che ne uniscano due o più. Oppure aggiungete anche l’undicesimo segnalino.',
    pairs:
      'Ogni turno costa un segnalino, e un indizio per una carta sola è un lusso. Cercate parole che ne uniscano due o più, e finché il turno dura tornate sui vecchi indizi.',
    dear: 'Qui gli errori concessi sono pochi: finiti i segnalini con il passante in su, una carta sbagliata ne costa due. Nel dubbio, fermatevi.',
    nine: 'Ci avete preso la mano. Ora provate con 9 segnalini: è la partita vera, con tanto di punteggio.',
    campaign:
      'Avete appena vinto la partita standard, quindi Praga è vostra: aprite una mappa delle missioni e proseguite. Ogni vittoria apre nuove città.',
    map: 'Tornate alla mappa: questa città è vostra e le vicine sono aperte. Scegliete la prossima meta.',
    openCampaign: 'Comincia con Praga vinta',
  },

  mission: {
    toMap: 'Torna alla mappa',
    writing: 'Lo segno sulla mappa…',
    written: 'È sulla mappa.',
    /** The campaign is deleted or damaged. */
    lost: 'La mappa della squadra non si trova più: questo risultato resta solo qui.',
    opened: {
      one: 'Si apre una nuova città: {cities}',
      many: 'Si aprono nuove città: {cities}',
      other: 'Si aprono nuove città: {cities}',
    },
    stays: 'La città resta aperta: riprovateci quando volete.',
  },

  rotate: 'Scambia i posti',
  rotateNote: 'Ognuno guarda la chiave da un altro posto.',

  share: {
    heading: 'Safehouse · Duetto',
    headingMission: 'Safehouse · Duetto · {city}',
    result: {
      assassin: 'Persa: un assassino',
      time: 'Persa: tempo scaduto',
      easier: 'Vinta con {tokens} segnalini',
      standard: 'Vinta, punteggio {score}',
      mission: 'Missione compiuta',
    },
    found: { one: '{n} agente su 15', many: '{n} di agenti su 15', other: '{n} agenti su 15' },
  },
} as const;
