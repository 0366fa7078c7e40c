/** Spyfall's setup: seats, options and locations. */
export const spyfallSetup = {
  seats: {
    taken: '{n} af {most} pladser taget',
    needed: { one: 'Der mangler {n} mere.', other: 'Der mangler {n} mere.' },
    enough: 'Det er nok til at spille.',
    full: 'Bordet er fuldt.',
    /** For people with their own screen at a table that plays on one phone. */
    onePhone: 'Kort, ur og afstemninger er på én telefon. Her kan du kigge med.',
  },
  rounds: 'Runder',
  roundsOf: { one: '{n}\u00a0runde', other: '{n}\u00a0runder' },
  roundsNote: 'Fem er godt til en første aften.',
  time: 'Tid til en runde',
  timeNote: 'Otte minutter er det normale. Til begyndere er 12 til 15 bedre.',
  noClock: 'Uden ur',
  roles: 'Roller',
  roleWays: { played: 'Spilles', ignored: 'Spilles ikke' },
  roleNotes: {
    played: 'Man spørger og svarer som den, man er på stedet.',
    ignored: 'De står på kortene, men ingen tager sig af dem.',
  },
  way: 'Spørgsmål',
  ways: { spoken: 'Mundtligt', free: 'Bare snak', written: 'Skriftligt' },
  wayNotes: {
    spoken: 'I samme rum eller over telefonen. I taler og trykker på den, der bliver spurgt.',
    free: 'I samme rum: Kort, ur og afstemninger er her, resten er snak. Ingen trykker på den, der bliver spurgt.',
    written: 'Spørgsmål og svar bliver skrevet, og alle kan læse dem.',
  },
  spokenOnly: 'Med én telefon til alle taler I.',
  device: 'Skærme',
  devices: { own: 'En til hver', shared: 'Én telefon til alle' },
  deviceNotes: {
    own: 'Alle spiller på deres egen telefon.',
    shared: 'Den går fra hånd til hånd med kortene og ligger ellers midt på bordet.',
  },
  patience: 'Ventetid',
  patienceNote:
    'Så længe venter I på en, der har mistet forbindelsen, og så længe kan I tale sammen før den sidste afstemning.',
  language: 'Stedernes sprog',
  locations: {
    title: 'Steder',
    choose: 'Vælg steder',
    look: 'Se stederne',
    loading: 'Henter stederne\u00a0…',
    count: '{on} af {all} er med',
    own: { one: '{n} eget', other: '{n} egne' },
    /** `least` is how many locations the rounds need. */
    need: {
      one: 'Til {n}\u00a0runde skal mindst {least} være med.',
      other: 'Til {n}\u00a0runder skal mindst {least} være med.',
    },
    house: 'Husets steder',
    allOn: 'Alle med',
    allOff: 'Ingen med',
    standIn: 'Jeres gælder',
  },
} as const;
