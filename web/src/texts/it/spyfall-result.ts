/** Spyfall: the result of a game, the tip, and texts for the TV only. */
export const spyfallResult = {
  title: {
    won: 'Vince {name}',
    shared: 'Vittoria a pari merito',
    brokenUp: 'Finita prima del tempo',
  },
  /** The reason in one line. */
  how: {
    won: { one: 'Più punti di tutti: {n}.', many: 'Più punti di tutti: {n}.', other: 'Più punti di tutti: {n}.' },
    shared: {
      one: '{names}: {n} punto a testa.',
      many: '{names}: {n} di punti a testa.',
      other: '{names}: {n} punti a testa.',
    },
    brokenUp: 'Non siete rimasti abbastanza per finirla. Questi sono i punti fin qui.',
    /** After the line above, if anyone has points. */
    inFront: 'In testa: {names}.',
    abandoned: 'Questa partita è stata interrotta. Nessuno ha vinto, e le carte dell’ultima manche restano coperte.',
  },

  standing: {
    title: 'La classifica',
    points: { one: '{n} punto', many: '{n} di punti', other: '{n} punti' },
    /** For screen readers: one round of a player. */
    round: {
      one: 'Manche {round}: {n} punto',
      many: 'Manche {round}: {n} di punti',
      other: 'Manche {round}: {n} punti',
    },
    missed: 'Manche {round}: non in gioco',
    asSpy: 'da spia',
    winner: 'Vince',
    /** The legend below it. */
    legend: 'Le caselle: i punti di ogni manche.',
    legendSpy: 'da spia',
    legendMissed: 'non in gioco',
  },
  /** The player with the most points as the spy. */
  best: {
    one: 'La spia della serata: {name}, {n} punto sotto copertura.',
    many: 'La spia della serata: {name}, {n} di punti sotto copertura.',
    other: 'La spia della serata: {name}, {n} punti sotto copertura.',
  },

  story: {
    round: 'Manche {round}',
    cards: 'Tutte le carte',
    none: 'Nessuna manche è arrivata alla fine.',
  },

  /** The tip, by how most rounds went. */
  next: {
    tooClear:
      'Le spie hanno capito dov’erano. Chiedete in modo che solo chi è lì sappia rispondere bene, e lasciate fuori il luogo stesso.',
    tooSoon:
      'Le spie hanno tirato a indovinare troppo presto. Ascoltate di più: due risposte che si accordano accorciano la lista più di dieci minuti di pensieri. Cancellate quello che è escluso.',
    innocent:
      'Ha pagato chi non c’entrava. Prima di alzare la mano, ditevi che cosa avrebbe dovuto sapere. Una risposta vaga non è ancora una bugia.',
    escaped:
      'L’orologio ha tenuto per le spie. Ognuno ha un’accusa per manche: usatela finché c’è il tempo di sbagliare.',
    caught: 'Le spie non hanno quasi avuto scampo. Date loro più respiro: più luoghi in gioco, o meno tempo.',
    caughtAll: 'Le spie non hanno quasi avuto scampo. Date loro più respiro: giocate con meno tempo.',
    gone: 'Mancava gente. Mettetevi d’accordo per aspettare di più, o giocate su un solo telefono.',
    roles:
      'Le spie non hanno quasi avuto scampo. La prossima volta parlate nei panni dei vostri ruoli: è più difficile distinguere un ruolo da una bugia.',
    own: 'Scrivete un luogo vostro: quello dove vi siete conosciuti, o quello dove nessuno vuole tornare.',
  },

  share: {
    heading: 'Safehouse · Spyfall',
    won: { one: 'Vittoria con {n} punto', many: 'Vittoria con {n} di punti', other: 'Vittoria con {n} punti' },
    shared: 'Vittoria a pari merito: {winners} su {players}',
    brokenUp: 'Finita prima del tempo',
    rounds: { one: '{n} manche', many: '{n} di manche', other: '{n} manche' },
    players: { one: '{n} persona', many: '{n} di persone', other: '{n} persone' },
  },

  /** The headline above the table on the TV; other phases use the table's own texts. */
  tv: {
    story: 'Manche per manche',
    briefing: 'Guardate le carte',
    asks: 'Chiede {name}',
    /** For screen readers; the TV draws an arrow from {name} to {whom}. */
    asksWhom: '{name} chiede a {whom}',
    free: 'Chi è la spia?',
    /** Below the table; the headline says who asks. */
    answers: '{name} risponde, poi fa la prossima domanda.',
    accuse: 'Chiunque può accusare, una volta per manche.',
  },
} as const;
