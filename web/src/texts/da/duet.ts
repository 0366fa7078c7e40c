/** Codenames Duet: the table in play. */
export const duet = {
  title: 'Codenames Duet',

  /** The now-line for each seat and phase. {name} is the partner: a name, or a side with several people. */
  now: {
    clue: {
      /** D6 */
      first: 'Giv den første ledetråd, hvis ikke {name} kommer først.',
      /** D15 */
      give: 'Giv {name} en ledetråd: ét ord og et tal.',
      /** D35, after the partner's clue and after the player's own. */
      either: 'Giv en ledetråd, hvis ikke {name} når at give en til.',
      again: 'Giv en ledetråd til, hvis ikke {name} kommer først.',
      wait: 'Lige nu leder {name} efter en ledetråd. Fil på din egen imens.',
      /** D18 */
      partnerDone: 'Giv en ledetråd: Alle agenter hos {name} er fundet, så nu giver kun du ledetråde.',
      meDone: 'Alle dine agenter er fundet. Vent på en ledetråd fra {name}.',
    },
    guess: {
      first: 'Markér det, der passer, og vend så et kort. Ét gæt skal der til.',
      /** D36 */
      zero: 'Nul: Hold dig fra det, ledetråden peger på. Ét gæt skal der til alligevel.',
      /** D32 */
      illegal: 'Den ulovlige ledetråd har kostet en brik. Gæt på den alligevel.',
      more: 'En agent! Vend et kort til, eller stop og tag en brik.',
      moreBy: '{name} fandt {word}. Vend et kort til, eller stop.',
      wait: 'Nu gætter {name} på din ledetråd. Hold masken.',
    },
    /** D21, D22 */
    sudden: {
      both: 'Sudden death: Vend en agent, eller overlad det til {name}. Ét forkert kort, og I taber.',
      me: 'Sudden death: Kun du har agenter tilbage at finde. Ét forkert kort, og I taber.',
      partner: 'Sudden death: Nu skal {name} finde de sidste agenter. Hold vejret.',
    },
    watch: {
      first: 'Det hurtigste hold giver den første ledetråd.',
      either: 'Det hurtigste hold giver den næste ledetråd.',
      clue: { west: 'Vest leder efter en ledetråd.', east: 'Øst leder efter en ledetråd.' },
      guess: { west: 'Vest gætter på ledetråden fra Øst.', east: 'Øst gætter på ledetråden fra Vest.' },
      sudden: 'Sudden death: ingen flere ledetråde, og ét forkert kort er nok til at tabe.',
    },
    empty: {
      west: 'Der sidder ingen i Vest. En af jer må tage pladsen.',
      east: 'Der sidder ingen i Øst. En af jer må tage pladsen.',
    },
    over: 'Spillet er slut.',
  },

  /** What a card is on a face of the key; on the cards and in sentences. */
  kind: { agent: 'Agent', assassin: 'Lejemorder', bystander: 'Uskyldig' },

  score: {
    agents: 'Agenter',
    found: '{found} af {all}',
    /** For screen readers. */
    foundAll: 'Fundne agenter: {found} af {all}',
    turns: { one: '{n}\u00a0tur tilbage', other: '{n}\u00a0ture tilbage' },
    sudden: 'Sudden death',
    giving: {
      west: 'Vest giver ledetråden',
      east: 'Øst giver ledetråden',
      both: 'Den hurtigste giver ledetråden',
    },
    guessing: { west: 'Vest gætter', east: 'Øst gætter', both: 'Begge må gætte' },
  },

  /** D2, D13, D25, D32: tokens as objects on the table. */
  tokens: {
    supply: 'Brikker i puljen',
    /** One token: the side that is up, or where it went. */
    bystander: 'med den forbipasserende opad',
    check: 'med fluebenet opad',
    discarded: 'kasseret',
    /** The supply, for screen readers. */
    said: 'Brikker i puljen: {bystander} med den forbipasserende opad, {check} med fluebenet opad.',
    saidDiscarded: { one: '{n}\u00a0brik kasseret.', other: '{n}\u00a0brikker kasseret.' },
    kept: { one: '{n}\u00a0brik taget', other: '{n}\u00a0brikker taget' },
    none: 'Ingen brikker taget endnu',
  },

  /** For screen readers, after a card's word. */
  board: {
    found: 'fundet: agent',
    face: {
      agent: 'din side: agent',
      assassin: 'din side: lejemorder',
      bystander: 'din side: uskyldig forbipasserende',
    },
    mine: 'brik med pilen mod dig: ikke en agent, du skal finde',
    partner: 'brik med pilen mod din makker: ikke en agent, din makker skal finde',
    west: 'brik med pilen mod Vest',
    east: 'brik med pilen mod Øst',
    double: 'to brikker',
    covered: 'ude af spillet: uskyldig forbipasserende for begge hold',
    meant: 'din ledetråd gælder dette kort',
    keysMeant: 'Piletaster: flyt. Enter: notér, hvem ledetråden gælder. B: kort.',
  },

  clue: {
    zero: 'Nul: Din makker skal holde sig fra det, ordet peger på. Ét gæt skal der til alligevel.',
    from: { west: 'Ledetråd fra Vest', east: 'Ledetråd fra Øst' },
    illegal: 'underkendt',
    /** The private note: what a clue is for. */
    meant: 'Tryk på dine agenter for at notere, hvem ledetråden gælder. Det ser kun din side af bordet.',
    meantWords: 'Gælder: {words}. Det ser kun din side af bordet.',
    meantOnly: 'En ledetråd gælder agenter på din egen side af nøglen. Vælg en af dem.',
    meantHidden: 'Din side af nøglen er skjult. Vis den først.',
    kept: 'Gemt til din næste ledetråd:',
  },

  judge: {
    sure: 'Vil du underkende »{word}«? Så ryger en brik ud af puljen, men du skal stadig gætte på ledetråden.',
    yes: 'Underkend',
  },

  log: {
    ended: { stopped: 'stoppede, tog en brik', missed: 'ramte forbi, lagde en brik', game: 'sidste tur' },
    sudden: 'Sudden death',
    meant: 'Gjaldt: {words}',
  },

  side: {
    you: 'Din side',
    /** While guessing: the partner's face decides. */
    notThese: 'Din egen nøgle viser ikke dem her.',
    complete: 'Alle agenter fundet',
  },

  /** In sudden death, in place of a clue. */
  suddenLeft: { one: '{n}\u00a0agent tilbage. Ingen fejl.', other: '{n}\u00a0agenter tilbage. Ingen fejl.' },

  /** Rubber stamps. */
  stamp: { struck: 'Underkendt', complete: 'Side fuldført', sudden: 'Sudden death', won: 'Alle fundet' },

  /** Announced once, when it happens. */
  said: {
    begun: 'Nyt spil. Det hurtigste hold giver den første ledetråd.',
    clue: {
      west: 'Ledetråd fra Vest, {name}: {word}, {number}.',
      east: 'Ledetråd fra Øst, {name}: {word}, {number}.',
    },
    touched: {
      agent: '{name} vendte {word}: en agent.',
      bystander: '{name} vendte {word}: en uskyldig forbipasserende.',
      assassin: '{name} vendte {word}: en lejemorder.',
    },
    illegal: 'Ledetråden {word} blev underkendt. En brik ryger ud af puljen.',
    stopped: { west: 'Vest stopper og tager en brik.', east: 'Øst stopper og tager en brik.' },
    /** D33: the penalty cost the last token. */
    stoppedEmpty: { west: 'Vest stopper.', east: 'Øst stopper.' },
    laid: {
      west: 'Kortet får en brik med pilen mod Vest.',
      east: 'Kortet får en brik med pilen mod Øst.',
    },
    laidTwo: {
      west: 'Kortet får to brikker med pilene mod Vest.',
      east: 'Kortet får to brikker med pilene mod Øst.',
    },
    /** D18 */
    complete: {
      west: 'Alle agenter på Vests side er fundet. Fra nu af giver kun Øst ledetråde.',
      east: 'Alle agenter på Østs side er fundet. Fra nu af giver kun Vest ledetråde.',
    },
    /** In sudden death nobody gives clues. */
    completeLate: {
      west: 'Alle agenter på Vests side er fundet.',
      east: 'Alle agenter på Østs side er fundet.',
    },
    left: { one: '{n}\u00a0brik tilbage.', other: '{n}\u00a0brikker tilbage.' },
    turn: {
      west: 'Vest giver den næste ledetråd.',
      east: 'Øst giver den næste ledetråd.',
      both: 'Det hurtigste hold giver den næste ledetråd.',
    },
    sudden: 'Sudden death: ingen flere ledetråde. Ét forkert kort, og spillet er tabt.',
    ending: {
      contacted: 'Alle femten agenter er fundet. I vinder.',
      late: 'Alle femten agenter er fundet, de sidste i sudden death. I vinder.',
      assassin: 'Lejemorderen slog til. I taber.',
      bystander: 'En uskyldig forbipasserende i sudden death. I taber.',
      tokens: 'Der er ikke brikker nok til at betale for fejlen. I taber.',
    },
  },
} as const;
