/** The lesson of Duet. */
export const lessonDuet = {
  /**
   * Twelve words. Yours: agents on your face. Theirs: agents on your partner's face; theirs2 is an assassin on yours.
   * `both` is an agent on both faces, `black` an assassin on yours, `trap` one on your partner's.
   */
  cards: {
    yours1: 'CORONA',
    yours2: 'REGGIA',
    yours3: 'SPECCHIO',
    theirs1: 'MIELE',
    theirs2: 'BISCOTTO',
    both: 'PONTE',
    black: 'DIAMANTE',
    trap: 'LUPO',
    idle1: 'NUVOLA',
    idle2: 'STIVALE',
    idle3: 'TRENO',
    idle4: 'FORBICI',
  },
  /** `good` fits yours1 and yours2, `risky` yours1 and black, `theirs` fits theirs1 and theirs2. */
  clues: { good: 'RE', risky: 'GIOIELLO', theirs: 'COLAZIONE' },
  say: {
    intro:
      'Tu e il tuo partner vedete le stesse parole, e ognuno ha un lato della chiave. Questo è il tuo: il tuo partner deve trovare i tuoi agenti verdi.',
    give: 'Porta il tuo partner a {one} e {other}. Sta’ alla larga da {black}: il nero è un assassino, e perdereste tutti e due. Quale indizio?',
    lost: 'Con {clue} il tuo partner ha pensato anche a {black}. Sul tuo lato è nero: avreste perso. Torna indietro e scegli di nuovo.',
    found:
      'Il tuo partner li ha trovati tutti e due. Il turno è costato un segnalino, e i segnalini sono tutto il tempo che avete.',
    guess:
      'Ora il tuo partner dice {clue} {n}, e tocca a te. Che cos’è una carta lo decide solo il suo lato, e tu non lo vedi. Tocca una parola che c’entra.',
    touch:
      'Sul tuo lato {word} è un passante. Non importa: il tuo lato serve ai tentativi del tuo partner, non ai tuoi. Contattala.',
    choose:
      'Sul lato del tuo partner è un agente! C’entra ancora una parola con {clue}. Questa la scegli tu: segnala e contattala.',
    missedIdle:
      'Sul lato del tuo partner è un passante: su {word} va un segnalino, e il turno è finito. I tuoi colori non dicono niente dei tuoi tentativi. Rimettila a posto e segui l’indizio.',
    missedLucky:
      'Agente su tutti e due i lati: che fortuna! Ma {clue} non voleva dire {word}, e la fortuna non è un piano. Rimettila a posto e segui l’indizio.',
    missedBlack:
      'Sul lato del tuo partner {word} è un assassino, e avete perso. Il tuo lato non poteva avvisarti. Rimettila a posto e segui l’indizio.',
    done: '{word}: nero sul tuo lato, agente sul suo. Hai creduto all’indizio e non ai tuoi colori, ed è il segreto di Duetto. Trovatene quindici insieme, prima che finiscano i segnalini.',
  },
  note: {
    wrong: '{word} c’entra con {clue}? Non guardare i tuoi colori. Prova con un’altra.',
    later: 'C’entra, anche se sul tuo lato è nera. Tienila a mente, e prima prendi l’altra.',
  },
} as const;
