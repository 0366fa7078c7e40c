/** Spyfall: sheets and votes, which load after the first board. Part of `spyfall`. */

const sheets = {
  cancel: 'Ikke nu',
  /** Why a person cannot be chosen. */
  gone: 'væk',
  /** S22: the game waits for someone who is away. */
  missing: {
    wait: 'Vi venter på {name} ({time}).',
    goOn: 'Fortsæt uden',
    sure: 'Ja, uden {name}',
  },

  /** What happened while the player was still choosing. */
  meanwhile: {
    accusation: 'Imens har {name} anklaget {suspect}.',
    naming: 'Imens har spionen stoppet spillet.',
    time: 'Imens er tiden gået.',
    over: 'Imens er runden slut.',
    notSent: 'Intet blev sendt.',
    look: 'Vis mig det',
  },

  /** S7 */
  dealer: {
    change: 'En anden giver kort',
    title: 'Hvem giver kort først?',
    note: 'Kortgiveren starter uret og stiller det første spørgsmål.',
    yes: '{name} giver kort',
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
    back: 'Skift',
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

  /** Accusations of this round that went to a vote. */
  hearing: {
    title: 'Anklager i denne runde',
    dropped: '{name} anklagede {suspect}. Ikke alle var for.',
    carried: '{name} anklagede {suspect}. Alle var for.',
    yes: 'For: {names}.',
    no: 'Imod: {names}.',
  },

  /** S15. The same for everyone, so that a glance reveals nothing. */
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
    title: 'Hvem mistænker I?',
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
    choose: 'Tryk først på en ved bordet.',
  },
} as const;

export const spyfall = { sheets } as const;
