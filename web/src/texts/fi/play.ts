/** What every game on the table says: its cards, its clues, its referee. */
export const play = {
  nobody: 'ei vielä ketään',

  board: {
    label: 'Kortit pöydällä',
    /** How the keyboard works now; shown below the cards while it is used. */
    keys: 'Nuolet liikuttavat. Enter merkitsee. T: kosketusnappi. B: kortit.',
    keysLook: 'Nuolet liikuttavat. B: takaisin kortteihin.',
    /** What a screen reader says after the word. */
    marked: 'merkki: {names}',
    chosen: 'valittu',
  },

  guess: {
    touch: 'Kosketa: {word}',
    touchNone: 'Kosketa',
    markFirst: 'Merkitse ensin kortti: napauta sitä.',
    stop: 'Riittää',
  },

  key: { hide: 'Piilota ratkaisu', show: 'Näytä ratkaisu' },

  clue: {
    word: 'Yksi sana',
    number: 'Kuinka monta',
    fewer: 'Yksi vähemmän',
    more: 'Yksi enemmän',
    unlimited: 'rajaton',
    give: 'Anna vihje',
    empty: 'Kirjoita ensin sana.',
    anyway: 'Anna silti',
    sure: 'Tuomari epäilee tätä. Paina uudestaan, niin annat sen sellaisenaan.',
    legal: 'Tuomarilla ei ole huomautettavaa.',
    doubtful: 'Kyseenalainen.',
    illegal: 'Tuomarin mielestä tämä ei kelpaa.',
    none: 'Ei vielä vihjettä',
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
    no: 'Ei nyt',
    says: 'Neuvo:',
  },

  clock: {
    limit: 'Aikaa jäljellä',
    pause: 'Pysäytä',
    resume: 'Jatka',
    extend: '+1 minuutti',
    paused: 'Tauolla',
    soon: '30 sekuntia jäljellä.',
    last: '10 sekuntia jäljellä.',
    /** Beside the digits, so that urgency is not told by colour. */
    hurry: { soon: 'Kiire', last: 'Äkkiä!', out: 'Loppu' },
    controls: 'Kello',
  },

  log: {
    heading: 'Vihjeet tähän asti',
    open: 'Vihjeet',
    empty: 'Yhtään vihjettä ei ole vielä annettu.',
    running: 'arvataan juuri nyt',
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
    note: 'Peli päättyy tähän ilman voittajaa. Salainen pysyy salaisena.',
    yes: 'Keskeytä',
    no: 'Jatka peliä',
  },

  stamp: {
    clue: 'Vihje',
    over: 'Vuoro ohi',
    assassin: 'Salamurha',
    won: 'Juttu selvä',
    lost: 'Peite petti',
  },

  said: {
    allowed: 'Vihje {word} hyväksyttiin.',
    calledOff: 'Peli keskeytettiin.',
  },
} as const;
