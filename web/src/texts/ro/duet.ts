/** Codenames Duet: the table in play. */
export const duet = {
  title: 'Nume de cod Duet',

  /** The now-line for each seat and phase. {name} is the partner: a name, or a side with several people. */
  now: {
    clue: {
      /** D6 */
      first: 'Dă primul indiciu, dacă {name} nu ți-o ia înainte.',
      /** D15 */
      give: 'Dă un indiciu pentru {name}: un cuvânt și un număr.',
      /** D35, after the partner's clue and after the player's own. */
      either: 'Dă un indiciu, dacă {name} nu ți-o ia înainte cu încă unul.',
      again: 'Mai dă un indiciu, dacă {name} nu ți-o ia înainte.',
      wait: 'Acum {name} caută un indiciu. Tu uită-te între timp după agenții tăi.',
      /** D18 */
      partnerDone: 'Dă un indiciu: la {name} nu mai e niciun agent de găsit, așa că de acum dai numai tu.',
      meDone: 'Toți agenții din cheia ta sunt găsiți. Așteaptă un indiciu de la {name}.',
    },
    guess: {
      first: 'Marchează ce se potrivește, apoi întoarce o carte. O încercare e obligatorie.',
      /** D36 */
      zero: 'Zero: ferește-te de ce arată indiciul. O încercare e obligatorie.',
      /** D32 */
      illegal: 'Indiciul nepermis a costat un jeton. De ghicit, ghicești oricum.',
      more: 'Un agent! Mai întorci o carte sau te oprești și iei un jeton.',
      moreBy: '{name} a găsit {word}. Continuă sau oprește-te.',
      wait: 'Acum {name} ghicește după indiciul tău. Nu te da de gol.',
    },
    /** D21, D22 */
    sudden: {
      both: 'Moarte subită: întoarce un agent sau lasă să încerce {name}. O carte greșită și ați pierdut.',
      me: 'Moarte subită: doar tu mai ai agenți de găsit. O carte greșită și ați pierdut.',
      partner: 'Moarte subită: de ultimii agenți se ocupă {name}. Ține-ți răsuflarea.',
    },
    watch: {
      first: 'Primul indiciu îl dă cine e gata.',
      either: 'Indiciul următor îl dă cine e gata.',
      clue: { west: 'Vestul caută un indiciu.', east: 'Estul caută un indiciu.' },
      guess: { west: 'Vestul ghicește după indiciul Estului.', east: 'Estul ghicește după indiciul Vestului.' },
      sudden: 'Moarte subită: gata cu indiciile, iar prima carte greșită e și ultima.',
    },
    empty: {
      west: 'În Vest nu stă nimeni. Cineva trebuie să treacă acolo.',
      east: 'În Est nu stă nimeni. Cineva trebuie să treacă acolo.',
    },
    over: 'Partida s-a încheiat.',
  },

  /** What a card is on a face of the key; on the cards and in sentences. */
  kind: { agent: 'Agent', assassin: 'Asasin', bystander: 'Trecător' },

  score: {
    agents: 'Agenți',
    found: '{found} din {all}',
    /** For screen readers. */
    foundAll: 'Agenți găsiți: {found} din {all}',
    turns: { one: 'Mai e {n} tură', few: 'Mai sunt {n} ture', other: 'Mai sunt {n} de ture' },
    sudden: 'Moarte subită',
    giving: { west: 'Vestul dă indiciul', east: 'Estul dă indiciul', both: 'Dă indiciul cine e gata' },
    guessing: { west: 'Vestul ghicește', east: 'Estul ghicește', both: 'Pot ghici ambele' },
  },

  /** D2, D13, D25, D32: tokens as objects on the table. */
  tokens: {
    supply: 'Rezerva de jetoane',
    /** One token: the side that is up, or where it went. */
    bystander: 'cu trecătorul în sus',
    check: 'cu bifa în sus',
    discarded: 'aruncat',
    /** The supply, for screen readers. */
    said: 'Jetoane în rezervă: {bystander} cu trecătorul în sus, {check} cu bifa în sus.',
    saidDiscarded: { one: '{n} jeton aruncat.', few: '{n} jetoane aruncate.', other: '{n} de jetoane aruncate.' },
    kept: { one: '{n} jeton luat', few: '{n} jetoane luate', other: '{n} de jetoane luate' },
    none: 'Încă niciun jeton luat',
  },

  /** For screen readers, after a card's word. */
  board: {
    found: 'găsit: agent',
    face: { agent: 'cheia ta: agent', assassin: 'cheia ta: asasin', bystander: 'cheia ta: trecător' },
    mine: 'jeton cu săgeata spre tine: pentru tabăra ta nu e agent',
    partner: 'jeton cu săgeata spre partenerul tău: pentru el nu e agent',
    west: 'jeton cu săgeata spre Vest',
    east: 'jeton cu săgeata spre Est',
    double: 'două jetoane',
    covered: 'acoperită: trecător pentru ambele tabere',
    meant: 'indiciul tău e pentru ea',
    keysMeant: 'Săgeți: mutare. Enter: notează pentru cine e indiciul. B: cărți.',
  },

  clue: {
    zero: 'Zero: feriți-vă de ce arată cuvântul. O încercare tot e obligatorie.',
    from: { west: 'Indiciu din Vest', east: 'Indiciu din Est' },
    illegal: 'nepermis',
    /** The private note: what a clue is for. */
    meant: 'Atinge-ți agenții ca să notezi pentru cine e indiciul. Se vede doar în tabăra ta.',
    meantWords: 'Pentru: {words}. Se vede doar în tabăra ta.',
    meantOnly: 'Un indiciu e pentru agenții din cheia ta. Alege unul dintre ei.',
    meantHidden: 'Cheia ta e ascunsă. Arat-o întâi.',
    kept: 'Păstrat pentru indiciul tău următor:',
  },

  judge: {
    sure: 'Declari „{word}” nepermis? Se aruncă un jeton din rezervă, dar tot după indiciul ăsta ghicești.',
    yes: 'E nepermis',
  },

  log: {
    ended: { stopped: 'oprire, jeton luat', missed: 'ratat, jeton pus', game: 'ultima tură' },
    sudden: 'Moarte subită',
    meant: 'Pentru: {words}',
  },

  side: {
    you: 'Tabăra ta',
    /** While guessing: the partner's face decides. */
    notThese: 'Cheia ta nu-i arată pe aceștia.',
    complete: 'Toți agenții găsiți',
  },

  /** In sudden death, in place of a clue. */
  suddenLeft: {
    one: '{n} agent rămas. Fără greșeală.',
    few: '{n} agenți rămași. Fără greșeală.',
    other: '{n} de agenți rămași. Fără greșeală.',
  },

  /** Rubber stamps. */
  stamp: { struck: 'Nepermis', complete: 'Cheie completă', sudden: 'Moarte subită', won: 'Toți contactați' },

  /** Announced once, when it happens. */
  said: {
    begun: 'Partidă nouă. Primul indiciu îl dă cine e gata.',
    clue: {
      west: 'Indiciu din Vest, de la {name}: {word}, {number}.',
      east: 'Indiciu din Est, de la {name}: {word}, {number}.',
    },
    touched: {
      agent: '{name} a întors {word}: un agent.',
      bystander: '{name} a întors {word}: un trecător.',
      assassin: '{name} a întors {word}: un asasin.',
    },
    illegal: 'Indiciul {word} nu e permis. Se aruncă un jeton.',
    stopped: { west: 'Vestul se oprește și ia un jeton.', east: 'Estul se oprește și ia un jeton.' },
    /** D33: the penalty cost the last token. */
    stoppedEmpty: { west: 'Vestul se oprește.', east: 'Estul se oprește.' },
    laid: {
      west: 'Pe carte stă un jeton cu săgeata spre Vest.',
      east: 'Pe carte stă un jeton cu săgeata spre Est.',
    },
    laidTwo: {
      west: 'Pe carte stau două jetoane cu săgeata spre Vest.',
      east: 'Pe carte stau două jetoane cu săgeata spre Est.',
    },
    /** D18 */
    complete: {
      west: 'Toți agenții din cheia Vestului sunt găsiți. De acum, indicii dă doar Estul.',
      east: 'Toți agenții din cheia Estului sunt găsiți. De acum, indicii dă doar Vestul.',
    },
    /** In sudden death nobody gives clues. */
    completeLate: {
      west: 'Toți agenții din cheia Vestului sunt găsiți.',
      east: 'Toți agenții din cheia Estului sunt găsiți.',
    },
    left: { one: 'A rămas {n} jeton.', few: 'Au rămas {n} jetoane.', other: 'Au rămas {n} de jetoane.' },
    turn: {
      west: 'Indiciul următor îl dă Vestul.',
      east: 'Indiciul următor îl dă Estul.',
      both: 'Indiciul următor îl dă cine e gata.',
    },
    sudden: 'Moarte subită: gata cu indiciile. Prima carte greșită e și ultima.',
    ending: {
      contacted: 'Toți cei cincisprezece agenți sunt găsiți. Ați câștigat.',
      late: 'Toți cei cincisprezece agenți sunt găsiți, la moarte subită. Ați câștigat.',
      assassin: 'Asasinul încheie partida. Ați pierdut.',
      bystander: 'Un trecător, la moarte subită. Ați pierdut.',
      tokens: 'Jetoanele nu ajung ca să plătiți greșeala. Ați pierdut.',
    },
  },
} as const;
