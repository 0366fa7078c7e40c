/** Codenames: the table in play, its result, and the TV. */
export const codenames = {
  title: 'Codenames',

  /** The one sentence of what to do now, for each role and phase. */
  now: {
    spymaster: {
      clue: 'Anna joukkueellesi vihje: yksi sana ja numero.',
      clueOrCover: 'Vihje hylättiin! Peitä halutessasi oma agentti ja anna sitten vihjeesi.',
      wait: '{name} miettii vihjettä vastapuolelle. Hio sinä omaasi.',
      guess: 'Joukkueesi arvaa. Pidä pokka.',
      judge: 'Vastapuoli arvaa. Kelvoton vihje? Esitä vastalause.',
      idle: 'Vastapuoli arvaa. Hio seuraavaa vihjettäsi.',
      lone: '{name} arvaa nyt sinulle. Pidä pokka.',
      loneIdle: '{name} arvaa nyt vastapuolelle. Hio seuraavaa vihjettäsi.',
      loneJudge: '{name} arvaa nyt vastapuolelle. Kelvoton vihje? Esitä vastalause.',
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
    somebody: 'Vakoojamestari',
    someOperative: 'Vakooja',
  },

  /** Whose turn it is, in the bar. */
  turn: { red: 'Punaisten vuoro', blue: 'Sinisten vuoro' },
  turnOpponent: 'Vastustajan vuoro',
  opponent: 'Vastustaja',
  nobody: 'ei vielä ketään',
  left: {
    red: { one: 'Punaiset: {n} agentti löytämättä', other: 'Punaiset: {n} agenttia löytämättä' },
    blue: { one: 'Siniset: {n} agentti löytämättä', other: 'Siniset: {n} agenttia löytämättä' },
  },
  toFind: { one: 'agentti löytämättä', other: 'agenttia löytämättä' },

  board: {
    label: 'Kortit pöydällä',
    /** How the keyboard works now; shown below the cards while it is used. */
    keys: 'Nuolet liikuttavat. Enter merkitsee. T: kosketusnappi. B: kortit.',
    keysCover: 'Nuolet liikuttavat. Enter valitsee. T: peittonappi. B: kortit.',
    keysLook: 'Nuolet liikuttavat. B: takaisin kortteihin.',
    /** What a screen reader says after the word. */
    marked: 'merkki: {names}',
    chosen: 'valittu',
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
  /** Short words on the cards themselves. */
  plate: { red: 'Punainen', blue: 'Sininen', bystander: 'Sivullinen', assassin: 'Salamurhaaja' },

  guess: {
    touch: 'Kosketa: {word}',
    touchNone: 'Kosketa',
    markFirst: 'Merkitse ensin kortti: napauta sitä.',
    stop: 'Riittää',
    left: { one: '{n} arvaus jäljellä', other: '{n} arvausta jäljellä' },
    free: 'Arvaa vapaasti',
  },

  key: { hide: 'Piilota ratkaisu', show: 'Näytä ratkaisu' },

  clue: {
    word: 'Yksi sana',
    number: 'Kuinka monta',
    fewer: 'Yksi vähemmän',
    more: 'Yksi enemmän',
    unlimited: 'rajaton',
    zero: 'Nolla: sana ei liity yhteenkään omaan agenttiin. Arvauksilla ei ole ylärajaa.',
    infinity: 'Rajaton: arvata saa niin monesti kuin uskaltaa.',
    give: 'Anna vihje',
    empty: 'Kirjoita ensin sana.',
    anyway: 'Anna silti',
    sure: 'Tuomari epäilee tätä. Paina uudestaan, niin annat sen sellaisenaan.',
    legal: 'Tuomarilla ei ole huomautettavaa.',
    doubtful: 'Kyseenalainen.',
    illegal: 'Tuomari hylkäisi tämän.',
    none: 'Ei vielä vihjettä',
    for: { red: 'Vihje punaisille', blue: 'Vihje sinisille' },
    struck: 'hylätty',
    allowed: 'hyväksytty',
  },

  /** Why the referee minds, by the rule it rests on. */
  referee: {
    L1: 'Vihje on yksi sana.',
    L2: 'Vihje koskee merkitystä, ei kirjaimia eikä paikkaa pöydällä.',
    L5: 'Sana ei näytä olevan korttien kieltä.',
    L6: 'Se on sanan {codename} muoto.',
    L7: 'Siinä on sama osa kuin sanassa {codename}.',
    L10: 'Se näyttää omasta päästä keksityltä yhdyssanalta.',
    L11: 'Se kirjoitetaan samoin kuin {codename}.',
    L12: 'Monisanaista nimeä ei täällä lasketa yhdeksi sanaksi.',
    L13: 'Lyhennettä ei täällä lasketa sanaksi.',
    L14: 'Erikseen kirjoitettua yhdyssanaa ei täällä lasketa yhdeksi sanaksi.',
    unknown: 'Se saattaa rikkoa sääntöjä.',
    near: 'Se saattaa olla liian lähellä sanaa {codename}.',
  },

  judge: {
    heading: 'Kelpaako vihje?',
    object: 'Vastalause',
    allow: 'Kelpaa',
    sure: 'Hylätäänkö ”{word}”? Vastapuolen vuoro päättyy heti, ja saat peittää yhden omista agenteistanne.',
    sureTogether: 'Hylätäänkö ”{word}”? Vuoro päättyy, ja vastustajan agenteista peitetään yksi lisää.',
    yes: 'Hylkää vihje',
    no: 'Ei nyt',
    says: 'Neuvo:',
  },

  cover: {
    penalty: 'Peitä oma agentti',
    opponent: 'Peitä agentti',
    card: 'Peitä {word}',
    none: 'Valitse ensin kortti: napauta sitä.',
    mayNot: 'Vain jos haluat. Kun annat vihjeesi, tilaisuus on mennyt.',
  },

  clock: {
    limit: 'Aikaa jäljellä',
    hourglass: 'Tiimalasi',
    turn: 'Käännä tiimalasi',
    pause: 'Pysäytä',
    resume: 'Jatka',
    extend: '+1 minuutti',
    paused: 'Tauolla',
    soon: '30 sekuntia jäljellä.',
    last: '10 sekuntia jäljellä.',
    out: 'Aika loppui.',
    /** Beside the digits, so that urgency is not told by colour. */
    hurry: { soon: 'Kiire', last: 'Äkkiä!', out: 'Loppu' },
    controls: 'Kello',
    hourglassNote: 'Kuka tahansa saa kääntää tiimalasin, kun joku vitkastelee. Se hoputtaa, mutta ei lopeta mitään.',
    limitNote: 'Kun aika loppuu, vuoro päättyy itsestään.',
  },

  log: {
    heading: 'Vihjeet tähän asti',
    open: 'Vihjeet',
    empty: 'Yhtään vihjettä ei ole vielä annettu.',
    ended: {
      stopped: 'jäi tähän',
      missed: 'huti',
      spent: 'arvaukset käytetty',
      time: 'aika loppui',
      objection: 'hylätty',
      game: 'viimeinen vuoro',
    },
    running: 'arvataan juuri nyt',
    penalty: 'Rangaistus: {words}',
    opponent: 'Vastustajan vuorot: {words}',
  },

  tools: {
    chat: 'Juttele',
    unread: { one: 'Juttele, {n} uusi viesti', other: 'Juttele, {n} uutta viestiä' },
    help: 'Ohje',
    rules: 'Kaikki säännöt',
  },
  callOff: {
    button: 'Keskeytä peli',
    title: 'Keskeytetäänkö peli?',
    note: 'Peli päättyy tähän ilman voittajaa. Ratkaisu pysyy sinetöitynä.',
    yes: 'Keskeytä',
    no: 'Jatka peliä',
  },

  /** Rubber stamps. */
  stamp: {
    clue: 'Vihje',
    over: 'Vuoro ohi',
    time: 'Aika loppui',
    struck: 'Hylätty',
    assassin: 'Salamurha',
    won: 'Juttu selvä',
    lost: 'Peite petti',
  },

  /** Read out once, as it happens. */
  said: {
    clue: {
      red: 'Vihje punaisille, antajana {name}: {word}, {number}.',
      blue: 'Vihje sinisille, antajana {name}: {word}, {number}.',
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
    allowed: 'Vihje {word} hyväksyttiin.',
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
    calledOff: 'Peli keskeytettiin.',
  },

  result: {
    won: { red: 'Punaiset voittavat', blue: 'Siniset voittavat' },
    wonTogether: 'Pääsitte pälkähästä',
    lostTogether: 'Peite petti',
    abandoned: 'Peli keskeytettiin',
    abandonedNote: 'Tämä peli jäi kesken. Kukaan ei voittanut, ja ratkaisu pysyy sinetöitynä.',
    /** How, in one line; for the winner of a game of two sides. */
    how: {
      contacted: {
        red: 'Kaikkiin punaisiin agentteihin on saatu yhteys.',
        blue: 'Kaikkiin sinisiin agentteihin on saatu yhteys.',
      },
      handed: {
        red: 'Siniset löysivät punaisten viimeisen agentin näiden puolesta.',
        blue: 'Punaiset löysivät sinisten viimeisen agentin näiden puolesta.',
      },
      penalty: {
        red: 'Hylätty vihje antoi punaisten peittää viimeisen agenttinsa.',
        blue: 'Hylätty vihje antoi sinisten peittää viimeisen agenttinsa.',
      },
      assassin: {
        red: 'Siniset kävelivät suoraan salamurhaajan syliin.',
        blue: 'Punaiset kävelivät suoraan salamurhaajan syliin.',
      },
    },
    howTogether: {
      contacted: 'Kaikkiin yhdeksään agenttiin saatiin yhteys ajoissa.',
      assassin: 'Kävelitte suoraan salamurhaajan syliin.',
      outrun: 'Vastustaja löysi kaikki agenttinsa ensin.',
    },
    score: 'Pisteet: {score}/8',
    /** C30, from barely to hardly believable. */
    comment: {
      1: 'Karvan varassa. Voitto se on sekin.',
      2: 'Pakoauto oli jo liikkeessä.',
      3: 'Vankkaa kenttätyötä. Pomo nyökkää.',
      4: 'Siistiä jälkeä. Päämajassa joku kirjoitti nimenne muistiin.',
      5: 'Terävää. Teille on jo katsottu vaikeampia keikkoja.',
      6: 'Hämmästyttävää. Eihän kukaan vain laverrellut?',
      7: 'Legendaarista. Tästä kerrotaan vielä alokkaille.',
      8: 'Raporttia ei usko kukaan. Kehystäkää se.',
    },
    key: 'Koko ratkaisu',
    story: 'Mitä tapahtui',
    best: 'Pelin paras vihje: {word}, keksijänä {name}. Löydettyjä agentteja: {found}.',
    next: 'Kokeilkaa ensi kerralla',
    tip: {
      assassin:
        'Vilkaise salamurhaajaa aina ennen kuin annat vihjeen. Jos sanasi kallistuu vähänkin sinne päin, etsi toinen.',
      handed:
        'Moni arvaus auttoi vastapuolta. Vakoojamestarit: verratkaa vihjettä heidänkin kortteihinsa. Vakoojat: lopettakaa yhtä arvausta aiemmin.',
      objection: 'Seuraa kirjoittaessasi, mitä tuomari sanoo: hylätty vihje tulee kalliimmaksi kuin vaatimaton.',
      time: 'Kello ratkaisi yhden vuoron. Sopikaa varasuunnitelma: kun aika käy vähiin, yksi varma kortti voittaa tyhjän.',
      outrun: 'Vastustaja vie joka vuorolla yhden, joten ykköset ja kakkoset ovat liian hitaita. Tavoitelkaa kolmosta.',
      ones: 'Pelasitte varman päälle. Kaksi korttia vihjettä kohti voittaa useimmat kisat: etsikää pareja, ennen kuin avaatte suunne.',
      bold: 'Suuret numerot, suuret riskit. Puhdas kakkonen on usein arvokkaampi kuin huojuva nelonen.',
      extra:
        'Aiemmista vihjeistä jäi kortteja pöydälle. Saatte arvata kerran yli numeron: palatkaa sillä niihin, jotka jäivät.',
      swift: 'Ripeää työtä. Vaihtakaa paikkoja, niin joku toinenkin saa tuntea ratkaisun painon.',
      again: 'Hyvin taisteltu. Vaihtakaa paikkoja: ratkaisun toiselta puolelta peli näyttää ihan erilaiselta.',
    },
    fair: 'Oliko jako reilu?',
    fairNote:
      'Ennen peliä talo näytti sormenjäljen luvusta, josta kaikki jaettiin. Nyt se näyttää itse luvun. Jos sormenjälki täsmää, mitään ei ole vaihdettu matkan varrella.',
    commitment: 'Sormenjälki, näytetty alussa',
    seed: 'Luku, näytetty lopussa',
    check: 'Tarkista tässä',
    fits: 'Täsmää: luvun SHA-256 on juuri tämä sormenjälki.',
    fitsNot: 'Ei täsmää. Älä luota tähän jakoon.',
    proof: 'Kaikki tiedot jaosta',
    shareTitle: 'Kerro muille',
    share: 'Kopioi teksti',
    shared: 'Kopioitu.',
    shareFailed: 'Kopiointi ei onnistunut. Valitse teksti ja kopioi se käsin.',
    shareNote: 'Ei yhtään sanaa mukana, siis ei juonipaljastuksia.',
    again: 'Uusi peli',
    rotate: 'Kierrätä roolit',
    rotateNote: 'Kunkin joukkueen seuraavasta tulee vakoojamestari.',
    toLobby: 'Tilannehuoneeseen',
    waiting: 'Seuraavan pelin aloittaa vetäjä eli {name}.',
  },

  share: {
    heading: 'Safehouse · Codenames',
    won: { red: 'Punaiset voittivat', blue: 'Siniset voittivat' },
    wonTogether: 'Voitettiin yhdessä, pisteet {score}/8',
    lostTogether: 'Hävittiin yhdessä',
    abandoned: 'Peli keskeytettiin',
    ending: {
      contacted: 'kaikki agentit löytyivät',
      handed: 'vastapuoli löysi viimeisen agentin',
      penalty: 'hylätyn vihjeen ansiosta',
      assassin: 'joku kohtasi salamurhaajan',
      outrun: 'vastustaja ehti ensin',
    },
    clues: { one: '{n} vihje', other: '{n} vihjettä' },
  },

  tv: {
    clueBy: '{name} sanoo',
    next: 'Seuraavaksi {name} aloittaa uuden pelin tai palaa tilannehuoneeseen.',
  },
} as const;
