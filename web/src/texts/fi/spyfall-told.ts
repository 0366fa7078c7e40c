/** Spyfall: the verdict of a round, stamps and announcements. Part of `spyfall`. */

export const verdict = {
  round: 'Kierros {n}/{all}',
  title: {
    'spy-accused': 'Vakooja jäi kiinni',
    'innocent-accused': 'Viaton sai syyt niskoilleen',
    'location-named': 'Vakooja tiesi paikan',
    'location-missed': 'Vakooja arvasi väärin',
    'spy-convicted': 'Vakooja tuomittiin',
    'innocent-convicted': 'Viaton tuomittiin',
    'spy-escaped': 'Vakooja pääsi pakoon',
    void: 'Kierros mitätöitiin',
  },
  how: {
    'spy-accused': '{accuser} syytti: vakooja on {spy}. Kaikki olivat samaa mieltä.',
    'innocent-accused': '{accuser} syytti: vakooja on {suspect}. Kaikki olivat samaa mieltä, mutta vakooja oli {spy}.',
    'location-named': '{spy} pysäytti pelin ja arvasi paikan.',
    'location-missed': '{spy} pysäytti pelin ja arvasi väärän paikan: {named}.',
    'spy-convicted': 'Aika loppui, ja kaikki muut sanoivat saman nimen: {spy}.',
    'innocent-convicted': 'Aika loppui, ja kaikki muut sanoivat saman nimen: {suspect}. Mutta vakooja oli {spy}.',
    'spy-escaped': 'Aika loppui, eivätkä kaikki muut sanoneet oikeaa nimeä. Vakooja oli {spy}.',
    void: 'Vakooja on poissa, tai pelaajia on liian vähän. Kortit näytetään, eikä kukaan saa pisteitä.',
  },
  /** A rubber stamp on the verdict: who won. */
  side: { spy: 'Vakooja voittaa', others: 'Muut voittavat', nobody: 'Mitätön' },
  location: 'Paikka',
  spy: 'Vakooja',
  people: 'Kortit ja pisteet',
  gained: { one: '{n} piste', other: '{n} pistettä' },
  nothing: 'ei pisteitä',
  total: { one: 'yhteensä {n} piste', other: 'yhteensä {n} pistettä' },
  /** S19, S20: the reasons for points, each with its worth. */
  merit: {
    'spy-won': '2 voitosta vakoojana',
    'named-location': '2 lisää paikan arvaamisesta',
    'innocent-blamed': '2 lisää, kun kaikki syyttivät viatonta',
    'others-won': '1 voitosta vakoojaa vastaan',
    'accused-spy': '1 lisää vakoojan syyttämisestä',
  },
  voices: 'Loppuäänestys',
  talk: 'Kysymykset ja vastaukset',
  next: {
    title: 'Seuraava kierros',
    dealer: '{name} jakaa.',
    out: 'Poissa juuri nyt: {names}. Joka ei ehdi takaisin, jää kierrokselta pois.',
    joining: 'Uutta väkeä pöydässä: {names}.',
    go: 'Seuraava kierros',
    result: 'Katso tulos',
    waiting: 'Seuraavan kierroksen voi aloittaa kuka tahansa pelaajista.',
  },
} as const;

/** Rubber stamps. */
export const stamp = {
  accused: 'Syytettynä',
  dropped: 'Raukesi',
  stopped: 'Vakooja!',
  time: 'Aika loppui',
  caught: 'Jäi kiinni',
  missed: 'Väärä paikka!',
  escaped: 'Vakooja voittaa',
  void: 'Mitätön',
} as const;

/** Announced once, when it happens. */
export const said = {
  begun: 'Uusi peli.',
  round: 'Kierros {n}/{all}. {name} jakaa.',
  started: '{name} aloittaa kierroksen ja kysyy ensimmäisenä.',
  asked: '{name} kysyy, {whom} vastaa.',
  question: '{name} kysyy pelaajalta {whom}: {text}',
  answer: '{name} vastaa: {text}',
  turn: 'Seuraavaksi kysyy {name}.',
  accused: '{name} syyttää: vakooja on {suspect}. Kello pysähtyy. Kaikki muut äänestävät.',
  vote: {
    yes: '{name} on puolesta. Puolesta {yes}, vastaan {no}.',
    no: '{name} on vastaan. Puolesta {yes}, vastaan {no}.',
  },
  dropped: 'Syytös raukesi. Kierros jatkuu.',
  stopped: '{name} on vakooja ja pysäyttää pelin arvatakseen paikan.',
  time: 'Aika loppui. Puhukaa siitä, ketä epäilette.',
  ballot: 'Loppuäänestys on auki.',
  voice: '{name} epäilee: vakooja on {suspect}.',
  next: 'Seuraavaksi nimen sanoo {name}.',
  over: 'Kierros on ohi. {how} Paikka: {location}. Vakooja: {spy}.',
  points: 'Pisteet: {list}.',
  gained: '{name} {n}',
  gone: '{name} on poissa pelistä. Häntä ei enää odoteta.',
  back: '{name} on taas mukana.',
  ending: {
    won: '{names} voittaa pelin.',
    shared: '{names} jakavat voiton.',
    'broken-up': 'Pelaajia on liian vähän. Peli on ohi.',
  },
} as const;
