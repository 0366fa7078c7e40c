/** Texts that the word games share: cards, clues and referee in `play`; and their refusals. */
export const play = {
  nobody: 'ei vielä ketään',

  board: {
    label: 'Kortit pöydällä',
    /** Keyboard hint; shown below the cards while the keyboard is used. */
    keys: 'Nuolet: liiku. Enter: merkitse. T: kosketusnappi. B: kortit.',
    keysLook: 'Nuolet: liiku. B: takaisin kortteihin.',
    /** For screen readers, after the word. */
    marked: 'merkinnyt: {names}',
    chosen: 'valittu',
  },

  guess: {
    touch: 'Kosketa: {word}',
    touchNone: 'Kosketa',
    markFirst: 'Merkitse ensin kortti: napauta sitä.',
    stop: 'Riittää',
  },

  key: {
    hide: 'Piilota ratkaisu',
    show: 'Näytä ratkaisu',
    /** Before its owner has opened it for the first time. */
    sealed: 'Olet vakoojamestari. Katso ratkaisu, kun kukaan ei kurki.',
    sealedSide: 'Sinun puolesi ratkaisusta on peitossa. Katso se, kun kukaan ei kurki.',
    open: 'Katso ratkaisu',
  },

  clue: {
    word: 'Yksi sana',
    number: 'Kuinka monta',
    fewer: 'Yksi vähemmän',
    more: 'Yksi enemmän',
    unlimited: 'rajaton',
    give: 'Anna vihje',
    empty: 'Kirjoita ensin sana.',
    anyway: 'Anna silti',
    sure: 'Annetaanko silti? Muut voivat hylätä sen.',
    legal: 'Tuomarilla ei ole huomautettavaa.',
    doubtful: 'Kyseenalainen.',
    illegal: 'Ei kelpaa.',
    none: 'Ei vielä vihjettä',
    allowed: 'hyväksytty',
  },

  judge: {
    heading: 'Kelpaako vihje?',
    object: 'Vastalause',
    allow: 'Kelpaa',
    no: 'Ei nyt',
    says: 'Neuvo:',
  },

  log: {
    heading: 'Vihjeet tähän asti',
    open: 'Vihjeet',
    empty: 'Yhtään vihjettä ei ole vielä annettu.',
    running: 'arvataan juuri nyt',
  },

  stamp: {
    clue: 'Vihje',
    over: 'Vuoro ohi',
    assassin: 'Salamurha',
    won: 'Juttu selvä',
    lost: 'Peite petti',
  },
} as const;

export const refusals = {
  'not-your-role': 'Se on joukkuetoverisi homma. Jätä se hänelle.',
  'clue-first': 'Odota vihjettä.',
  'guess-first': 'Arvaa ainakin kerran, ennen kuin lopetat.',
  'clue-one-word': 'Vihje on yksi sana. Lyhennä sitä tai kysy ensin.',
  'clue-is-codename': 'Se sana on pöydällä. Keksi toinen.',
  'clue-illegal':
    'Tuomarin mielestä tämä ei kelpaa, ja tässä pöydässä tuomarin sana pitää. Keksi toinen tai kysy ensin.',
  'asked-already': 'Sitä on jo kysytty. Odota vastausta tai anna vihje.',
  'nothing-asked': 'Vastattavaa ei enää ole. Jatka peliä.',
  'card-covered': 'Se kortti on jo peitetty. Valitse toinen.',
  'not-your-agent': 'Valitse joku omista agenteistanne.',
  'not-the-opponents-agent': 'Valitse joku vastapuolen agenteista.',
  'cover-first': 'Peitä ensin agentti.',
  'known-bystander': 'Puolesi on jo kokeillut sitä: teille siinä ei ole agenttia. Valitse toinen.',
  'partner-gives': 'Nyt on pelikumppanin vuoro antaa vihje. Odota sitä.',
  'partner-was-faster':
    'Pelikumppani ehti ensin. Arvaa nyt hänen vihjeensä perusteella; omasi on tallessa seuraavaa vuoroasi varten.',
  'guess-now': 'Nyt on sinun vuorosi arvata. Vihjeesi tulee sen jälkeen.',
  'partner-guesses': 'Pelikumppani arvaa parhaillaan. Odota vuoron loppua.',
  'all-yours-found': 'Kaikki ratkaisusi agentit on löydetty. Tästä lähtien vihjeet antaa pelikumppani.',
  'no-more-clues': 'Äkkikuolemassa ei enää anneta vihjeitä.',
  'nothing-to-guess': 'Kaikki, mistä pelikumppani voi vihjata, on löydetty. Loput ovat hänen varassaan.',
  'no-stopping-now': 'Äkkikuolemassa ei ole mitä lopettaa: kosketa korttia tai jätä se pelikumppanille.',
  'guessed-already':
    'Vihjeen perusteella on jo kosketettu korttia, joten se jää voimaan. Esitä vastalause ensi kerralla aiemmin.',
  'not-over-yet': 'Kerro se vasta pelin jälkeen.',
  'not-your-clue': 'Se oli pelikumppanin vihje. Anna hänen kertoa.',
  'no-clue-to-object-to': 'Ei ole vihjettä, jota vastustaa.',
  'clue-was-allowed': 'Se vihje hyväksyttiin. Peli jatkuu.',
  'clue-already-illegal': 'Se vihje on jo todettu vääränlaiseksi.',
  'not-yours-to-judge': 'Tästä vihjeestä päättää vastapuolen vakoojamestari.',
  'nothing-to-cover': 'Nyt ei ole mitään peitettävää. Jatka peliä.',
  'no-hourglass': 'Tässä pelissä ei ole tiimalasia. Vetäjä voi valita sen tilannehuoneessa.',
  'hourglass-running': 'Tiimalasi valuu jo. Odota, että se tyhjenee.',
} as const;
