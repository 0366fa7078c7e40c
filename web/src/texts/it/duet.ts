/** Codenames Duet: the table in play. */
export const duet = {
  title: 'Nome in codice Duetto',

  /** The now-line for each seat and phase. {name} is the partner: a name, or a side with several people. */
  now: {
    clue: {
      /** D6 */
      first: 'Dai il primo indizio, se {name} non fa prima.',
      /** D15 */
      give: 'Trova un indizio per {name}: una parola e un numero.',
      /** D35, after the partner's clue and after the player's own. */
      either: 'Dai un indizio, se {name} non ne dà prima un altro.',
      again: 'Dai un altro indizio, se {name} non fa prima.',
      wait: 'Adesso {name} cerca un indizio. Tu affila il tuo.',
      /** D18 */
      partnerDone: 'Dai un indizio: sul lato di {name} non restano agenti da trovare, ormai tocca solo a te.',
      meDone: 'Sul tuo lato non restano agenti da trovare. Aspetta un indizio da {name}.',
    },
    guess: {
      first: 'Segna le carte che c’entrano, poi tenta un contatto: uno è d’obbligo.',
      /** D36 */
      zero: 'Zero: gira al largo da ciò che l’indizio suggerisce. Un tentativo è comunque d’obbligo.',
      /** D32 */
      illegal: 'L’indizio non valido è costato un segnalino. Tu tenta lo stesso.',
      more: 'Un agente! Contatta un’altra carta, o fermati e prendi un segnalino.',
      moreBy: '{name} ha trovato {word}. Continua o fermati.',
      wait: 'Adesso {name} tenta con il tuo indizio. Faccia da poker.',
    },
    /** D21, D22 */
    sudden: {
      both: 'Morte improvvisa: contatta un agente, o lascia che ci pensi {name}. Una carta sbagliata e avete perso.',
      me: 'Morte improvvisa: solo tu hai ancora agenti da trovare. Una carta sbagliata e avete perso.',
      partner: 'Morte improvvisa: gli ultimi agenti li deve trovare {name}. Trattieni il fiato.',
    },
    watch: {
      first: 'Il primo indizio lo dà chi fa prima.',
      either: 'Il prossimo indizio lo dà chi fa prima.',
      clue: { west: 'Ovest cerca un indizio.', east: 'Est cerca un indizio.' },
      guess: { west: 'Ovest tenta con l’indizio di Est.', east: 'Est tenta con l’indizio di Ovest.' },
      sudden: 'Morte improvvisa: niente più indizi, e alla prima carta sbagliata si perde.',
    },
    empty: {
      west: 'A Ovest non c’è nessuno: qualcuno deve prendere quel posto.',
      east: 'A Est non c’è nessuno: qualcuno deve prendere quel posto.',
    },
    over: 'La partita è finita.',
  },

  /** What a card is on a face of the key; on the cards and in sentences. */
  kind: { agent: 'Agente', assassin: 'Assassino', bystander: 'Passante' },

  score: {
    agents: 'Agenti',
    found: '{found} su {all}',
    /** For screen readers. */
    foundAll: 'Agenti trovati: {found} su {all}',
    turns: { one: 'Resta {n} turno', many: 'Restano {n} di turni', other: 'Restano {n} turni' },
    sudden: 'Morte improvvisa',
    giving: {
      west: 'L’indizio tocca a Ovest',
      east: 'L’indizio tocca a Est',
      both: 'L’indizio tocca a chi fa prima',
    },
    guessing: { west: 'Tenta Ovest', east: 'Tenta Est', both: 'Possono tentare entrambi' },
  },

  /** D2, D13, D25, D32: tokens as objects on the table. */
  tokens: {
    supply: 'Segnalini di riserva',
    /** One token: the side that is up, or where it went. */
    bystander: 'con il passante in su',
    check: 'con la spunta in su',
    discarded: 'scartato',
    /** The supply, for screen readers. */
    said: 'Segnalini di riserva: {bystander} con il passante in su, {check} con la spunta in su.',
    saidDiscarded: {
      one: '{n} segnalino scartato.',
      many: '{n} di segnalini scartati.',
      other: '{n} segnalini scartati.',
    },
    kept: { one: '{n} segnalino preso', many: '{n} di segnalini presi', other: '{n} segnalini presi' },
    none: 'Ancora nessun segnalino preso',
  },

  /** For screen readers, after a card's word. */
  board: {
    found: 'trovato: agente',
    face: {
      agent: 'il tuo lato: agente',
      assassin: 'il tuo lato: assassino',
      bystander: 'il tuo lato: passante',
    },
    mine: 'segnalino con la freccia verso di te: non è un agente da trovare',
    partner: 'segnalino con la freccia verso il tuo partner: per il tuo partner non è un agente',
    west: 'segnalino con la freccia verso Ovest',
    east: 'segnalino con la freccia verso Est',
    double: 'due segnalini',
    covered: 'fuori gioco: passante per entrambi',
    meant: 'il tuo indizio la riguarda',
    keysMeant: 'Frecce: spostati. Invio: annota a chi pensi. B: carte.',
  },

  clue: {
    zero: 'Zero: chi tenta giri al largo da ciò che la parola suggerisce. Un tentativo resta d’obbligo.',
    from: { west: 'Indizio di Ovest', east: 'Indizio di Est' },
    illegal: 'bocciato',
    /** The private note: what a clue is for. */
    meant: 'Tocca i tuoi agenti per annotare a chi pensi. Lo vede solo la tua parte del tavolo.',
    meantWords: 'Per: {words}. Lo vede solo la tua parte del tavolo.',
    meantOnly: 'Un indizio riguarda gli agenti del tuo lato. Scegli uno di quelli.',
    meantHidden: 'Il tuo lato della chiave è nascosto. Prima mostralo.',
    kept: 'In serbo per il tuo prossimo indizio:',
  },

  judge: {
    sure: 'Bocciare «{word}»? Si scarta un segnalino di riserva, ma con questo indizio devi tentare lo stesso.',
    yes: 'Boccialo',
  },

  log: {
    ended: {
      stopped: 'basta così, segnalino preso',
      missed: 'passante, segnalino sulla carta',
      game: 'ultimo turno',
    },
    sudden: 'Morte improvvisa',
    meant: 'Per: {words}',
  },

  side: {
    you: 'La tua parte',
    /** While guessing: the partner's face decides. */
    notThese: 'La tua chiave non mostra questi.',
    complete: 'Tutti gli agenti trovati',
  },

  /** In sudden death, in place of a clue. */
  suddenLeft: {
    one: '{n} agente ancora fuori. Niente errori.',
    many: '{n} di agenti ancora fuori. Niente errori.',
    other: '{n} agenti ancora fuori. Niente errori.',
  },

  /** Rubber stamps. */
  stamp: { struck: 'Bocciato', complete: 'Lato completo', sudden: 'Morte improvvisa', won: 'Tutti trovati' },

  /** Announced once, when it happens. */
  said: {
    begun: 'Nuova partita. Il primo indizio lo dà chi fa prima.',
    clue: {
      west: 'Indizio di Ovest, da {name}: {word}, {number}.',
      east: 'Indizio di Est, da {name}: {word}, {number}.',
    },
    touched: {
      agent: '{name} ha contattato {word}: un agente.',
      bystander: '{name} ha contattato {word}: un passante.',
      assassin: '{name} ha contattato {word}: un assassino.',
    },
    illegal: 'L’indizio {word} è stato bocciato. Si scarta un segnalino.',
    stopped: { west: 'Ovest si ferma e prende un segnalino.', east: 'Est si ferma e prende un segnalino.' },
    /** D33: the penalty cost the last token. */
    stoppedEmpty: { west: 'Ovest si ferma.', east: 'Est si ferma.' },
    laid: {
      west: 'Sulla carta va un segnalino con la freccia verso Ovest.',
      east: 'Sulla carta va un segnalino con la freccia verso Est.',
    },
    laidTwo: {
      west: 'Sulla carta vanno due segnalini con la freccia verso Ovest.',
      east: 'Sulla carta vanno due segnalini con la freccia verso Est.',
    },
    /** D18 */
    complete: {
      west: 'Sul lato di Ovest non restano agenti da trovare. Da ora gli indizi li dà solo Est.',
      east: 'Sul lato di Est non restano agenti da trovare. Da ora gli indizi li dà solo Ovest.',
    },
    /** In sudden death nobody gives clues. */
    completeLate: {
      west: 'Sul lato di Ovest non restano agenti da trovare.',
      east: 'Sul lato di Est non restano agenti da trovare.',
    },
    left: { one: 'Resta {n} segnalino.', many: 'Restano {n} di segnalini.', other: 'Restano {n} segnalini.' },
    turn: {
      west: 'Il prossimo indizio lo dà Ovest.',
      east: 'Il prossimo indizio lo dà Est.',
      both: 'Il prossimo indizio lo dà chi fa prima.',
    },
    sudden: 'Morte improvvisa: niente più indizi. Alla prima carta sbagliata si perde.',
    ending: {
      contacted: 'Trovati tutti e quindici gli agenti. Avete vinto.',
      late: 'Trovati tutti e quindici gli agenti, in morte improvvisa. Avete vinto.',
      assassin: 'L’assassino chiude la partita. Avete perso.',
      bystander: 'Un passante, in morte improvvisa. Avete perso.',
      tokens: 'I segnalini non bastano a pagare l’errore. Avete perso.',
    },
  },
} as const;
