/** The lesson of Duet. */
export const lessonDuet = {
  /**
   * Twelve words. Yours: agents on your face. Theirs: agents on your partner's face; theirs2 is an assassin on yours.
   * `both` is an agent on both faces, `black` an assassin on yours, `trap` one on your partner's.
   */
  cards: {
    yours1: 'KRUUNU',
    yours2: 'LINNA',
    yours3: 'PEILI',
    theirs1: 'PUURO',
    theirs2: 'MUNA',
    both: 'SILTA',
    black: 'TIMANTTI',
    trap: 'SUSI',
    idle1: 'PILVI',
    idle2: 'SAAPAS',
    idle3: 'JUNA',
    idle4: 'SAKSET',
  },
  /** `good` fits yours1 and yours2, `risky` yours1 and black, `theirs` fits theirs1 and theirs2. */
  clues: { good: 'KUNINGAS', risky: 'KORU', theirs: 'AAMUPALA' },
  say: {
    intro:
      'Näet samat sanat kuin pelikumppanisi, mutta kummallakin on oma ratkaisunsa. Tämä on sinun: pelikumppanin on löydettävä vihreät agenttisi.',
    give: 'Ohjaa siis pelikumppani kahteen sanaan: {one} ja {other}. Varo sanaa {black}: musta on salamurhaaja, ja silloin häviätte kumpikin. Mikä vihje?',
    lost: 'Vihjeestä {clue} pelikumppanille tuli mieleen myös {black}. Sinun ratkaisussasi se on musta, joten olisitte hävinneet. Peru vihje ja valitse uudestaan.',
    found: 'Pelikumppani löysi kummankin. Vuoro maksoi aikamerkin, ja merkit ovat kaikki aika, joka teillä on.',
    guess:
      'Nyt pelikumppanisi sanoo {clue} {n}, ja sinä arvaat. Vain hänen ratkaisunsa kertoo, mikä kortti on, etkä sinä näe sitä. Napauta sanaa, joka sopii.',
    touch:
      'Sinun ratkaisussasi {word} on sivullinen. Ei haittaa: ratkaisusi on pelikumppanin arvauksia varten, ei sinun. Kosketa sitä.',
    choose:
      'Pelikumppanin ratkaisussa se on agentti! Vielä yksi sana sopii vihjeeseen {clue}. Tämän päätät itse: merkitse ja kosketa.',
    missedIdle:
      'Pelikumppanin ratkaisussa sivullinen: kortille {word} tulee aikamerkki, ja vuoro päättyy. Omat värisi eivät kerro mitään sinun arvauksistasi. Pane se takaisin ja seuraa vihjettä.',
    missedLucky:
      'Agentti kummallekin: mikä tuuri! Mutta {clue} ei tarkoittanut sanaa {word}, eikä tuuriin voi luottaa. Pane se takaisin ja seuraa vihjettä.',
    missedBlack:
      '{word} on pelikumppanin ratkaisussa salamurhaaja, ja häviätte kumpikin. Oma ratkaisusi ei voinut varoittaa. Pane se takaisin ja seuraa vihjettä.',
    done: '{word}: sinulle musta, pelikumppanille agentti. Luotit vihjeeseen etkä omiin väreihisi, ja se on Duet-pelin salaisuus. Löytäkää yhdessä viisitoista, ennen kuin merkit loppuvat.',
  },
  note: {
    wrong: 'Sopiiko {word} vihjeeseen {clue}? Älä katso värejäsi. Kokeile toista.',
    later: 'Se sopii, vaikka se on sinulle musta. Pidä se mielessä ja ota ensin toinen.',
  },
} as const;
