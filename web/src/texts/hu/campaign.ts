/** A team's campaign: the mission map, the cities' dossiers, and errors. */
export const campaign = {
  title: '{name}, küldetéstérkép',
  loading: 'Kiterítjük a térképet…',
  missing: {
    title: 'Ebben a fiókban nincs térkép',
    text: 'Ezen a címen nincs kampány. Kérd el a csapatodtól a teljes linket, vagy indíts egy sajátot.',
    forget: 'Elfelejtem, irány a kezdőlap',
  },
  offline: {
    title: 'A térképszoba zárva',
    text: 'A szerver nem válaszol. Ellenőrizd a kapcsolatot; a térképnek nem esett baja.',
    stale: 'A szerver nem válaszol. A térkép {when} nézett ki így; amint lehet, magától frissül.',
    staleNow: 'A szerver nem válaszol. A térkép egy pillanattal ezelőtt így nézett ki; amint lehet, magától frissül.',
  },
  /** The team's progress. */
  progress: { one: 'Megnyert városok: {n} / {all}', other: 'Megnyert városok: {n} / {all}' },
  more: 'Név, link, törlés',
  rename: { button: 'Átnevezés', title: 'A kampány átnevezése', name: 'A kampány neve', save: 'Átnevezem' },
  delete: {
    button: 'Törlés',
    title: 'Törlöd ezt: {name}?',
    note: 'Az egész csapatnak és végleg: a térkép, az eredmények és a jegyzetek is eltűnnek. A küldetésre már megnyitott asztalnál végigjátszhatjátok a játékot, de az eredménye sehová sem kerül.',
    yes: 'Törlöm mindenkinek',
  },
  link: {
    button: 'Titkos link',
    title: 'A titkos link',
    warning:
      'Akinél ez a link van, lejátszhatja a küldetéseiteket, jegyzetet írhat, és átnevezheti vagy törölheti a kampányt. Csak a csapatodnak add oda, senki másnak. Megváltoztatni nem lehet.',
    share: 'A küldetéstérképünk. Maradjon köztünk.',
  },
  map: {
    title: 'A térkép',
    hint: 'Koppints egy városra, és kinyílik az aktája.',
    /** Shown where a keyboard is likely. */
    hintKeys: 'Billentyűzettel: a nyilakkal lépkedsz, az Enterrel nyitsz.',
    numbers: 'Az olyan számok, mint a 9-5: hány kör van, és hány hiba kerül csak egy lapkába.',
    frame: 'Világtérkép. Kis képernyőn oldalra görgethető.',
    /** For screen readers, after a choice. */
    chosen: 'A nyitott akta: {city}.',
  },
  /** `waiting` is shown beside the others: a table is open there. */
  standings: { open: 'Nyitva', won: 'Megnyerve', lost: 'Elbukva', closed: 'Zárva', waiting: 'Van nyitott asztal' },
  standingNotes: {
    open: 'Még senki sem próbálta. Szabad az út.',
    won: 'Megvan, a szomszédai nyitva állnak. Ha több lapkát szeretnétek megtartani, játsszátok újra.',
    lost: 'Most nem jött össze. Nyitva marad: próbáljátok újra.',
    closed: 'Akkor nyílik meg, ha ezt megnyeritek: {cities}.',
  },
  city: {
    tokens: {
      one: '{n} időlapka: egyetlen kör, és kész.',
      other: '{n} időlapka: legfeljebb {n} kör.',
    },
    mistakes: {
      all: 'Egy járókelő egy lapkába kerül, mint a szokásos játékban.',
      some: {
        one: 'Egy járókelő még csak egy lapkába kerül. Minden további kettőbe.',
        other: 'Az első {n} járókelő egy-egy lapkába kerül. Minden további kettőbe.',
      },
      none: 'Nincs hibalehetőség: minden járókelő két lapkába kerül.',
    },
    numbers: '{tokens}-{mistakes}',
    tries: 'Próbálkozások',
    untried: 'Még egy sem',
    record: '{wins} győzelem, {losses} vereség',
    best: 'Legtöbb megmaradt lapka',
    ours: 'Ezek a számok a mieink: a szabálykönyvekben nincsenek benne.',
    neighbours: 'Szomszédai',
    play: 'Jöhet a küldetés',
    again: 'Játsszuk újra',
    opening: 'Asztalt nyitok…',
    join: 'Odaülök',
    joinNote: 'Ehhez a küldetéshez már nyitott valaki asztalt.',
    another: 'Másik asztalt nyitok',
    name: 'A neved',
  },
  note: {
    label: 'A csapat jegyzetei',
    placeholder: 'Mi vált be, mi nem, és ki tehet róla',
    save: 'Jegyzet mentése',
    saved: 'Mentve',
    unsaved: 'Még nincs elmentve.',
    theirs: 'Közben valaki más is írt ide:',
    theirsEmpty: 'Közben valaki más kitörölte ezt a jegyzetet.',
    keepMine: 'A tiéd még ott van a mezőben. Ha elmented, az övé helyére kerül.',
    takeTheirs: 'Maradjon az övé',
  },
  list: {
    title: 'Az összes város',
    /** For screen readers, before the numbers of a city. */
    numbers: 'Lapkák és hibalehetőségek',
    note: 'Jegyzet',
    dossier: '{city}: az akta megnyitása',
  },
  results: {
    title: 'Eredmények',
    none: 'Még egyetlen küldetést sem játszottatok le.',
    endings: {
      contacted: 'Győzelem: mind a tizenöt ügynök megvan',
      late: 'Győzelem a hirtelen halálban',
      assassin: 'Vereség: bérgyilkos',
      bystander: 'Vereség: járókelő a hirtelen halálban',
      tokens: 'Vereség: kevés volt a lapka',
    },
    left: { one: '{n} lapka megmaradt', other: '{n} lapka megmaradt' },
    all: { one: 'Összes eredmény ({n})', other: 'Összes eredmény ({n})' },
  },
} as const;
