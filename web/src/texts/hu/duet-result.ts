/** Codenames Duet: the result of a game, and the tip. */
export const duetResult = {
  title: {
    assassin: 'Lebuktatok',
    time: 'Elfogyott az idő',
    easier: 'Minden ügynök biztonságban',
    standard: 'Minden ügynök biztonságban',
    mission: 'Küldetés teljesítve',
  },
  /** The reason in one line. */
  how: {
    contacted: 'Mind a 15 ügynök időben megvan.',
    late: 'A 15 ügynök közül az utolsó a hirtelen halálban került elő, újabb utalás nélkül.',
    assassin: 'Itt várt a bérgyilkos: {word}.',
    bystander: 'Elfogytak az időlapkák, és itt csak egy járókelő állt: {word}.',
    tokens: 'Itt csak egy járókelő állt: {word}. Erre már nem futotta a lapkákból.',
    abandoned:
      'Ez a játék idő előtt véget ért. Senki sem nyert, senki sem vesztett, és a kulcs mindkét oldala lepecsételve marad.',
  },
  /** Below the line above, for a lost game. */
  missing: { one: '{n} ügynök még odakint volt.', other: '{n} ügynök még odakint volt.' },
  city: 'Küldetés: {city}',
  unscored: '{n} lapkával könnyebb a játék, ezért pontszám nem jár érte.',

  score: 'Pontszám: {score}',
  grade: {
    close: 'Hajszálon múlt, de mindenki hazaért.',
    good: 'Szép munka. A központban is feltűnt.',
    excellent: 'Kitűnő. Kevés páros érti így egymást.',
    map: 'Páratlan páros. Vár rátok a küldetéstérkép.',
  },
  tally: {
    title: 'Pontszám',
    titleLost: 'Hová lettek a lapkák',
    left: { one: '{n} lapka megmaradt', other: '{n} lapka megmaradt' },
    kept: { one: '{n} elvett lapka', other: '{n} elvett lapka' },
    cards: { one: '{n} lapka a kártyákon', other: '{n} lapka a kártyákon' },
    discarded: {
      one: '{n} lapka eldobva szabálytalan utalásért',
      other: '{n} lapka eldobva szabálytalan utalásokért',
    },
    late: 'Győzelem a hirtelen halálban',
    /** After a row: how many, and what each is worth. */
    each: '{n} × {points}',
    total: 'Összesen',
  },

  key: {
    title: 'A kulcs mindkét oldala',
    /** For screen readers, after the word. */
    faces: 'Nyugat: {west}, Kelet: {east}',
    found: { west: 'Nyugat találta meg', east: 'Kelet találta meg' },
    marker: { west: 'Nyugat itt járókelőbe botlott', east: 'Kelet itt járókelőbe botlott' },
    last: 'itt bukott el a játék',
    /** The legend, beside the icons of the kinds. */
    legendFound: 'megtalálva, a jel a megtaláló oldalán',
    legendToken: 'járókelő; a nyíl arra mutat, aki belebotlott',
  },

  story: {
    /** Beside a guess: the clue was for it. */
    meant: 'erre utalt',
    missed: 'Erre utalt, de nem tippeltek rá: {words}',
  },
  tell: {
    open: 'Elárulom, mire utalt',
    change: 'Helyesbítem',
    title: 'Mire utalt ez: {word}?',
    note: 'Válaszd ki a kártyákat, amelyekre gondoltál. Ezután mindenki látja őket a történetben.',
    yours: 'A te oldalad ügynökei',
    others: 'Az összes többi kártya',
    none: 'Válassz legalább egy kártyát.',
    many: 'Egy utalás legfeljebb 9 kártyára szólhat. Előbb vegyél vissza egyet.',
    save: 'Elárulom mindenkinek',
    said: '{name} elárulta, mire utalt ez: {word}.',
  },

  /** The tip, by outcome. */
  next: {
    assassins:
      'A kulcs feléd eső oldalán három bérgyilkos van. Mielőtt kimondasz egy utalást, vesd össze mindegyikkel, egyenként: ha valamelyik felé húz, keress másikat.',
    tenth:
      'Minden kör egy lapkába kerül, ezért drága az olyan utalás, amely csak egy kártyára szól. Keressetek olyat, amely kettőre vagy többre mutat. Vagy játsszatok tíz lapkával, amíg kiismeritek egymás észjárását.',
    eleventh:
      'Minden kör egy lapkába kerül, ezért drága az olyan utalás, amely csak egy kártyára szól. Keressetek olyat, amely kettőre vagy többre mutat. Vagy vegyétek be a tizenegyedik lapkát is.',
    pairs:
      'Minden kör egy lapkába kerül, ezért drága az olyan utalás, amely csak egy kártyára szól. Keressetek olyat, amely kettőre vagy többre mutat, és amíg tart a kör, térjetek vissza a régebbi utalásokra is.',
    dear: 'Itt kevés a hibalehetőség: ha elfogytak a járókelő oldalú lapkák, egy rossz tipp kettőbe kerül. Ha bizonytalan vagy, inkább állj meg.',
    nine: 'Ráéreztetek az ízére. Most próbáljátok 9 lapkával: az az igazi, és pontszám is jár érte.',
    campaign:
      'Most nyertétek meg az alapjátékot, így Prága a tiétek: terítsetek ki egy küldetéstérképet, és onnan menjetek tovább. Minden győzelem új városokat nyit meg.',
    map: 'Vissza a térképhez: ez a város a tiétek, és a szomszédai nyitva állnak. Válasszátok ki, merre tovább.',
    openCampaign: 'Indulás a megnyert Prágából',
  },

  mission: {
    toMap: 'Vissza a térképhez',
    writing: 'Most kerül fel a térképre…',
    written: 'Felkerült a térképre.',
    /** The campaign is deleted or damaged. */
    lost: 'A csapat térképe nem található: ez az eredmény csak itt látszik.',
    opened: { one: 'Új város nyílt meg: {cities}', other: 'Új városok nyíltak meg: {cities}' },
    stays: 'A város nyitva marad: bármikor újra megpróbálhatjátok.',
  },

  rotate: 'Oldalcsere',
  rotateNote: 'Mindenki új helyről nézi majd a kulcsot.',

  share: {
    heading: 'Safehouse · Négyszemközt',
    headingMission: 'Safehouse · Négyszemközt · {city}',
    result: {
      assassin: 'Vereség: bérgyilkos',
      time: 'Vereség: elfogyott az idő',
      easier: 'Győzelem {tokens} lapkával',
      standard: 'Győzelem, pontszám: {score}',
      mission: 'Küldetés teljesítve',
    },
    found: { one: '{n} ügynök a 15-ből', other: '{n} ügynök a 15-ből' },
  },
} as const;
