/** The referee's opinion of a clue. Part of `play`. */
export const play = {
  /** The reason of the referee; `maybe` if it is not sure. */
  referee: {
    why: {
      empty: 'Prima scrivi una parola.',
      'several-words': 'Un indizio è una parola sola.',
      letter: 'Un indizio riguarda il significato, non le lettere o il posto sul tavolo.',
      foreign: 'Questa parola non è nella lingua delle carte.',
      unknown: 'L’arbitro non conosce questa parola.',
      same: 'È proprio {codename}.',
      form: 'È una forma di {codename}.',
      contains: 'Contiene {codename}.',
      part: 'È una parte di {codename}.',
      'part-form': 'Deriva da una parte di {codename}.',
      'part-inside': 'Ha una parte in comune con {codename}.',
      near: 'Forse è troppo vicino a {codename}.',
      invented: 'Sembra una parola composta inventata sul momento.',
      spelling: 'È {codename} scritto in un altro modo.',
      name: 'L’arbitro non conosce questo nome.',
      abbreviation: 'Qui le abbreviazioni non valgono come parole.',
      apart: 'L’arbitro non lo conosce come parola unica.',
    },
    maybe: {
      'several-words': 'Sono più parole. I giocatori possono fare un’eccezione.',
      form: 'Forse è una forma di {codename}.',
      contains: 'Forse contiene {codename}.',
      part: 'Forse è una parte di {codename}.',
      'part-form': 'Forse deriva da una parte di {codename}.',
      'part-inside': 'Forse ha una parte in comune con {codename}.',
      spelling: 'Forse è {codename} scritto in un altro modo.',
    },
    unclear: 'Forse viola una regola.',
    /** The referee has limited data for this language. */
    limited: 'In questa lingua l’arbitro è meno sicuro.',
    /** For a binding verdict. */
    bound: 'A questo tavolo decide l’arbitro. Pensane un altro, oppure chiedi prima.',
    struckBy: 'Bocciato da {name}.',
  },
} as const;
