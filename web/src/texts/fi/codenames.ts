/** Codenames: the table in play, and the TV. */
export const codenames = {
  title: 'Codenames',

  /** The now-line for each role and phase. */
  now: {
    spymaster: {
      clue: 'Anna joukkueellesi vihje: yksi sana ja numero.',
      clueOrCover: 'Vihje hylättiin! Peitä halutessasi oma agentti ja anna sitten vihjeesi.',
      wait: '{name} miettii vihjettä vastapuolelle. Hio sinä omaasi.',
      guess: 'Joukkueesi arvaa. Pidä pokka.',
      judge: 'Vastapuoli arvaa. Vääränlainen vihje? Esitä vastalause.',
      idle: 'Vastapuoli arvaa. Hio seuraavaa vihjettäsi.',
      lone: '{name} arvaa nyt sinulle. Pidä pokka.',
      loneIdle: '{name} arvaa nyt vastapuolelle. Hio seuraavaa vihjettäsi.',
      loneJudge: '{name} arvaa nyt vastapuolelle. Vääränlainen vihje? Esitä vastalause.',
      opponent: {
        one: 'Pelaa vastustajan vuoro: peitä yksi sen agenteista.',
        other: 'Pelaa vastustajan vuoro: peitä sen agenteista {n}, yksi kerrallaan.',
      },
    },
    operative: {
      clue: '{name} etsii sopivaa sanaa. Odota vihjettä.',
      wait: 'Vastapuoli miettii vihjettä. Pidä korvat höröllä.',
      first: 'Merkitse, mikä sopii vihjeeseen, ja kosketa sitten korttia. Arvaa ainakin kerran.',
      more: {
        one: 'Oikein! Vielä {n} arvaus: kosketa toista korttia tai lopeta.',
        other: 'Oikein! Vielä {n} arvausta: kosketa toista korttia tai lopeta.',
      },
      free: 'Oikein! Kosketa toista korttia tai lopeta, kun haluat.',
      /** Someone else on the team touched the last card. */
      moreBy: {
        one: '{name} kosketti korttia {word}. Vielä {n} arvaus: kosketa toista korttia tai lopeta.',
        other: '{name} kosketti korttia {word}. Vielä {n} arvausta: kosketa toista korttia tai lopeta.',
      },
      freeBy: '{name} kosketti korttia {word}. Kosketa toista korttia tai lopeta, kun haluat.',
      idle: 'Vastapuoli arvaa. Ei hiiskahdustakaan.',
      opponent: '{name} pelaa vastustajan vuoroa.',
    },
    watch: {
      clue: { red: 'Punaisten vakoojamestari miettii vihjettä.', blue: 'Sinisten vakoojamestari miettii vihjettä.' },
      guess: { red: 'Punaisten vakoojat arvaavat.', blue: 'Sinisten vakoojat arvaavat.' },
      opponent: 'Vakoojamestari pelaa vastustajan vuoroa.',
    },
    empty: {
      red: 'Punaisilla ei ole vakoojamestaria. Jonkun on otettava se paikka.',
      blue: 'Sinisillä ei ole vakoojamestaria. Jonkun on otettava se paikka.',
    },
    over: 'Peli on ohi.',
    someone: 'Vakoojamestari',
    someOperative: 'Vakooja',
  },

  /** Whose turn it is, in the bar. */
  turn: { red: 'Punaisten vuoro', blue: 'Sinisten vuoro' },

  turnOpponent: 'Vastustajan vuoro',

  opponent: 'Vastustaja',

  left: {
    red: { one: 'Punaiset: {n} agentti löytämättä', other: 'Punaiset: {n} agenttia löytämättä' },
    blue: { one: 'Siniset: {n} agentti löytämättä', other: 'Siniset: {n} agenttia löytämättä' },
  },

  toFind: { one: 'agentti löytämättä', other: 'agenttia löytämättä' },

  board: {
    keysCover: 'Nuolet: liiku. Enter: valitse. T: peittonappi. B: kortit.',
    covered: {
      red: 'peitetty: punainen agentti',
      blue: 'peitetty: sininen agentti',
      bystander: 'peitetty: sivullinen',
      assassin: 'peitetty: salamurhaaja',
    },
    key: {
      red: 'ratkaisu: punainen agentti',
      blue: 'ratkaisu: sininen agentti',
      bystander: 'ratkaisu: sivullinen',
      assassin: 'ratkaisu: salamurhaaja',
    },
  },

  /** Short words on the cards. */
  plate: { red: 'Punainen', blue: 'Sininen', bystander: 'Sivullinen', assassin: 'Salamurhaaja' },

  guess: {
    left: { one: '{n} arvaus jäljellä', other: '{n} arvausta jäljellä' },
    free: 'Arvaa vapaasti',
  },

  clue: {
    zero: 'Nolla: sana ei liity yhteenkään omaan agenttiin. Arvauksilla ei ole ylärajaa.',
    infinity: 'Rajaton: arvata saa niin monesti kuin uskaltaa.',
    for: { red: 'Vihje punaisille', blue: 'Vihje sinisille' },
    struck: 'hylätty',
  },

  judge: {
    sure: 'Hylätäänkö ”{word}”? Vastapuolen vuoro päättyy heti, ja saat peittää yhden omista agenteistanne.',
    sureTogether: 'Hylätäänkö ”{word}”? Vuoro päättyy, ja vastustajan agenteista peitetään yksi lisää.',
    yes: 'Hylkää vihje',
  },

  cover: {
    penalty: 'Peitä oma agentti',
    opponent: 'Peitä agentti',
    card: 'Peitä {word}',
    none: 'Valitse ensin kortti: napauta sitä.',
    mayNot: 'Vain jos haluat. Kun annat vihjeesi, tilaisuus on mennyt.',
  },

  clock: {
    hourglass: 'Tiimalasi',
    turn: 'Käännä tiimalasi',
    out: 'Aika loppui.',
    hourglassNote: 'Kuka tahansa saa kääntää tiimalasin, kun joku vitkastelee. Se hoputtaa, mutta ei lopeta mitään.',
    limitNote: 'Kun aika loppuu, vuoro päättyy itsestään.',
  },

  log: {
    ended: {
      stopped: 'jäi tähän',
      missed: 'huti',
      spent: 'arvaukset käytetty',
      time: 'aika loppui',
      objection: 'hylätty',
      game: 'viimeinen vuoro',
    },
    penalty: 'Rangaistus: {words}',
    opponent: 'Vastustajan vuorot: {words}',
  },

  /** Rubber stamps. */
  stamp: {
    time: 'Aika loppui',
    struck: 'Hylätty',
  },

  /** Announced once, when it happens. */
  said: {
    clue: {
      red: '{name} antaa punaisille vihjeen: {word}, {number}.',
      blue: '{name} antaa sinisille vihjeen: {word}, {number}.',
    },
    touched: {
      red: '{name} kosketti korttia {word}: punainen agentti.',
      blue: '{name} kosketti korttia {word}: sininen agentti.',
      bystander: '{name} kosketti korttia {word}: sivullinen.',
      assassin: '{name} kosketti korttia {word}: salamurhaaja.',
    },
    penalty: 'Rangaistuksena peitetään {word}.',
    opponent: 'Vastustajan vuorolla peitetään {word}.',
    struck: 'Vihje {word} hylättiin.',
    ended: {
      stopped: 'Joukkue lopetti.',
      missed: 'Vuoro päättyi.',
      spent: 'Arvaukset on käytetty.',
      time: 'Aika loppui.',
      objection: 'Vuoro päättyi.',
      game: '',
    },
    noClue: 'Aika loppui ilman vihjettä.',
    turn: { red: 'Punaisten vuoro.', blue: 'Sinisten vuoro.' },
    opponentsTurn: 'Vastustajan vuoro.',
    hourglass: 'Tiimalasi valuu: {seconds} sekuntia.',
    paused: 'Kello on tauolla.',
    resumed: 'Kello käy taas.',
    extended: 'Minuutti lisää.',
    begun: { red: 'Uusi peli. Punaiset aloittavat.', blue: 'Uusi peli. Siniset aloittavat.' },
    won: { red: 'Punaiset voittavat.', blue: 'Siniset voittavat.' },
    wonTogether: 'Voititte. Pisteet: {score}.',
    lostTogether: 'Hävisitte.',
  },
} as const;
