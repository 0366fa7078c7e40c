/** Codenames: the table in play, its result, and the TV. */
export const codenames = {
  title: 'Fedőnevek',

  /** The one sentence of what to do now, for each role and phase. */
  now: {
    spymaster: {
      clue: 'Adj utalást a csapatodnak: egy szót és egy számot.',
      clueOrCover: 'Az utalásuk kihúzva: letakarhatod egy ügynöködet, aztán adj utalást.',
      wait: '{name} a másik csapatnak keres utalást. Addig csiszold a tiédet.',
      guess: 'A csapatod tippel. Pókerarc!',
      judge: 'Most ők tippelnek. Szabálytalan az utalásuk? Emelj kifogást.',
      idle: 'A másik csapat tippel. Csiszold a következő utalásodat.',
      lone: '{name} most neked tippel. Pókerarc!',
      loneIdle: '{name} most a másik csapatnak tippel. Csiszold a következő utalásodat.',
      loneJudge: '{name} most a másik csapatnak tippel. Szabálytalan az utalás? Emelj kifogást.',
      opponent: {
        one: 'Játszd le az ellenfél körét: takard le egy ügynökét.',
        other: 'Játszd le az ellenfél körét: takard le {n} ügynökét, egyiket a másik után.',
      },
    },
    operative: {
      clue: '{name} szót keres nektek. Várd az utalást.',
      wait: 'A másik csapat utalást keres. Hegyezd a füled.',
      first: 'Jelöld meg, ami illik az utaláshoz, aztán tippelj. Egy tipp kötelező.',
      more: {
        one: 'Talált! Még {n} tipp maradt: folytasd, vagy állj meg.',
        other: 'Talált! Még {n} tipp maradt: folytasd, vagy állj meg.',
      },
      free: 'Talált! Folytasd, vagy állj meg, amikor akarsz.',
      idle: 'A másik csapat tippel. Egy szót se!',
      opponent: '{name} lejátssza az ellenfél körét.',
    },
    watch: {
      clue: { red: 'A piros kémfőnök utaláson töri a fejét.', blue: 'A kék kémfőnök utaláson töri a fejét.' },
      guess: { red: 'A piros hírszerzők tippelnek.', blue: 'A kék hírszerzők tippelnek.' },
      opponent: 'A kémfőnök lejátssza az ellenfél körét.',
    },
    empty: {
      red: 'A pirosaknak nincs kémfőnökük. Valakinek oda kell ülnie.',
      blue: 'A kékeknek nincs kémfőnökük. Valakinek oda kell ülnie.',
    },
    over: 'A játéknak vége.',
    somebody: 'A kémfőnök',
    someOperative: 'A hírszerző',
  },

  /** Whose turn it is, in the bar. */
  turn: { red: 'Piros jön', blue: 'Kék jön' },
  turnOpponent: 'Ellenfél jön',
  opponent: 'Ellenfél',
  nobody: 'még senki',
  left: {
    red: { one: 'Pirosak: {n} ügynök van hátra', other: 'Pirosak: {n} ügynök van hátra' },
    blue: { one: 'Kékek: {n} ügynök van hátra', other: 'Kékek: {n} ügynök van hátra' },
  },
  toFind: { one: 'ügynök van hátra', other: 'ügynök van hátra' },

  board: {
    label: 'Kártyák az asztalon',
    /** How the keyboard works now; shown below the cards while it is used. */
    keys: 'Nyilak: mozgás. Enter: jelölés. T: tippelés gombja. B: kártyák.',
    keysCover: 'Nyilak: mozgás. Enter: választás. T: letakarás gombja. B: kártyák.',
    keysLook: 'Nyilak: mozgás. B: vissza a kártyákhoz.',
    /** What a screen reader says after the word. */
    marked: 'megjelölte: {names}',
    chosen: 'kiválasztva',
    covered: {
      red: 'letakarva: piros ügynök',
      blue: 'letakarva: kék ügynök',
      bystander: 'letakarva: járókelő',
      assassin: 'letakarva: bérgyilkos',
    },
    key: {
      red: 'kulcs: piros ügynök',
      blue: 'kulcs: kék ügynök',
      bystander: 'kulcs: járókelő',
      assassin: 'kulcs: bérgyilkos',
    },
  },
  /** Short words on the cards themselves. */
  plate: { red: 'Piros', blue: 'Kék', bystander: 'Járókelő', assassin: 'Bérgyilkos' },

  guess: {
    touch: 'Tippelek: {word}',
    touchNone: 'Tippelek',
    markFirst: 'Előbb jelölj meg egy kártyát: koppints rá.',
    stop: 'Itt megállok',
    left: { one: '{n} tipp maradt', other: '{n} tipp maradt' },
    free: 'Korlátlan tipp',
  },

  key: { hide: 'Kulcs elrejtése', show: 'Kulcs mutatása' },

  clue: {
    word: 'Egy szó',
    number: 'Hány kártya',
    fewer: 'Eggyel kevesebb',
    more: 'Eggyel több',
    unlimited: 'korlátlan',
    zero: 'Nulla: egyik emberünknek sincs köze hozzá. Akárhányszor tippelhetnek.',
    infinity: 'Korlátlan: annyiszor tippelnek, ahányszor mernek.',
    give: 'Mehet az utalás',
    empty: 'Előbb írj be egy szót.',
    anyway: 'Mehet így is',
    sure: 'A bíró kételkedik. Nyomd meg még egyszer, ha így is mehet.',
    legal: 'A bírónak nincs ellene kifogása.',
    doubtful: 'Kétes.',
    illegal: 'A bíró ezt kihúzná.',
    none: 'Még nincs utalás',
    for: { red: 'Utalás a pirosaknak', blue: 'Utalás a kékeknek' },
    struck: 'kihúzva',
    allowed: 'elfogadva',
  },

  /** Why the referee minds, by the rule it rests on. */
  referee: {
    L1: 'Az utalás egyetlen szó.',
    L2: 'Az utalás a jelentésről szól, nem a betűkről vagy arról, mi hol van az asztalon.',
    L5: 'Ez a szó mintha nem a kártyák nyelvén volna.',
    L6: 'Ennek egy másik alakja: {codename}.',
    L7: 'Közös része van ezzel: {codename}.',
    L10: 'Úgy fest, ez az összetett szó most született.',
    L11: 'Ugyanúgy írjuk, mint ezt: {codename}.',
    L12: 'A többszavas név itt nem számít egy szónak.',
    L13: 'A rövidítés itt nem számít szónak.',
    L14: 'A különírt összetétel itt nem számít egy szónak.',
    unknown: 'Lehet, hogy szabályt sért.',
    near: 'Talán túl közel áll ehhez: {codename}.',
  },

  judge: {
    heading: 'Szabályos ez az utalás?',
    object: 'Kifogás',
    allow: 'Elfogadom',
    sure: 'Kihúzod ezt: „{word}”? A körük azonnal véget ér, te pedig letakarhatod egy ügynöködet.',
    sureTogether: 'Kihúzod ezt: „{word}”? A kör véget ér, és az ellenfél még egy ügynökét le kell takarni.',
    yes: 'Kihúzom',
    no: 'Most nem',
    says: 'Vélemény:',
  },

  cover: {
    penalty: 'Letakarok egy sajátot',
    opponent: 'Letakarom egyiküket',
    card: 'Letakarom: {word}',
    none: 'Előbb válassz egy kártyát: koppints rá.',
    mayNot: 'Csak ha akarod. Ha megadtad az utalást, oda a lehetőség.',
  },

  clock: {
    limit: 'Hátralévő idő',
    hourglass: 'Homokóra',
    turn: 'Homokóra fordítása',
    pause: 'Szünet',
    resume: 'Folytatás',
    extend: '+1 perc',
    paused: 'Szünet',
    soon: 'Még 30 másodperc.',
    last: 'Még 10 másodperc.',
    out: 'Lejárt az idő.',
    /** Beside the digits, so that urgency is not told by colour. */
    hurry: { soon: 'Siess', last: 'Gyorsan!', out: 'Lejárt' },
    controls: 'Óra',
    hourglassNote: 'Ha valaki lassú, bárki ráfordíthatja a homokórát. Noszogat, de semminek sem vet véget.',
    limitNote: 'Ha lejár az idő, a kör magától véget ér.',
  },

  log: {
    heading: 'Az eddigi utalások',
    open: 'Utalások',
    empty: 'Még nem volt utalás.',
    ended: {
      stopped: 'megálltak',
      missed: 'melléfogtak',
      spent: 'elfogytak a tippek',
      time: 'lejárt az idő',
      objection: 'kihúzva',
      game: 'az utolsó kör',
    },
    running: 'most tippelnek',
    penalty: 'Büntetés: {words}',
    opponent: 'Az ellenfél körei: {words}',
  },

  tools: {
    chat: 'Csevegés',
    unread: { one: 'Csevegés, {n} új üzenet', other: 'Csevegés, {n} új üzenet' },
    help: 'Súgó',
    rules: 'Minden szabály',
  },
  callOff: {
    button: 'Játék lefújása',
    title: 'Lefújod a játékot?',
    note: 'A játék itt véget ér, győztes nélkül. A kulcs lepecsételve marad.',
    yes: 'Lefújom',
    no: 'Játsszunk tovább',
  },

  /** Rubber stamps. */
  stamp: {
    clue: 'Utalás',
    over: 'Kör vége',
    time: 'Lejárt az idő',
    struck: 'Kihúzva',
    assassin: 'Bérgyilkos',
    won: 'Ügy lezárva',
    lost: 'Lebukás',
  },

  /** Read out once, as it happens. */
  said: {
    clue: {
      red: '{name} utalása a pirosaknak: {word}, {number}.',
      blue: '{name} utalása a kékeknek: {word}, {number}.',
    },
    touched: {
      red: '{name} tippje: {word}. Piros ügynök.',
      blue: '{name} tippje: {word}. Kék ügynök.',
      bystander: '{name} tippje: {word}. Járókelő.',
      assassin: '{name} tippje: {word}. A bérgyilkos.',
    },
    penalty: 'Büntetésből letakarva: {word}.',
    opponent: 'Az ellenfél köre. Letakarva: {word}.',
    struck: 'Kihúzott utalás: {word}.',
    allowed: 'Elfogadott utalás: {word}.',
    ended: {
      stopped: 'Megálltak.',
      missed: 'A körnek vége.',
      spent: 'Elfogytak a tippek.',
      time: 'Lejárt az idő.',
      objection: 'A körnek vége.',
      game: '',
    },
    noClue: 'Lejárt az idő, és nem volt utalás.',
    turn: { red: 'A pirosak jönnek.', blue: 'A kékek jönnek.' },
    opponentsTurn: 'Az ellenfél jön.',
    hourglass: 'Pereg a homokóra: {seconds} másodperc.',
    paused: 'Az óra áll.',
    resumed: 'Az óra újra jár.',
    extended: 'Plusz egy perc.',
    begun: { red: 'Új játék. A pirosak kezdenek.', blue: 'Új játék. A kékek kezdenek.' },
    won: { red: 'A pirosak nyertek.', blue: 'A kékek nyertek.' },
    wonTogether: 'Nyertetek. Pontszám: {score}.',
    lostTogether: 'Vesztettetek.',
    calledOff: 'A játékot lefújták.',
  },

  result: {
    won: { red: 'A pirosak nyertek', blue: 'A kékek nyertek' },
    wonTogether: 'Megúsztátok',
    lostTogether: 'Lebuktatok',
    abandoned: 'Lefújva',
    abandonedNote: 'Ez a játék idő előtt véget ért. Senki sem nyert, a kulcs lepecsételve marad.',
    /** How, in one line; for the winner of a game of two sides. */
    how: {
      contacted: { red: 'Minden piros ügynök megvan.', blue: 'Minden kék ügynök megvan.' },
      handed: {
        red: 'A pirosak utolsó ügynökét a kékek találták meg helyettük.',
        blue: 'A kékek utolsó ügynökét a pirosak találták meg helyettük.',
      },
      penalty: {
        red: 'Egy kihúzott utalás után a pirosak letakarták utolsó ügynöküket.',
        blue: 'Egy kihúzott utalás után a kékek letakarták utolsó ügynöküket.',
      },
      assassin: { red: 'A kékek belefutottak a bérgyilkosba.', blue: 'A pirosak belefutottak a bérgyilkosba.' },
    },
    howTogether: {
      contacted: 'Mind a kilenc ügynök időben megvan.',
      assassin: 'Belefutottatok a bérgyilkosba.',
      outrun: 'Az ellenfél hamarabb megtalálta az összes ügynökét.',
    },
    score: '{score} pont a 8-ból',
    /** C30, from barely to hardly believable. */
    comment: {
      1: 'Hajszálon múlt. De így is számít.',
      2: 'A menekülőautó már gurult.',
      3: 'Tisztes terepmunka. A főnök bólint.',
      4: 'Tiszta munka. A központban valaki felírta a neveteket.',
      5: 'Éles szem, éles ész. A nehezebb ügyekhez titeket hívnak majd.',
      6: 'Figyelemre méltó. Biztos, hogy senki sem köpött?',
      7: 'Legendás. Az újoncoknak ezt fogják mesélni.',
      8: 'A jelentést senki sem hiszi majd el. Keretezzétek be.',
    },
    key: 'A teljes kulcs',
    story: 'Mi történt',
    best: 'A játék legjobb utalása: {word} ({name}). Megtalált ügynökök: {found}.',
    next: 'Legközelebbre',
    tip: {
      assassin:
        'Mielőtt utalást adsz, először a bérgyilkosra nézz. Ha a szavad akár csak kicsit is felé húz, keress másikat.',
      handed:
        'Sok tipp a másik csapatnak segített. Kémfőnökök: az ő kártyáikkal is vessétek össze az utalást. Hírszerzők: álljatok meg egy tippel előbb.',
      objection: 'Gépelés közben figyeld a bírót: egy kihúzott utalás többe kerül, mint egy unalmas.',
      time: 'Az egyik kört az óra döntötte el. Beszéljétek meg előre: ha fogy az idő, egy biztos kártya több a semminél.',
      outrun: 'Az ellenfél minden körben elvisz egyet, az egyesek és kettesek ehhez lassúak. Próbálkozzatok hármassal.',
      ones: 'Biztosra mentetek. Utalásonként két kártya a legtöbb versenyt megnyeri: mielőtt megszólaltok, keressetek párokat.',
      bold: 'Nagy számok, nagy kockázat. Egy tiszta kettes gyakran többet ér, mint egy ingatag négyes.',
      extra:
        'Korábbi utalásokból maradtak kártyák az asztalon. A számnál eggyel többet tippelhettek: azzal térjetek vissza értük.',
      swift: 'Gyors munka. Cseréljetek helyet, hadd érezze más is a kulcs súlyát.',
      again: 'Szép küzdelem volt. Cseréljetek helyet: a kulcs túloldaláról egészen más a játék.',
    },
    fair: 'Tiszta volt az osztás?',
    fairNote:
      'A játék előtt a ház megmutatta annak a számnak az ujjlenyomatát, amelyből mindent kiosztott. Most magát a számot mutatja. Ha az ujjlenyomat egyezik, útközben senki sem változtatott semmin.',
    commitment: 'Ujjlenyomat, a játék elejéről',
    seed: 'A szám, a játék végéről',
    check: 'Ellenőrzöm',
    fits: 'Egyezik: a szám SHA-256 lenyomata éppen ez.',
    fitsNot: 'Nem egyezik. Ne bízz ebben az osztásban.',
    proof: 'Az osztás összes adata',
    shareTitle: 'Meséld el másoknak',
    share: 'Szöveg másolása',
    shared: 'Másolva.',
    shareFailed: 'Nem sikerült másolni. Jelöld ki a szöveget, és másold ki kézzel.',
    shareNote: 'Egy fedőnév sincs benne: senkinek sem lövi le a poént.',
    again: 'Még egy játék',
    rotate: 'Szerepek továbbadása',
    rotateNote: 'Mindkét csapatban a soron következő lesz a kémfőnök.',
    toLobby: 'Vissza az eligazításra',
    waiting: 'A következő játékot a házigazda indítja: {name}.',
  },

  share: {
    heading: 'Safehouse · Fedőnevek',
    won: { red: 'A pirosak nyertek', blue: 'A kékek nyertek' },
    wonTogether: 'Együtt megúsztuk, {score} pont a 8-ból',
    lostTogether: 'Együtt lebuktunk',
    abandoned: 'Lefújva',
    ending: {
      contacted: 'minden ügynök megvan',
      handed: 'az utolsó ügynököt a másik csapat találta meg',
      penalty: 'egy kihúzott utalás döntött',
      assassin: 'valaki összefutott a bérgyilkossal',
      outrun: 'az ellenfél gyorsabb volt',
    },
    clues: { one: '{n} utalás', other: '{n} utalás' },
  },

  tv: {
    clueBy: '{name} utalása',
    next: 'És most? {name} új játékot indít, vagy jön az eligazítás.',
  },
} as const;
