/** A team's campaign: the mission map, the cities' dossiers, and errors. */
export const campaign = {
  title: '{name}, harta misiunilor',
  loading: 'Se desfășoară harta…',
  missing: {
    title: 'În sertarul ăsta nu e nicio hartă',
    text: 'La adresa asta nu e nicio campanie. Cere-i echipei linkul întreg sau începe o campanie a ta.',
    forget: 'Uit-o și mergi la pagina principală',
  },
  offline: {
    title: 'Camera hărților e încuiată',
    text: 'Serverul nu răspunde. Verifică-ți conexiunea; harta e la adăpost.',
    stale: 'Serverul nu răspunde. Harta e cea de ultima dată ({when}); pagina reîncearcă singură.',
    staleNow: 'Serverul nu răspunde. Harta e cea de acum o clipă; pagina reîncearcă singură.',
  },
  /** The team's progress. */
  progress: {
    one: '{n} oraș câștigat din {all}',
    few: '{n} orașe câștigate din {all}',
    other: '{n} de orașe câștigate din {all}',
  },
  more: 'Nume, link, ștergere',
  rename: { button: 'Redenumește', title: 'Redenumește campania', name: 'Numele campaniei', save: 'Redenumește' },
  delete: {
    button: 'Șterge',
    title: 'Ștergi {name}?',
    note: 'Pentru toată echipa și definitiv: harta, rezultatele și notițele. O masă deja deschisă pentru o misiune se poate juca până la capăt, dar rezultatul nu mai ajunge nicăieri.',
    yes: 'Șterge pentru toți',
  },
  link: {
    button: 'Link secret',
    title: 'Linkul secret',
    warning:
      'Cine are linkul ăsta vă poate juca misiunile, scrie notițe, redenumi campania și o poate șterge. Dă-i-l echipei și nimănui altcuiva. Nu se poate schimba.',
    share: 'Harta misiunilor noastre. Să rămână între noi.',
  },
  map: {
    title: 'Harta',
    hint: 'Atinge un oraș ca să-i vezi dosarul.',
    /** Shown where a keyboard is likely. */
    hintKeys: 'De la tastatură: săgeți pentru mutare, Enter pentru deschidere.',
    numbers: 'Numere ca 9-5: câte ture aveți și câte greșeli costă un singur jeton.',
    frame: 'Harta lumii. Pe ecranele mici se derulează în lateral.',
    /** For screen readers, after a choice. */
    chosen: 'Dosar deschis: {city}.',
  },
  /** `waiting` is shown beside the others: a table is open there. */
  standings: { open: 'Deschis', won: 'Câștigat', lost: 'Pierdut', closed: 'Închis', waiting: 'Masă deschisă' },
  standingNotes: {
    open: 'N-a încercat nimeni încă. Calea e liberă.',
    won: 'Rezolvat, iar orașele vecine sunt deschise. Mai jucați-l o dată, ca să rămână mai multe jetoane.',
    lost: 'N-a fost să fie. Rămâne deschis: mai încercați.',
    closed: 'Se deschide când câștigați {cities}.',
  },
  city: {
    tokens: {
      one: '{n} jeton de timp: o tură și gata.',
      few: '{n} jetoane de timp: cel mult {n} ture.',
      other: '{n} de jetoane de timp: cel mult {n} de ture.',
    },
    mistakes: {
      all: 'Un trecător costă un jeton, ca în jocul obișnuit.',
      some: {
        one: 'Primul trecător costă un singur jeton. Fiecare de după el costă două.',
        few: 'Primii {n} trecători costă câte un jeton. Fiecare de după ei costă două.',
        other: 'Primii {n} de trecători costă câte un jeton. Fiecare de după ei costă două.',
      },
      none: 'Nu e loc de greșeli: fiecare trecător costă două jetoane.',
    },
    numbers: '{tokens}-{mistakes}',
    tries: 'Încercări',
    untried: 'Încă niciuna',
    record: 'câștigate: {wins}, pierdute: {losses}',
    best: 'Cele mai multe jetoane rămase',
    ours: 'Numerele astea sunt ale noastre: în regulamente nu apar.',
    neighbours: 'Legat de',
    play: 'Joacă misiunea',
    again: 'Mai joac-o o dată',
    opening: 'Se deschide o masă…',
    join: 'Vino la masă',
    joinNote: 'Cineva a deschis o masă pentru misiunea asta.',
    another: 'Deschide altă masă',
    name: 'Numele tău',
  },
  note: {
    label: 'Notițele echipei',
    placeholder: 'Ce a mers, ce n-a mers și cine e de vină',
    save: 'Salvează notița',
    saved: 'Salvată',
    unsaved: 'Încă nesalvată.',
    theirs: 'Între timp, altcineva a scris:',
    theirsEmpty: 'Între timp, altcineva a golit notița.',
    keepMine: 'A ta e încă în câmp. Salveaz-o ca s-o pui în locul celeilalte.',
    takeTheirs: 'Ia-o pe cealaltă',
  },
  list: {
    title: 'Toate orașele',
    /** For screen readers, before the numbers of a city. */
    numbers: 'Jetoane și greșeli',
    note: 'Notiță',
    dossier: '{city}: deschide dosarul',
  },
  results: {
    title: 'Rezultate',
    none: 'Încă nu s-a jucat nicio misiune.',
    endings: {
      contacted: 'Victorie: toți cei cincisprezece agenți găsiți',
      late: 'Victorie la moarte subită',
      assassin: 'Înfrângere: un asasin',
      bystander: 'Înfrângere: un trecător la moarte subită',
      tokens: 'Înfrângere: prea puține jetoane',
    },
    all: {
      one: 'Arată {n} rezultat',
      few: 'Arată toate cele {n} rezultate',
      other: 'Arată toate cele {n} de rezultate',
    },
    left: { one: '{n} jeton rămas', few: '{n} jetoane rămase', other: '{n} de jetoane rămase' },
  },
} as const;
