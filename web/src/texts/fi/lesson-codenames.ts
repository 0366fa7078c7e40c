/** The lesson of Codenames. */
export const lessonCodenames = {
  /** Twelve words: four of ours, three of theirs, four bystanders, one assassin. */
  cards: {
    ours1: 'KIUAS',
    ours2: 'LÖYLY',
    ours3: 'PIANO',
    ours4: 'TRUMPETTI',
    theirs1: 'TIIKERI',
    theirs2: 'LINNA',
    theirs3: 'KYNÄ',
    idle1: 'LEIPÄ',
    idle2: 'IKKUNA',
    idle3: 'LÄÄKÄRI',
    idle4: 'KIRJE',
    assassin: 'HÄLYTIN',
  },
  /** `first` fits ours1 and ours2, `theirs` fits theirs1, `good` fits ours3 and ours4, `risky` ours4 and the assassin. */
  clues: { first: 'SAUNA', theirs: 'RAITA', good: 'ORKESTERI', risky: 'MELU' },
  say: {
    intro:
      'Iltaa, agentti. Pöydällä on kaksitoista sanaa, ja niistä neljä on meikäläisiä. Vakoojamestarisi tietää, mitkä. Sinä et.',
    mark: 'Vakoojamestarisi sanoo: {clue} {n}. Kaksi näistä sanoista liittyy siis vihjeeseen {clue}. Napauta yhtä.',
    touch:
      '{word}, lyijykynällä. Vielä ei tapahtunut mitään: merkki on vain ääneen ajattelua. Oletko varma? Kosketa sitten.',
    second: 'Meikäläinen, ja vuoro jatkuu. Numero oli kaksi, joten vielä yksi sana sopii. Merkitse se ja kosketa.',
    risk: 'Kumpikin löytyi! Saat aina arvata kerran enemmän kuin numero sanoo. Riittääkö, vai otatko riskin?',
    riskedOurs: 'Meikäläinen, mikä tuuri! Oikeassa pelissä saisit pitää sen. Nyt harjoitellaan: pane se takaisin.',
    riskedIdle: 'Sivullinen. Vuorosi päättyi, mutta pahempaa ei tapahtunut. Pane se takaisin.',
    riskedTheirs: 'Se oli vastapuolen. Vuorosi päättyi, ja teit työn heidän puolestaan. Pane se takaisin.',
    riskedAssassin:
      'Salamurhaaja. Jos kosketat sitä oikeassa pelissä, kaikki on heti menetetty. Onneksi tämä on harjoitus: pane se takaisin.',
    theirs:
      'Nyt on vastapuolen vuoro: {clue} {n}, ja heiltä löytyy {word}. Se voittaa, joka löytää ensin kaikki omansa.',
    clue: 'Vaihdetaan paikkaa: nyt sinä olet vakoojamestari ja näet ratkaisun. Löytämättä ovat {one} ja {other}. Minkä vihjeen annat?',
    lost: 'Vihjeestä {clue} heille tuli mieleen myös {word}, ja se on salamurhaaja. Parhaillekin käy niin. Peru vihje ja valitse uudestaan.',
    won: '{clue} {n}: kumpikin löytyi, eikä salamurhaaja tullut kenenkään mieleen. Voititte. Yksi sana, yksi numero, ja varo salamurhaajaa: siinä koko homma.',
  },
  note: {
    wrong: 'Merkki ei maksa mitään. Mutta sopiiko {word} vihjeeseen {clue}? Kokeile toista.',
    illegal: '{word} on pöydällä, joten sitä ei saa sanoa. Vihje on aina jokin muu sana. Valitse uudestaan.',
  },
} as const;
