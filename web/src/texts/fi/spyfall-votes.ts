/** Spyfall: sheets and votes, which load after the first board. Part of `spyfall`. */

const sheets = {
  cancel: 'Ei nyt',
  /** Why a person cannot be chosen. */
  gone: 'poissa pelistä',
  /** S22: the game waits for someone who is away. */
  missing: {
    wait: 'Odotamme: {name} ({time}).',
    goOn: 'Jatkakaa ilman',
    sure: 'Kyllä, jatketaan: {name} jää pois',
  },

  /** What happened while the player was still choosing. */
  meanwhile: {
    accusation: 'Sillä välin {name} ehti syyttää: vakooja on {suspect}.',
    naming: 'Sillä välin vakooja pysäytti pelin.',
    time: 'Sillä välin aika loppui.',
    over: 'Sillä välin kierros päättyi.',
    notSent: 'Mitään ei lähetetty.',
    look: 'Näytä',
  },

  /** S7 */
  dealer: {
    change: 'Joku muu jakaa',
    title: 'Kuka jakaa ensin?',
    note: 'Jakaja käynnistää kellon ja kysyy ensimmäisen kysymyksen.',
    yes: 'Jakaja: {name}',
  },

  /** S12 */
  accuse: {
    title: 'Syytä jotakuta',
    note: 'Kello pysähtyy, ja kaikki muut paitsi syytetty äänestävät. Jos kaikki ovat puolesta, kierros on ohi. Voit syyttää kerran kierroksessa.',
    whom: 'Ketä epäilet?',
    choose: 'Valitse ensin joku.',
    none: 'Syytä',
    yes: 'Syytä: {name}',
  },

  /** S13, S14 */
  vote: {
    title: '{name} syyttää: vakooja on {suspect}',
    rule: 'Jos kaikki ovat puolesta, kortti paljastetaan. Jos yksikin on vastaan, kierros jatkuu.',
    quiet: 'Äänestyksen aikana ei puhuta.',
    back: 'Vaihda',
    yes: 'Puolesta',
    no: 'Vastaan',
    sure: { yes: 'Äänestä puolesta', no: 'Äänestä vastaan' },
    mine: 'Nyt äänestetään sinusta. Muut päättävät.',
    done: { yes: 'Äänestit puolesta.', no: 'Äänestit vastaan.' },
    hands: 'Kädet',
    hand: {
      yes: 'puolesta',
      no: 'vastaan',
      awaited: 'äänestämättä',
      suspect: 'syytetty',
      accuser: 'syyttäjä: puolesta',
      gone: 'poissa pelistä',
    },
  },

  /** Accusations of this round that went to a vote. */
  hearing: {
    title: 'Tämän kierroksen syytökset',
    dropped: '{name} syytti: vakooja on {suspect}. Syytös raukesi.',
    carried: '{name} syytti: vakooja on {suspect}. Kaikki olivat puolesta.',
    yes: 'Puolesta: {names}.',
    no: 'Vastaan: {names}.',
  },

  /** S15. The same for everyone, so that a glance reveals nothing. */
  stop: {
    title: 'Pysäytä peli',
    note: 'Sen voi tehdä vain vakooja: kortti näytetään kaikille, kello pysähtyy ja vakooja arvaa paikan. Oikein: vakooja saa 4 pistettä. Väärin: muut voittavat.',
    yes: 'Näytä vakoojakortti',
    not: 'Sinulla ei ole vakoojan korttia. Mitään ei tapahtunut, eikä kukaan tiedä, että kävit täällä.',
  },

  /** S16 */
  naming: {
    title: 'Missä muut ovat?',
    filter: 'Etsi paikkaa',
    list: 'Valitse yksi',
    found: { one: '{n} paikka', other: '{n} paikkaa' },
    empty: 'Yksikään paikka ei täsmää. Kirjoita vähemmän.',
    played: 'jo pelattu',
    crossed: 'sinun yliviivaamasi',
    choose: 'Valitse ensin paikka.',
    none: 'Arvaa paikka',
    yes: 'Arvaa: {location}',
    spy: '{name} on vakooja',
    wait: 'Peli on pysäytetty. Nyt {name} arvaa paikan. Oikein: vakooja voittaa. Väärin: kaikki muut voittavat.',
  },

  /** S17 */
  suspicions: {
    title: 'Ketä epäilette?',
    spoken: 'Puhukaa siitä, ketä epäilette. Sitten jokainen sanoo nimen istumajärjestyksessä, jakaja ensin.',
    written:
      'Kirjoittakaa toisillenne, ketä epäilette. Sitten jokainen sanoo nimen istumajärjestyksessä, jakaja ensin.',
    rule: 'Vakooja häviää vain, jos kaikki muut sanovat vakoojan nimen.',
    itself: 'Äänestys aukeaa itsestään, kun kellon aika loppuu.',
  },
  ballot: {
    title: 'Loppuäänestys',
    yes: 'Epäilen: {name}',
    none: 'Sano nimi',
    voices: 'Äänet järjestyksessä',
    voice: 'epäilee: {name}',
    now: 'sanoo nyt nimen',
    later: 'vuoro tulee vielä',
    choose: 'Napauta ensin jotakuta pöydässä.',
  },
} as const;

export const spyfall = { sheets } as const;
