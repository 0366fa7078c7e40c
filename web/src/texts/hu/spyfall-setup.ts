/** Spyfall's setup: seats, options and locations. */
export const spyfallSetup = {
  seats: {
    taken: 'Foglalt helyek: {n} / {most}',
    needed: { one: 'Még {n} játékos kell.', other: 'Még {n} játékos kell.' },
    enough: 'Ennyien már játszhattok.',
    full: 'Az asztal megtelt.',
    /** For people with their own screen at a table that plays on one phone. */
    onePhone: 'A kártyák, az óra és a szavazás a közös telefonon van. Itt nézheted a játékot.',
  },
  rounds: 'Fordulók',
  roundsOf: { one: '{n} forduló', other: '{n} forduló' },
  roundsNote: 'Első estére öt éppen jó.',
  time: 'Egy forduló ideje',
  timeNote: 'Nyolc perc a szokásos. Kezdőknek 12–15 perc ajánlott.',
  noClock: 'Óra nélkül',
  roles: 'Szerepek',
  roleWays: { played: 'Eljátsszuk', ignored: 'Nem számítanak' },
  roleNotes: {
    played: 'A szerepetek szerint kérdeztek és válaszoltok.',
    ignored: 'Ott vannak a kártyákon, de senki sem törődik velük.',
  },
  way: 'Kérdések',
  ways: { spoken: 'Élőszóban', free: 'Csak beszélgetés', written: 'Írásban' },
  wayNotes: {
    spoken: 'Egy szobában vagy hívásban. Beszéltek, és arra koppintotok, akit kérdeztek.',
    free: 'Egy szobában: a kártyák, az óra és a szavazás itt van, a többi beszéd. Nem kell koppintani.',
    written: 'A kérdéseket és a válaszokat begépelitek, és mindenki olvassa.',
  },
  spokenOnly: 'Közös telefonnal élőszóban játszotok.',
  device: 'Képernyők',
  devices: { own: 'Mindenkinek saját', shared: 'Közös telefon' },
  deviceNotes: {
    own: 'Mindenki a saját telefonján játszik.',
    shared: 'A kártyákkal kézről kézre jár, a többi időben az asztalon fekszik.',
  },
  patience: 'Várakozási idő',
  patienceNote:
    'Ennyit vártok arra, akinek megszakadt a kapcsolata, és ennyi idő van megbeszélésre a végső szavazás előtt.',
  language: 'A helyszínek nyelve',
  locations: {
    title: 'Helyszínek',
    choose: 'Helyszínválasztás',
    look: 'Helyszínek listája',
    loading: 'Elővesszük a helyszíneket…',
    count: 'Játékban: {on} / {all}',
    own: { one: '{n} saját', other: '{n} saját' },
    /** `least` is how many locations the rounds need. */
    need: {
      one: '{n} fordulóhoz legalább {least} helyszín kell.',
      other: '{n} fordulóhoz legalább {least} helyszín kell.',
    },
    house: 'A ház helyszínei',
    allOn: 'Mind be',
    allOff: 'Mind ki',
    standIn: 'Helyette a tiétek',
  },
} as const;
