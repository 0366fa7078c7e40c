/** Spyfall: its sheets and votes, the result of a round, and what is read out. All of it is in `spyfall`. */

export const sheets = {
  cancel: 'Ikke nu',
  /** Before the seconds on the clock. */
  left: 'Tid tilbage',
  /** Why somebody cannot be chosen. */
  gone: 'væk',

  /** What happened while somebody was still choosing. */
  meanwhile: {
    accusation: 'Imens har {name} anklaget {suspect}.',
    naming: 'Imens har spionen stoppet spillet.',
    time: 'Imens er tiden gået.',
    over: 'Imens er runden slut.',
    notSent: 'Intet blev sendt.',
    look: 'Vis mig det',
  },

  /** S12 */
  accuse: {
    title: 'Anklag nogen',
    note: 'Uret stopper, og alle undtagen den anklagede stemmer. Er alle for, er runden slut. Du kan gøre det én gang i hver runde.',
    whom: 'Hvem mistænker du?',
    choose: 'Vælg en person først.',
    none: 'Anklag',
    yes: 'Anklag {name}',
  },

  /** S13, S14 */
  vote: {
    title: '{name} anklager {suspect}',
    rule: 'Er alle for, bliver kortet vendt. Er bare én imod, går runden videre.',
    quiet: 'Ingen snak under afstemningen.',
    question: 'Er det {suspect}?',
    choose: 'Vælg for eller imod først.',
    none: 'Stem',
    yes: 'For',
    no: 'Imod',
    sure: { yes: 'Stem for', no: 'Stem imod' },
    mine: 'Afstemningen handler om dig. De andre bestemmer.',
    done: { yes: 'Du har stemt for.', no: 'Du har stemt imod.' },
    hands: 'Hænder',
    hand: {
      yes: 'for',
      no: 'imod',
      awaited: 'mangler at stemme',
      suspect: 'anklaget',
      accuser: 'anklager: for',
      gone: 'væk',
    },
  },

  /** Accusations of this round that were voted on. */
  hearing: {
    title: 'Anklager i denne runde',
    dropped: '{name} anklagede {suspect}. Ikke alle var for.',
    carried: '{name} anklagede {suspect}. Alle var for.',
    yes: 'For: {names}.',
    no: 'Imod: {names}.',
  },

  /** S15. Everybody reads the same, so that nobody is given away by a glance. */
  stop: {
    title: 'Stop spillet',
    note: 'Det kan kun spionen: Kortet bliver vist til alle, uret stopper, og spionen gætter et sted. Rigtigt: 4\u00a0point til spionen. Forkert: De andre vinder.',
    yes: 'Vis spionkortet',
    not: 'Dit kort er ikke spionens. Der er ikke sket noget, og ingen ved, at du har kigget her.',
  },

  /** S16 */
  naming: {
    title: 'Hvor er de andre?',
    filter: 'Find et sted',
    list: 'Vælg et sted',
    found: { one: '{n}\u00a0sted', other: '{n}\u00a0steder' },
    empty: 'Intet sted passer. Skriv mindre.',
    played: 'allerede spillet',
    crossed: 'streget ud af dig',
    choose: 'Vælg et sted først.',
    none: 'Gæt stedet',
    yes: 'Gæt: {location}',
    spy: '{name} er spionen',
    wait: 'Spillet er stoppet. {name} gætter et sted nu. Rigtigt: Spionen vinder. Forkert: Alle andre vinder.',
  },

  /** S17 */
  suspicions: {
    title: 'Tiden er gået',
    spoken: 'Tal om, hvem I mistænker. Så siger alle et navn i den rækkefølge, I sidder; kortgiveren begynder.',
    written:
      'Skriv til hinanden, hvem I mistænker. Så siger alle et navn i den rækkefølge, I sidder; kortgiveren begynder.',
    rule: 'Spionen taber kun, hvis alle de andre peger på spionen.',
    itself: 'Afstemningen åbner af sig selv, når uret er løbet ud.',
  },
  ballot: {
    title: 'Den sidste afstemning',
    yes: 'Jeg mistænker {name}',
    none: 'Sig et navn',
    voices: 'Stemmer i rækkefølge',
    voice: 'mistænker {name}',
    now: 'siger et navn nu',
    later: 'kommer senere',
  },
} as const;

export const verdict = {
  round: 'Runde {n} af {all}',
  title: {
    'spy-accused': 'Spionen er fanget',
    'innocent-accused': 'En uskyldig får skylden',
    'location-named': 'Spionen vidste det',
    'location-missed': 'Spionen tog fejl',
    'spy-convicted': 'Spionen er dømt',
    'innocent-convicted': 'En uskyldig er dømt',
    'spy-escaped': 'Spionen slipper væk',
    void: 'Runden tæller ikke',
  },
  how: {
    'spy-accused': '{accuser} anklagede {spy}, og alle var enige.',
    'innocent-accused': '{accuser} anklagede {suspect}, og alle var enige. Men spionen var {spy}.',
    'location-named': '{spy} stoppede spillet og gættede stedet.',
    'location-missed': '{spy} stoppede spillet og gættede forkert: {named}.',
    'spy-convicted': 'Tiden var gået, og alle de andre pegede på {spy}.',
    'innocent-convicted': 'Tiden var gået, og alle de andre pegede på {suspect}. Men spionen var {spy}.',
    'spy-escaped': 'Tiden var gået, og ikke alle de andre pegede på spionen, {spy}.',
    void: 'Spionen er væk, eller der er for få tilbage. Kortene bliver vist, og ingen får point.',
  },
  /** A rubber stamp on the result: who has won. */
  side: { spy: 'Spionen vinder', others: 'De andre vinder', nobody: 'Tæller ikke' },
  location: 'Stedet',
  spy: 'Spionen',
  people: 'Kort og point',
  gained: { one: '{n}\u00a0point', other: '{n}\u00a0point' },
  nothing: 'ingen point',
  total: { one: '{n}\u00a0point i alt', other: '{n}\u00a0point i alt' },
  /** S19, S20: what points are for, each with how many it is worth. */
  merit: {
    'spy-won': '2 for at vinde som spion',
    'named-location': '2 mere for at gætte stedet',
    'innocent-blamed': '2 mere, fordi alle dømte en uskyldig',
    'others-won': '1 for at vinde over spionen',
    'accused-spy': '1 mere for at anklage spionen',
  },
  voices: 'Den sidste afstemning',
  next: {
    title: 'Næste runde',
    dealer: '{name} giver kort.',
    out: 'Væk lige nu: {names}. Den, der ikke er tilbage, er ikke med i runden.',
    joining: 'Ny ved bordet: {names}.',
    go: 'Næste runde',
    waiting: 'Alle, der spiller, kan begynde den næste runde.',
  },
} as const;

/** Rubber stamps. */
export const stamp = {
  accused: 'Anklaget',
  dropped: 'Afvist',
  stopped: 'Spionen!',
  time: 'Tiden er gået',
  caught: 'Fanget',
  escaped: 'Spionen vinder',
  void: 'Tæller ikke',
} as const;

/** Read out once, as it happens. */
export const said = {
  begun: 'Et nyt spil.',
  round: 'Runde {n} af {all}. {name} giver kort.',
  started: '{name} starter uret og spørger først.',
  asked: '{name} spørger {whom}.',
  question: '{name} spørger {whom}: {text}',
  answer: '{name} svarer: {text}',
  turn: '{name} spørger nu.',
  accused: '{name} anklager {suspect}. Uret stopper. Alle de andre stemmer.',
  vote: { yes: '{name} er for.', no: '{name} er imod.' },
  dropped: 'Ikke alle var for. Runden går videre.',
  stopped: '{name} er spionen og stopper spillet for at gætte et sted.',
  time: 'Tiden er gået. Tal om, hvem I mistænker.',
  ballot: 'Den sidste afstemning er åben.',
  voice: '{name} mistænker {suspect}.',
  next: 'Den næste, der siger et navn: {name}.',
  over: 'Runden er slut. {how} Stedet var: {location}. Spionen var {spy}.',
  points: 'Point: {list}.',
  gained: '{name} {n}',
  gone: '{name} er væk. Ingen venter længere.',
  back: '{name} er tilbage.',
  ending: {
    won: '{names} vinder spillet.',
    shared: '{names} deler sejren.',
    'broken-up': 'Der er for få tilbage. Spillet er slut.',
  },
} as const;
