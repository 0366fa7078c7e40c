/** Codenames: the table in play, and the TV. */
export const codenames = {
  title: 'Codenames',

  /** The now-line for each role and phase. */
  now: {
    spymaster: {
      clue: 'Giv dit hold en ledetråd: ét ord og et tal.',
      clueOrCover: 'Deres ledetråd blev underkendt! Dæk en af jeres agenter, hvis du vil, og giv så din ledetråd.',
      wait: 'Lige nu pønser {name} på en ledetråd til det andet hold. Fil på din egen.',
      guess: 'Dit hold gætter. Hold masken.',
      judge: 'Det andet hold gætter. Protestér, hvis ledetråden er ulovlig.',
      idle: 'Det andet hold gætter. Fil på din næste ledetråd.',
      lone: 'Nu gætter {name} for dig. Hold masken.',
      loneIdle: 'Nu gætter {name} for det andet hold. Fil på din næste ledetråd.',
      loneJudge: 'Nu gætter {name} for det andet hold. Protestér, hvis ledetråden er ulovlig.',
      opponent: {
        one: 'Spil for modstanderen: Dæk en af deres agenter.',
        other: 'Spil for modstanderen: Dæk {n} af deres agenter, en ad gangen.',
      },
    },
    operative: {
      clue: 'Vent på ledetråden: Lige nu leder {name} efter det rette ord.',
      wait: 'Det andet hold leder efter en ledetråd. Spids ører.',
      first: 'Mindst ét gæt: Markér det, der passer, og vend så et kort.',
      more: {
        one: 'Rigtigt! {n}\u00a0gæt tilbage: Vend et kort til, eller stop.',
        other: 'Rigtigt! {n}\u00a0gæt tilbage: Vend et kort til, eller stop.',
      },
      free: 'Rigtigt! Vend et kort til, eller stop, når du vil.',
      /** Someone else on the team touched the last card. */
      moreBy: {
        one: '{name} vendte {word}. {n}\u00a0gæt tilbage: Vend et kort til, eller stop.',
        other: '{name} vendte {word}. {n}\u00a0gæt tilbage: Vend et kort til, eller stop.',
      },
      freeBy: '{name} vendte {word}. Vend et kort til, eller stop, når du vil.',
      idle: 'Det andet hold gætter. Ikke en lyd.',
      opponent: 'Nu spiller {name} modstanderens tur.',
    },
    watch: {
      clue: {
        red: 'Den røde spionmester pønser på en ledetråd.',
        blue: 'Den blå spionmester pønser på en ledetråd.',
      },
      guess: { red: 'De røde spioner gætter.', blue: 'De blå spioner gætter.' },
      opponent: 'Spionmesteren spiller modstanderens tur.',
    },
    empty: {
      red: 'Det røde hold mangler en spionmester. En af jer må tage pladsen.',
      blue: 'Det blå hold mangler en spionmester. En af jer må tage pladsen.',
    },
    over: 'Spillet er slut.',
    someone: 'spionmesteren',
    someOperative: 'spionen',
  },

  /** Whose turn it is, in the bar. */
  turn: { red: 'Røds tur', blue: 'Blås tur' },

  turnOpponent: 'Modstanderens tur',

  opponent: 'Modstander',

  left: {
    red: { one: 'Rød: {n}\u00a0agent mangler', other: 'Rød: {n}\u00a0agenter mangler' },
    blue: { one: 'Blå: {n}\u00a0agent mangler', other: 'Blå: {n}\u00a0agenter mangler' },
  },

  toFind: { one: 'agent mangler', other: 'agenter mangler' },

  board: {
    keysCover: 'Piletaster: flyt. Enter: vælg. T: dækknap. B: kort.',
    covered: {
      red: 'dækket: rød agent',
      blue: 'dækket: blå agent',
      bystander: 'dækket: uskyldig forbipasserende',
      assassin: 'dækket: lejemorder',
    },
    key: {
      red: 'nøgle: rød agent',
      blue: 'nøgle: blå agent',
      bystander: 'nøgle: uskyldig forbipasserende',
      assassin: 'nøgle: lejemorder',
    },
  },

  /** Short words on the cards. */
  plate: { red: 'Rød', blue: 'Blå', bystander: 'Uskyldig', assassin: 'Lejemorder' },

  guess: {
    left: { one: '{n}\u00a0gæt tilbage', other: '{n}\u00a0gæt tilbage' },
    free: 'Gæt frit',
  },

  clue: {
    zero: 'Nul: Ingen af jeres agenter har med ordet at gøre. Dit hold må gætte frit.',
    infinity: 'Uendeligt: Dit hold må gætte, så længe det tør.',
    for: { red: 'Ledetråd til Rød', blue: 'Ledetråd til Blå' },
    struck: 'underkendt',
  },

  judge: {
    sure: 'Vil du underkende »{word}«? Så er deres tur slut med det samme, og du må dække en af jeres egne agenter.',
    sureTogether: 'Vil du underkende »{word}«? Så er turen slut, og endnu en af modstanderens agenter bliver dækket.',
    yes: 'Underkend',
  },

  cover: {
    penalty: 'Dæk en af jeres',
    opponent: 'Dæk en af deres',
    card: 'Dæk {word}',
    none: 'Vælg et kort først: Tryk på det.',
    mayNot: 'Det er frivilligt. Giver du din ledetråd, har du sagt nej tak.',
  },

  clock: {
    hourglass: 'Timeglas',
    turn: 'Vend timeglasset',
    out: 'Tiden er gået.',
    hourglassNote: 'Alle må vende timeglasset, når nogen er længe om det. Det lægger pres på, men stopper ingen.',
    limitNote: 'Når tiden er gået, slutter turen af sig selv.',
  },

  log: {
    ended: {
      stopped: 'stoppede',
      missed: 'ramte forbi',
      spent: 'alle gæt brugt',
      time: 'tiden løb ud',
      objection: 'underkendt',
      game: 'sidste tur',
    },
    penalty: 'Straf: {words}',
    opponent: 'Modstanderens ture: {words}',
  },

  /** Rubber stamps. */
  stamp: {
    time: 'Tiden gået',
    struck: 'Underkendt',
  },

  /** Announced once, when it happens. */
  said: {
    clue: {
      red: 'Ledetråd til Rød fra {name}: {word}, {number}.',
      blue: 'Ledetråd til Blå fra {name}: {word}, {number}.',
    },
    touched: {
      red: '{name} vendte {word}: en rød agent.',
      blue: '{name} vendte {word}: en blå agent.',
      bystander: '{name} vendte {word}: en uskyldig forbipasserende.',
      assassin: '{name} vendte {word}: lejemorderen.',
    },
    penalty: '{word} er dækket som straf.',
    opponent: 'Modstanderens tur: {word} er dækket.',
    struck: 'Ledetråden {word} blev underkendt.',
    ended: {
      stopped: 'Holdet stoppede.',
      missed: 'Turen er slut.',
      spent: 'Alle gæt er brugt.',
      time: 'Tiden er gået.',
      objection: 'Turen er slut.',
      game: '',
    },
    noClue: 'Tiden er gået uden en ledetråd.',
    turn: { red: 'Røds tur.', blue: 'Blås tur.' },
    opponentsTurn: 'Modstanderens tur.',
    hourglass: 'Timeglasset løber: {seconds}\u00a0sekunder.',
    paused: 'Uret er på pause.',
    resumed: 'Uret går igen.',
    extended: 'Et minut mere.',
    begun: { red: 'Nyt spil. Rød begynder.', blue: 'Nyt spil. Blå begynder.' },
    won: { red: 'Rød vinder.', blue: 'Blå vinder.' },
    wonTogether: 'I vinder. Point: {score}.',
    lostTogether: 'I taber.',
  },
} as const;
