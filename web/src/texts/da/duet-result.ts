/** Codenames Duet: the result of a game, and the tip. */
export const duetResult = {
  title: {
    assassin: 'I blev afsløret',
    time: 'Tiden løb ud',
    easier: 'Alle agenter er i sikkerhed',
    standard: 'Alle agenter er i sikkerhed',
    mission: 'Mission fuldført',
  },
  /** The reason in one line. */
  how: {
    contacted: 'I fandt alle 15\u00a0agenter i tide.',
    late: 'Den sidste af de 15\u00a0agenter blev fundet i sudden death, uden flere ledetråde.',
    assassin: 'Bag {word} ventede en lejemorder.',
    bystander: 'Brikkerne var brugt, og bag {word} stod en uskyldig forbipasserende.',
    tokens: 'Bag {word} stod en uskyldig forbipasserende, og der var ikke brikker nok til at betale.',
    abandoned: 'Spillet blev stoppet før tid. Ingen vandt, ingen tabte, og begge sider af nøglen forbliver forseglede.',
  },
  /** Below the line above, for a lost game. */
  missing: { one: '{n}\u00a0agent var stadig derude.', other: '{n}\u00a0agenter var stadig derude.' },
  city: 'Mission: {city}',
  unscored: 'Med {n}\u00a0brikker er spillet lettere, og derfor giver det ingen point.',

  score: '{score}\u00a0point',
  grade: {
    close: 'Det var tæt på, men alle er kommet hjem.',
    good: 'Godt arbejde. Det er blevet bemærket på hovedkontoret.',
    excellent: 'Fremragende. Få makkere forstår hinanden så godt.',
    map: 'Enestående. I er klar til missionskortet.',
  },
  tally: {
    title: 'Point',
    titleLost: 'Her endte brikkerne',
    left: { one: '{n}\u00a0brik tilbage', other: '{n}\u00a0brikker tilbage' },
    kept: { one: '{n}\u00a0brik taget', other: '{n}\u00a0brikker taget' },
    cards: { one: '{n}\u00a0brik på et kort', other: '{n}\u00a0brikker på kort' },
    discarded: {
      one: '{n}\u00a0brik kasseret for en ulovlig ledetråd',
      other: '{n}\u00a0brikker kasseret for ulovlige ledetråde',
    },
    late: 'Vundet i sudden death',
    /** After a row: how many, and what each is worth. */
    each: '{n} × {points}',
    total: 'I alt',
  },

  key: {
    title: 'Begge sider af nøglen',
    /** For screen readers, after the word. */
    faces: 'Vest: {west}, Øst: {east}',
    found: { west: 'fundet af Vest', east: 'fundet af Øst' },
    marker: { west: 'her mødte Vest en uskyldig', east: 'her mødte Øst en uskyldig' },
    last: 'her blev spillet tabt',
    /** The legend, beside the icons of the kinds. */
    legendFound: 'fundet, på finderens side',
    legendToken: 'uskyldig forbipasserende; pilen peger mod finderen',
  },

  story: {
    /** Beside a guess: the clue was for it. */
    meant: 'tænkt på',
    missed: 'Tænkt på, men ikke gættet: {words}',
  },
  tell: {
    open: 'Afslør tanken bag',
    change: 'Ret tanken bag',
    title: 'Hvad var tanken bag {word}?',
    note: 'Vælg de kort, du tænkte på. Så kan alle se dem ved ledetråden.',
    yours: 'Agenter på jeres side',
    others: 'Alle andre kort',
    none: 'Vælg mindst ét kort.',
    many: 'En ledetråd kan højst gælde 9\u00a0kort. Fjern et først.',
    save: 'Fortæl det til alle',
    said: '{name} har afsløret tanken bag {word}.',
  },

  /** The tip, by outcome. */
  next: {
    assassins:
      'Der er tre lejemordere på din side af nøglen. Hold ledetråden op mod dem én for én, før du giver den: Peger den bare en smule den vej, så find en anden.',
    tenth:
      'Hver tur koster en brik, så en ledetråd til et enkelt kort er dyr. Led efter ord, der peger på to eller flere. Eller spil med en tiende brik, indtil du ved, hvordan din makker tænker.',
    eleventh:
      'Hver tur koster en brik, så en ledetråd til et enkelt kort er dyr. Led efter ord, der peger på to eller flere. Eller tag den ellevte brik med.',
    pairs:
      'Hver tur koster en brik, så en ledetråd til et enkelt kort er dyr. Led efter ord, der peger på to eller flere, og vend tilbage til gamle ledetråde, mens I alligevel er i gang.',
    dear: 'Her er der ikke råd til mange fejl: Når brikkerne med den forbipasserende opad er brugt, koster et forkert gæt to. Stop, når I er i tvivl.',
    nine: 'I har fået styr på det. Prøv nu med 9\u00a0brikker: Det er den ægte vare, og den giver point.',
    campaign:
      'I har lige vundet standardspillet, så Prag er jeres: Åbn et missionskort, og rejs videre. Hver sejr åbner nye byer.',
    map: 'Tilbage til missionskortet: Byen er jeres, og nabobyerne er åbne. Vælg, hvor I skal hen.',
    openCampaign: 'Start med Prag vundet',
  },

  mission: {
    toMap: 'Til missionskortet',
    writing: 'Bliver skrevet på missionskortet\u00a0…',
    written: 'Det står på missionskortet.',
    /** The campaign is deleted or damaged. */
    lost: 'Missionskortet blev ikke fundet, så resultatet står kun her.',
    opened: { one: 'En ny by er åben: {cities}', other: 'Nye byer er åbne: {cities}' },
    stays: 'Byen er stadig åben: Prøv igen, når I vil.',
  },

  rotate: 'Byt pladser',
  rotateNote: 'Alle får nøglen at se fra en ny vinkel.',

  share: {
    heading: 'Safehouse · Duet',
    headingMission: 'Safehouse · Duet · {city}',
    result: {
      assassin: 'Tabt: en lejemorder',
      time: 'Tabt på tid',
      easier: 'Vundet med {tokens}\u00a0brikker',
      standard: 'Vundet med {score}\u00a0point',
      mission: 'Mission vundet',
    },
    found: { one: '{n} af 15\u00a0agenter', other: '{n} af 15\u00a0agenter' },
  },
} as const;
