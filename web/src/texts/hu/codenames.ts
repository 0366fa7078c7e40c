/** Codenames: the table in play, and the TV. */
export const codenames = {
  title: 'Fedőnevek',

  /** The now-line for each role and phase. */
  now: {
    spymaster: {
      clue: 'Adj utalást a csapatodnak: egy szót és egy számot.',
      clueOrCover: 'Az utalásuk kihúzva: letakarhatod egy ügynöködet, aztán adj utalást.',
      wait: '{name} a másik csapatnak keres utalást. Addig csiszold a tiédet.',
      guess: 'A csapatod tippel. Pókerarc!',
      judge: 'Most ők tippelnek. Szabálytalan az utalásuk? Emelj kifogást.',
      idle: 'A másik csapat tippel. Csiszold a következő utalásodat.',
      lone: '{name} most neked tippel. Pókerarc!',
      loneIdle: '{name} most a másik csapatnak tippel. Csiszold a következő utalásodat.',
      loneJudge: '{name} most a másik csapatnak tippel. Szabálytalan az utalás? Emelj kifogást.',
      opponent: {
        one: 'Játszd le az ellenfél körét: takard le egy ügynökét.',
        other: 'Játszd le az ellenfél körét: takard le {n} ügynökét, egyiket a másik után.',
      },
    },
    operative: {
      clue: '{name} szót keres nektek. Várd az utalást.',
      wait: 'A másik csapat utalást keres. Hegyezd a füled.',
      first: 'Jelöld meg, ami illik az utaláshoz, aztán tippelj. Egy tipp kötelező.',
      more: {
        one: 'Talált! Még {n} tipp maradt: folytasd, vagy állj meg.',
        other: 'Talált! Még {n} tipp maradt: folytasd, vagy állj meg.',
      },
      free: 'Talált! Folytasd, vagy állj meg, amikor akarsz.',
      /** Someone else on the team touched the last card. */
      moreBy: {
        one: '{name} eltalálta: {word}. Még {n} tipp maradt: folytasd, vagy állj meg.',
        other: '{name} eltalálta: {word}. Még {n} tipp maradt: folytasd, vagy állj meg.',
      },
      freeBy: '{name} eltalálta: {word}. Folytasd, vagy állj meg, amikor akarsz.',
      idle: 'A másik csapat tippel. Egy szót se!',
      opponent: '{name} lejátssza az ellenfél körét.',
    },
    watch: {
      clue: { red: 'A piros kémfőnök utaláson töri a fejét.', blue: 'A kék kémfőnök utaláson töri a fejét.' },
      guess: { red: 'A piros hírszerzők tippelnek.', blue: 'A kék hírszerzők tippelnek.' },
      opponent: 'A kémfőnök lejátssza az ellenfél körét.',
    },
    empty: {
      red: 'A pirosaknak nincs kémfőnökük. Valakinek oda kell ülnie.',
      blue: 'A kékeknek nincs kémfőnökük. Valakinek oda kell ülnie.',
    },
    over: 'A játéknak vége.',
    someone: 'A kémfőnök',
    someOperative: 'A hírszerző',
  },

  /** Whose turn it is, in the bar. */
  turn: { red: 'Piros jön', blue: 'Kék jön' },

  turnOpponent: 'Ellenfél jön',

  opponent: 'Ellenfél',

  left: {
    red: { one: 'Pirosak: {n} ügynök van hátra', other: 'Pirosak: {n} ügynök van hátra' },
    blue: { one: 'Kékek: {n} ügynök van hátra', other: 'Kékek: {n} ügynök van hátra' },
  },

  toFind: { one: 'ügynök van hátra', other: 'ügynök van hátra' },

  board: {
    keysCover: 'Nyilak: mozgás. Enter: választás. T: letakarás gombja. B: kártyák.',
    covered: {
      red: 'letakarva: piros ügynök',
      blue: 'letakarva: kék ügynök',
      bystander: 'letakarva: járókelő',
      assassin: 'letakarva: bérgyilkos',
    },
    key: {
      red: 'kulcs: piros ügynök',
      blue: 'kulcs: kék ügynök',
      bystander: 'kulcs: járókelő',
      assassin: 'kulcs: bérgyilkos',
    },
  },

  /** Short words on the cards. */
  plate: { red: 'Piros', blue: 'Kék', bystander: 'Járókelő', assassin: 'Bérgyilkos' },

  guess: {
    left: { one: '{n} tipp maradt', other: '{n} tipp maradt' },
    free: 'Korlátlan tipp',
  },

  clue: {
    zero: 'Nulla: egyik emberünknek sincs köze hozzá. Akárhányszor tippelhetnek.',
    infinity: 'Korlátlan: annyiszor tippelnek, ahányszor mernek.',
    for: { red: 'Utalás a pirosaknak', blue: 'Utalás a kékeknek' },
    struck: 'kihúzva',
  },

  judge: {
    sure: 'Kihúzod ezt: „{word}”? A körük azonnal véget ér, te pedig letakarhatod egy ügynöködet.',
    sureTogether: 'Kihúzod ezt: „{word}”? A kör véget ér, és az ellenfél még egy ügynökét le kell takarni.',
    yes: 'Kihúzom',
  },

  cover: {
    penalty: 'Letakarok egy sajátot',
    opponent: 'Letakarom egyiküket',
    card: 'Letakarom: {word}',
    none: 'Előbb válassz egy kártyát: koppints rá.',
    mayNot: 'Csak ha akarod. Ha megadtad az utalást, oda a lehetőség.',
  },

  clock: {
    hourglass: 'Homokóra',
    turn: 'Homokóra fordítása',
    out: 'Lejárt az idő.',
    hourglassNote: 'Ha valaki lassú, bárki megfordíthatja a homokórát. Noszogat, de semminek sem vet véget.',
    limitNote: 'Ha lejár az idő, a kör magától véget ér.',
  },

  log: {
    ended: {
      stopped: 'megálltak',
      missed: 'melléfogtak',
      spent: 'elfogytak a tippek',
      time: 'lejárt az idő',
      objection: 'kihúzva',
      game: 'az utolsó kör',
    },
    penalty: 'Büntetés: {words}',
    opponent: 'Az ellenfél körei: {words}',
  },

  /** Rubber stamps. */
  stamp: {
    time: 'Lejárt az idő',
    struck: 'Kihúzva',
  },

  /** Announced once, when it happens. */
  said: {
    clue: {
      red: '{name} utalása a pirosaknak: {word}, {number}.',
      blue: '{name} utalása a kékeknek: {word}, {number}.',
    },
    touched: {
      red: '{name} tippje: {word}. Piros ügynök.',
      blue: '{name} tippje: {word}. Kék ügynök.',
      bystander: '{name} tippje: {word}. Járókelő.',
      assassin: '{name} tippje: {word}. A bérgyilkos.',
    },
    penalty: 'Büntetésből letakarva: {word}.',
    opponent: 'Az ellenfél köre. Letakarva: {word}.',
    struck: 'Kihúzott utalás: {word}.',
    ended: {
      stopped: 'Megálltak.',
      missed: 'A körnek vége.',
      spent: 'Elfogytak a tippek.',
      time: 'Lejárt az idő.',
      objection: 'A körnek vége.',
      game: '',
    },
    noClue: 'Lejárt az idő, és nem volt utalás.',
    turn: { red: 'A pirosak jönnek.', blue: 'A kékek jönnek.' },
    opponentsTurn: 'Az ellenfél jön.',
    hourglass: 'Pereg a homokóra: {seconds} másodperc.',
    paused: 'Az óra áll.',
    resumed: 'Az óra újra jár.',
    extended: 'Plusz egy perc.',
    begun: { red: 'Új játék. A pirosak kezdenek.', blue: 'Új játék. A kékek kezdenek.' },
    won: { red: 'A pirosak nyertek.', blue: 'A kékek nyertek.' },
    wonTogether: 'Nyertetek. Pontszám: {score}.',
    lostTogether: 'Vesztettetek.',
  },
} as const;
