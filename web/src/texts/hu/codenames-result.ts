/** How a game of Codenames ended: the headline, the tip, and the text to share. */
export const result = {
  /** What a bot's clue was for. */
  meant: 'Erre utalt: {words}',
  won: { red: 'A pirosak nyertek', blue: 'A kékek nyertek' },
  wonTogether: 'Megúsztátok',
  lostTogether: 'Lebuktatok',
  /** The reason in one line, about the winner of a game with two sides. */
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
  /** {score} is the number of each team. */
  found: 'Megtalált ügynökök: {score}',
  score: '{score} pont a 8-ból',
  /** C30, from worst to best. */
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
  tip: {
    /** For those who guessed. */
    assassinGuess:
      'Mielőtt tippelsz, gondold végig, mi mást jelenthet az utalás. Ha veszélyes kártyára is illik, állj meg.',
    outrunGuess: 'Az ellenfél minden körben elvisz egyet. Használd fel az összes tippedet, a szám fölöttit is.',
    stopGuess:
      'Néhány tipp a másik csapatnak segített. Ha az utolsó kártya csak félig illik, állj meg egy tippel előbb.',
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
  rotateNote: 'Mindkét csapatban a soron következő lesz a kémfőnök.',
} as const;

export const share = {
  heading: 'Safehouse · Fedőnevek',
  won: { red: 'A pirosak nyertek', blue: 'A kékek nyertek' },
  wonTogether: 'Együtt megúsztuk, {score} pont a 8-ból',
  lostTogether: 'Együtt lebuktunk',
  ending: {
    contacted: 'minden ügynök megvan',
    handed: 'az utolsó ügynököt a másik csapat találta meg',
    penalty: 'egy kihúzott utalás döntött',
    assassin: 'valaki összefutott a bérgyilkossal',
    outrun: 'az ellenfél gyorsabb volt',
  },
} as const;
