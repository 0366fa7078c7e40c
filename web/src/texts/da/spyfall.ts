/** Spyfall: the table in play. */
import { said, stamp, verdict } from './spyfall-told.ts';

export { refusals } from './refusals-spyfall.ts';

export const spyfall = {
  title: 'Spyfall',

  /** The now-line. It is the same for the spy and the others: a neighbour may read it. */
  now: {
    briefing: {
      dealer: 'Se dit kort. Start runden, når alle har set deres.',
      wait: 'Se dit kort. {name} starter runden.',
      watch: 'Alle ser deres kort. {name} starter runden.',
    },
    spoken: {
      ask: 'Dit spørgsmål: Tryk på den, du spørger.',
      askBut: 'Dit spørgsmål: Tryk på den, du spørger. Ikke {name}, som lige har spurgt dig.',
      asking: 'Spørg {name} højt, og lyt. Trykket forkert? Tryk på en anden.',
      asked: '{name} spørger dig. Svar højt, og tryk så på den, du spørger.',
      picks: '{name} vælger, hvem der skal spørges.',
      listen: '{by} spørger {to}. Lyt godt efter.',
    },
    written: {
      ask: 'Dit spørgsmål: Tryk på den, du spørger, og skriv det.',
      askBut: 'Dit spørgsmål: Tryk på den, du spørger, og skriv det. Ikke {name}, som lige har spurgt dig.',
      asking: '{name} er ved at skrive et svar til dig.',
      asked: '{name} spørger dig. Skriv dit svar.',
      picks: '{name} er ved at skrive et spørgsmål.',
      listen: '{by} har spurgt {to}. Svaret er på vej.',
    },
    free: {
      play: 'Spørg og svar på skift, højt. Anklag, når du er sikker.',
      watch: 'De spørger og svarer på skift, højt.',
    },
    accusation: {
      accuser: 'Du anklager {suspect}. Vent på de andres stemmer.',
      suspect: '{by} anklager dig. De andre stemmer; du siger ingenting.',
      vote: '{by} anklager {suspect}. Stem: for eller imod?',
      voted: '{by} anklager {suspect}. Du har stemt; vent på de andre.',
      watch: '{by} anklager {suspect}. De andre stemmer.',
    },
    naming: {
      me: 'Gæt stedet: Hvor er de alle sammen?',
      wait: '{name} er spionen og skal nu gætte et sted.',
    },
    suspicions: {
      dealer: 'Ikke flere spørgsmål. Tal om det, og åbn så den sidste afstemning.',
      wait: 'Ikke flere spørgsmål. Tal om det; {name} åbner den sidste afstemning.',
      watch: 'Ikke flere spørgsmål. De taler om det; {name} åbner den sidste afstemning.',
    },
    ballot: {
      me: 'Sig, hvem du mistænker.',
      wait: '{name} udpeger en mistænkt. Din tur kommer.',
      done: '{name} udpeger en mistænkt. Du har sagt dit.',
      watch: '{name} udpeger en mistænkt.',
    },
    verdict: {
      goOn: 'Runden er slut. Gå videre, når alle har læst det her.',
      few: 'Runden er slut. Den næste kræver tre spillere, der er her.',
      watch: 'Runden er slut. Spillerne går videre, når de vil.',
    },
    newcomer: 'Denne runde spilles uden dig. Du får et kort i den næste.',
    over: 'Spillet er slut.',
  },

  round: 'Runde {round} af {rounds}',

  clock: {
    /** Before the dealer starts the clock. */
    waiting: 'Ikke startet',
    /** Beside the digits while a vote or the spy's guess stops the clock. */
    vote: 'Stoppet',
    talk: 'Stemmes om',
    note: 'Når tiden er gået, taler I om jeres mistanker, og alle stemmer.',
    talkNote: 'Når den her tid er gået, åbner den sidste afstemning af sig selv.',
    voteNote: 'Uret går videre af sig selv med den tid, der er tilbage.',
  },

  card: {
    title: 'Dit kort',
    look: 'Se dit kort',
    hide: 'Skjul dit kort',
    hint: 'Hold fingeren på det for at se det. Et tryk viser det i seks sekunder.',
    /** On a large card, which covers the screen after the deal. */
    show: 'Hold fingeren her for at se',
    tap: 'Et tryk viser det i seks sekunder.',
    first: 'Se dit kort først.',
    gotIt: 'Forstået',
    location: 'Hvor',
    role: 'Hvem',
    /** The spy's card, in the same layout. */
    nowhere: 'Find ud af det!',
    spy: 'Du er spionen',
    /** S6: below the role, at a table that ignores roles. Both texts are about equally long. */
    ignored: 'Du behøver ikke spille den.',
    ignoredSpy: 'Hold det for dig selv.',
  },

  locations: {
    title: 'Steder',
    note: 'Streg ud, hvad det ikke kan være. Det ser kun du.',
    crossed: 'streget ud',
    played: 'spillet',
  },

  ring: {
    title: 'Rundt om bordet',
    /** Keyboard hint; shown below the ring while the keyboard is used. */
    keys: 'Piletaster: flyt. Enter: spørg. T: hovedknap. B: spillere.',
    asks: 'spørger',
    asked: 'bliver spurgt',
    chosen: 'valgt',
    barred: 'har lige spurgt dig',
    dealer: 'Kortgiver',
    accused: 'har anklaget',
    /** At their own card. */
    looked: 'har set kortet',
    gone: 'væk',
    points: { one: '{n}\u00a0point', other: '{n}\u00a0point' },
    newcomers: 'Fra næste runde: {names}',
  },

  talk: {
    last: 'Seneste spørgsmål',
    earlier: 'Tidligere spørgsmål',
    title: 'Spørgsmål',
    line: '{by} spørger {to}:',
    answer: '{name} svarer:',
    awaited: 'Svaret er på vej.',
    none: 'Der kom intet svar.',
    empty: 'Ingen har spurgt endnu.',
  },

  write: {
    question: 'Spørgsmål til {name}',
    questionNone: 'Spørgsmål',
    whom: 'Tryk først på den, du spørger.',
    ask: 'Spørg',
    answer: 'Svar til {name}',
    send: 'Svar',
    empty: 'Skriv noget først.',
    left: { one: '{n}\u00a0tegn tilbage', other: '{n}\u00a0tegn tilbage' },
  },

  dock: {
    start: 'Start runden',
    answered: 'Jeg har svaret',
    accuse: 'Anklag',
    /** Every player has it, so that it does not give the spy away. */
    stop: 'Jeg er spionen',
    callTime: 'Afslut spørgsmålene',
    open: 'Åbn afstemningen',
  },

  scores: {
    title: 'Point',
    newcomer: 'fra næste runde',
    left: 'er gået',
  },

  verdict,
  stamp,
  said,
} as const;
