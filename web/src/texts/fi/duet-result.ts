/** Codenames Duet: the result of a game, and the tip. */
export const duetResult = {
  title: {
    assassin: 'Peite petti',
    time: 'Aika loppui',
    easier: 'Kaikki agentit turvassa',
    standard: 'Kaikki agentit turvassa',
    mission: 'Tehtävä suoritettu',
  },
  /** The reason in one line. */
  how: {
    contacted: 'Kaikkiin 15 agenttiin saatiin yhteys ajoissa.',
    late: 'Viimeinen 15 agentista löytyi äkkikuolemassa, ilman uutta vihjettä.',
    assassin: 'Sanan {word} takana odotti salamurhaaja.',
    bystander: 'Aikamerkit olivat lopussa, ja sanan {word} takana seisoi sivullinen.',
    tokens: 'Sanan {word} takana seisoi sivullinen, eivätkä aikamerkit enää riittäneet.',
    abandoned:
      'Tämä peli jäi kesken. Kukaan ei voittanut eikä hävinnyt, ja ratkaisukortin molemmat puolet pysyvät sinetöityinä.',
  },
  /** Below the line above, for a lost game. */
  missing: { one: '{n} agentti jäi vielä kentälle.', other: '{n} agenttia jäi vielä kentälle.' },
  city: 'Tehtävä: {city}',
  unscored: '{n} aikamerkillä peli on helpompi, eikä siitä saa pisteitä.',

  score: 'Pisteet: {score}',
  grade: {
    close: 'Tiukille meni, mutta kaikki pääsivät kotiin.',
    good: 'Hyvää työtä. Päämajassakin se huomattiin.',
    excellent: 'Erinomaista. Harva pari ymmärtää toisiaan näin.',
    map: 'Häikäisevää. Tehtäväkartta kutsuu.',
  },
  tally: {
    title: 'Pisteet',
    titleLost: 'Mihin aikamerkit menivät',
    left: { one: '{n} aikamerkki jäljellä', other: '{n} aikamerkkiä jäljellä' },
    kept: { one: '{n} aikamerkki otettu', other: '{n} aikamerkkiä otettu' },
    cards: { one: '{n} aikamerkki kortilla', other: '{n} aikamerkkiä korteilla' },
    discarded: {
      one: '{n} aikamerkki poistettu vääränlaisen vihjeen takia',
      other: '{n} aikamerkkiä poistettu vääränlaisten vihjeiden takia',
    },
    late: 'Voitto äkkikuolemassa',
    /** After a row: how many, and what each is worth. */
    each: '{n} × {points}',
    total: 'Yhteensä',
  },

  key: {
    title: 'Ratkaisukortin molemmat puolet',
    /** For screen readers, after the word. */
    faces: 'Länsi: {west}, Itä: {east}',
    found: { west: 'löysi Länsi', east: 'löysi Itä' },
    marker: { west: 'Länsi osui tässä sivulliseen', east: 'Itä osui tässä sivulliseen' },
    last: 'tässä peli hävittiin',
    /** The legend, beside the icons of the kinds. */
    legendFound: 'löydetty, löytäjän puolella',
    legendToken: 'osuma sivulliseen; nuoli näyttää, kumpi osui',
  },

  story: {
    /** Beside a guess: the clue was for it. */
    meant: 'tarkoitettu',
    missed: 'Tarkoitti, mutta ei arvattu: {words}',
  },
  tell: {
    open: 'Kerro, mitä se koski',
    change: 'Korjaa, mitä se koski',
    title: 'Mitä vihje {word} koski?',
    note: 'Valitse kortit, jotka olivat mielessäsi. Sitten kaikki näkevät ne pelin tapahtumissa.',
    yours: 'Ratkaisusi agentit',
    others: 'Kaikki muut kortit',
    none: 'Valitse ainakin yksi kortti.',
    many: 'Vihje voi koskea enintään yhdeksää korttia. Ota ensin jokin pois.',
    save: 'Kerro kaikille',
    said: '{name} kertoi, mitä vihje {word} koski.',
  },

  /** The tip, by outcome. */
  next: {
    assassins:
      'Ratkaisussasi on kolme salamurhaajaa. Vertaa vihjettä heihin yksi kerrallaan, ennen kuin sanot sen: jos se kallistuu sinne päin, etsi toinen.',
    tenth:
      'Joka vuoro maksaa aikamerkin, joten yhden kortin vihje on kallis. Etsikää vihjeitä, jotka liittyvät kahteen tai useampaan sanaan. Tai pelatkaa kymmenen merkin kanssa, kunnes opitte, miten toinen ajattelee.',
    eleventh:
      'Joka vuoro maksaa aikamerkin, joten yhden kortin vihje on kallis. Etsikää vihjeitä, jotka liittyvät kahteen tai useampaan sanaan. Tai ottakaa avuksi yhdestoistakin merkki.',
    pairs:
      'Joka vuoro maksaa aikamerkin, joten yhden kortin vihje on kallis. Etsikää vihjeitä, jotka liittyvät kahteen tai useampaan sanaan, ja palatkaa vanhoihin vihjeisiin, kun vuoro vielä jatkuu.',
    dear: 'Täällä virheisiin on vain vähän varaa: kun sivullispuolet on käytetty, väärä arvaus maksaa kaksi aikamerkkiä. Jos epäilyttää, lopettakaa vuoro.',
    nine: 'Homma on hallussa. Kokeilkaa nyt yhdeksällä aikamerkillä: se on se oikea peli, ja siitä saa pisteet.',
    campaign:
      'Voititte juuri peruspelin, joten Praha on teidän: avatkaa tehtäväkartta ja jatkakaa siitä. Joka voitto avaa uusia kaupunkeja.',
    map: 'Takaisin kartalle: tämä kaupunki on teidän, ja sen naapurit ovat auki. Valitkaa, minne seuraavaksi.',
    openCampaign: 'Aloita, Praha voitettuna',
  },

  mission: {
    toMap: 'Takaisin kartalle',
    writing: 'Kirjataan kartalle…',
    written: 'Tulos on kartalla.',
    /** The campaign is deleted or damaged. */
    lost: 'Karttaa ei löytynyt, joten tulos on vain tässä.',
    opened: { one: 'Uusi kaupunki aukesi: {cities}', other: 'Uusia kaupunkeja aukesi: {cities}' },
    stays: 'Kaupunki pysyy auki: yrittäkää uudelleen, kun haluatte.',
  },

  rotate: 'Vaihda puolia',
  rotateNote: 'Jokainen näkee ratkaisun uudesta paikasta.',

  share: {
    heading: 'Safehouse · Duet',
    headingMission: 'Safehouse · Duet · {city}',
    result: {
      assassin: 'Hävittiin: salamurhaaja',
      time: 'Hävittiin: aika loppui',
      easier: 'Voitettiin {tokens} aikamerkillä',
      standard: 'Voitettiin, pisteet {score}',
      mission: 'Tehtävä voitettiin',
    },
    found: { one: '{n}/15 agenttia', other: '{n}/15 agenttia' },
  },
} as const;
