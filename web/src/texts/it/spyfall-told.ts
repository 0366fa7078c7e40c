/** Spyfall: the verdict of a round, stamps and announcements. Part of `spyfall`. */

export const verdict = {
  round: 'Manche {n} di {all}',
  title: {
    'spy-accused': 'Spia smascherata',
    'innocent-accused': 'Un’accusa ingiusta',
    'location-named': 'La spia lo sapeva',
    'location-missed': 'La spia ha sbagliato',
    'spy-convicted': 'Spia condannata',
    'innocent-convicted': 'Una condanna ingiusta',
    'spy-escaped': 'La spia la fa franca',
    void: 'Manche annullata',
  },
  how: {
    'spy-accused': '{accuser} ha accusato {spy}, e tutti hanno detto sì.',
    'innocent-accused': '{accuser} ha accusato {suspect}, e tutti hanno detto sì. Ma la spia era {spy}.',
    'location-named': '{spy} ha fermato il gioco e ha indovinato il luogo.',
    'location-missed': '{spy} ha fermato il gioco e ha detto un luogo sbagliato: {named}.',
    'spy-convicted': 'Il tempo è scaduto, e tutti gli altri hanno fatto il nome giusto: {spy}.',
    'innocent-convicted':
      'Il tempo è scaduto, e tutti gli altri hanno fatto il nome di {suspect}. Ma la spia era {spy}.',
    'spy-escaped': 'Il tempo è scaduto, e non tutti hanno fatto il nome della spia: {spy}.',
    void: 'La spia non c’è più, o siete rimasti in pochi. Le carte si scoprono, e nessuno prende punti.',
  },
  /** A rubber stamp on the verdict: who won. */
  side: { spy: 'Vince la spia', others: 'Vincono gli altri', nobody: 'Annullata' },
  location: 'Il luogo',
  spy: 'La spia',
  people: 'Carte e punti',
  gained: { one: '{n} punto', many: '{n} di punti', other: '{n} punti' },
  nothing: 'niente punti',
  total: { one: '{n} punto in tutto', many: '{n} di punti in tutto', other: '{n} punti in tutto' },
  /** S19, S20: the reasons for points, each with its worth. */
  merit: {
    'spy-won': '2 per aver vinto da spia',
    'named-location': '2 in più per aver indovinato il luogo',
    'innocent-blamed': '2 in più: tutti contro chi non c’entrava',
    'others-won': '1 per aver battuto la spia',
    'accused-spy': '1 in più per aver accusato la spia',
  },
  voices: 'Il voto finale',
  talk: 'Domande e risposte',
  next: {
    title: 'La prossima manche',
    dealer: 'Dà le carte {name}.',
    out: 'Per ora assenti: {names}. Chi non torna salta la manche.',
    joining: 'Nuovi al tavolo: {names}.',
    go: 'Prossima manche',
    result: 'Guarda il risultato',
    waiting: 'La prossima manche la può cominciare chiunque giochi.',
  },
} as const;

/** Rubber stamps. */
export const stamp = {
  accused: 'Sotto accusa',
  dropped: 'Respinta',
  stopped: 'La spia!',
  time: 'Tempo scaduto',
  caught: 'Spia presa',
  missed: 'Luogo sbagliato!',
  escaped: 'Vince la spia',
  void: 'Annullata',
} as const;

/** Announced once, when it happens. */
export const said = {
  begun: 'Una nuova partita.',
  round: 'Manche {n} di {all}. Dà le carte {name}.',
  started: '{name} fa partire la manche, e fa la prima domanda.',
  asked: '{name} chiede a {whom}.',
  question: '{name} chiede a {whom}: {text}',
  answer: '{name} risponde: {text}',
  turn: 'Ora chiede {name}.',
  accused: '{name} accusa {suspect}. L’orologio si ferma. Tutti gli altri votano.',
  vote: { yes: '{name} è a favore. A favore {yes}, contro {no}.', no: '{name} è contro. A favore {yes}, contro {no}.' },
  dropped: 'Accusa respinta. La manche continua.',
  stopped: 'La spia è {name}, e ferma il gioco per indovinare il luogo.',
  time: 'Il tempo è scaduto. Parlate di chi sospettate.',
  ballot: 'Il voto finale è aperto.',
  voice: '{name} sospetta di {suspect}.',
  next: 'Ora tocca a {name} fare un nome.',
  over: 'La manche è finita. {how} Il luogo: {location}. La spia: {spy}.',
  points: 'Punti: {list}.',
  gained: '{name} {n}',
  gone: '{name} non c’è. Non si aspetta più.',
  back: '{name} è di nuovo qui.',
  ending: {
    won: '{names} vince la partita.',
    shared: 'Vittoria a pari merito: {names}.',
    'broken-up': 'Siete rimasti in pochi. La partita è finita.',
  },
} as const;
