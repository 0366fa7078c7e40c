/** The lesson of Duet. */
export const lessonDuet = {
  /**
   * Twelve words. Yours: agents on your face. Theirs: agents on your partner's face; theirs2 is an assassin on yours.
   * `both` is an agent on both faces, `black` an assassin on yours, `trap` one on your partner's.
   */
  cards: {
    yours1: 'KRONE',
    yours2: 'SLOT',
    yours3: 'SPEJL',
    theirs1: 'HONNING',
    theirs2: 'ÆG',
    both: 'BRO',
    black: 'DIAMANT',
    trap: 'ULV',
    idle1: 'SKY',
    idle2: 'STØVLE',
    idle3: 'TOG',
    idle4: 'SAKS',
  },
  /** `good` fits yours1 and yours2, `risky` yours1 and black, `theirs` fits theirs1 and theirs2. */
  clues: { good: 'KONGE', risky: 'SMYKKE', theirs: 'MORGENMAD' },
  say: {
    intro:
      'Du og din makker ser de samme ord, og I har hver jeres side af nøglen. Det her er din: Din makker skal finde dine grønne agenter.',
    give: 'Peg din makker mod {one} og {other}. Hold dig fra {black}: Sort er en lejemorder, og så taber I begge. Hvilken ledetråd?',
    lost: 'Ved {clue} tænkte din makker også på {black}. Sort på din side: I havde begge tabt. Tag det tilbage, og vælg igen.',
    found: 'Din makker fandt begge. Turen kostede en brik, og brikkerne er al den tid, I har.',
    guess:
      'Nu siger din makker {clue} {n}, og du gætter. Kun din makkers side afgør, hvad et kort er, og den kan du ikke se. Tryk på et ord, der passer.',
    touch:
      'Din side siger, at {word} er uskyldig. Det gør ikke noget: Din side gælder din makkers gæt, ikke dine. Vend kortet.',
    choose:
      'En agent på din makkers side! Ét ord mere passer til {clue}. Nu bestemmer du selv: Markér det, og vend det.',
    missedIdle:
      'Uskyldig på din makkers side: Der lægges en brik på {word}, og turen er slut. Dine egne farver siger intet om dine gæt. Læg det tilbage, og gå efter ledetråden.',
    missedLucky:
      'En agent på begge sider: Sikke et held! Men {clue} gjaldt ikke {word}, og held er ingen plan. Læg det tilbage, og gå efter ledetråden.',
    missedBlack:
      '{word} er en lejemorder på din makkers side, og I taber begge. Din egen side kunne ikke advare dig. Læg det tilbage, og gå efter ledetråden.',
    done: '{word}: sort på din side, agent på din makkers. Du stolede på ledetråden og ikke på dine egne farver, og det er hemmeligheden ved Duet. Find femten sammen, før brikkerne slipper op.',
  },
  note: {
    wrong: 'Passer {word} til {clue}? Se ikke på dine farver. Prøv et andet.',
    later: 'Det passer, selv om det er sort på din side. Husk det, og tag det andet først.',
  },
} as const;
