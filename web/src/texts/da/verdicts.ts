/** The referee's opinion of a clue. Part of `play`. */
export const play = {
  /** The reason of the referee; `maybe` if it is not sure. */
  referee: {
    why: {
      empty: 'Skriv et ord først.',
      'several-words': 'En ledetråd er ét ord.',
      letter: 'En ledetråd handler om betydning, ikke om bogstaver eller pladsen på bordet.',
      foreign: 'Ordet hører ikke til kortenes sprog.',
      unknown: 'Dommeren kender ikke ordet.',
      same: 'Det er selve ordet {codename}.',
      form: 'Det er en form af {codename}.',
      contains: '{codename} gemmer sig i ordet.',
      part: 'Det er en del af {codename}.',
      'part-form': 'Det kommer af en del af {codename}.',
      'part-inside': 'Det deler et led med {codename}.',
      near: 'Ordet ligger måske for tæt på {codename}.',
      invented: 'Ordet ligner en sammensætning, der er fundet på til lejligheden.',
      spelling: 'Det er {codename}, bare stavet anderledes.',
      name: 'Dommeren kender ikke det navn.',
      abbreviation: 'Forkortelser gælder ikke som ord her.',
      apart: 'Dommeren kender det ikke som ét ord.',
    },
    maybe: {
      'several-words': 'Det er mere end ét ord. Spillerne kan gøre en undtagelse.',
      form: 'Det er måske en form af {codename}.',
      contains: '{codename} gemmer sig måske i ordet.',
      part: 'Det er måske en del af {codename}.',
      'part-form': 'Det kommer måske af en del af {codename}.',
      'part-inside': 'Det deler måske et led med {codename}.',
      spelling: 'Det er måske {codename}, bare stavet anderledes.',
    },
    unclear: 'Den bryder måske en regel.',
    /** The referee has limited data for this language. */
    limited: 'På dette sprog er dommeren mindre sikker.',
    /** For a binding verdict. */
    bound: 'Her har dommeren det sidste ord. Find på en anden, eller spørg først.',
    struckBy: '{name} kaldte den ulovlig.',
  },
} as const;
