/** Codenames: the table in play, its result, and the TV. */
export const codenames = {
  title: 'Codenames',

  /** The one sentence of what to do now, for each role and phase. */
  now: {
    spymaster: {
      clue: 'Giv dit hold en ledetråd: ét ord og et tal.',
      clueOrCover: 'De blev underkendt! Vend en af jeres agenter, hvis du vil, og giv så din ledetråd.',
      wait: 'Lige nu pønser {name} på en ledetråd til det andet hold. Fil på din egen.',
      guess: 'Dit hold gætter. Hold masken.',
      judge: 'Det andet hold gætter. Protestér, hvis ledetråden er ulovlig.',
      idle: 'Det andet hold gætter. Fil på din næste ledetråd.',
      lone: 'Nu gætter {name} for dig. Hold masken.',
      loneIdle: 'Nu gætter {name} for det andet hold. Fil på din næste ledetråd.',
      loneJudge: 'Nu gætter {name} for det andet hold. Protestér, hvis ledetråden er ulovlig.',
      opponent: {
        one: 'Spil for modstanderen: Vend en af deres agenter.',
        other: 'Spil for modstanderen: Vend {n} af deres agenter, en ad gangen.',
      },
    },
    operative: {
      clue: 'Vent på ledetråden: Lige nu leder {name} efter det rette ord.',
      wait: 'Det andet hold leder efter en ledetråd. Spids ører.',
      first: 'Mindst ét gæt: Markér det, der passer, og vend så et kort.',
      more: {
        one: 'Rigtigt! {n}\u00a0gæt tilbage: Vend et kort til, eller stop.',
        other: 'Rigtigt! {n}\u00a0gæt tilbage: Vend et kort til, eller stop.',
      },
      free: 'Rigtigt! Vend et kort til, eller stop, når du vil.',
      idle: 'Det andet hold gætter. Ikke en lyd.',
      opponent: 'Nu spiller {name} modstanderens tur.',
    },
    watch: {
      clue: {
        red: 'Den røde spionmester pønser på en ledetråd.',
        blue: 'Den blå spionmester pønser på en ledetråd.',
      },
      guess: { red: 'De røde spioner gætter.', blue: 'De blå spioner gætter.' },
      opponent: 'Spionmesteren spiller modstanderens tur.',
    },
    empty: {
      red: 'Det røde hold mangler en spionmester. En af jer må tage pladsen.',
      blue: 'Det blå hold mangler en spionmester. En af jer må tage pladsen.',
    },
    over: 'Spillet er slut.',
    somebody: 'spionmesteren',
    someOperative: 'spionen',
  },

  /** Whose turn it is, in the bar. */
  turn: { red: 'Røds tur', blue: 'Blås tur' },
  turnOpponent: 'Modstanderens tur',
  opponent: 'Modstander',
  nobody: 'ingen endnu',
  left: {
    red: { one: 'Rød: {n}\u00a0agent mangler', other: 'Rød: {n}\u00a0agenter mangler' },
    blue: { one: 'Blå: {n}\u00a0agent mangler', other: 'Blå: {n}\u00a0agenter mangler' },
  },
  toFind: { one: 'agent mangler', other: 'agenter mangler' },

  board: {
    label: 'Kortene på bordet',
    /** How the keyboard works now; shown below the cards while it is used. */
    keys: 'Piletaster flytter. Enter markerer. T: vendeknap. B: kort.',
    keysCover: 'Piletaster flytter. Enter vælger. T: vendeknap. B: kort.',
    keysLook: 'Piletaster flytter. B: tilbage til kortene.',
    /** What a screen reader says after the word. */
    marked: 'markeret af {names}',
    chosen: 'valgt',
    covered: {
      red: 'vendt: rød agent',
      blue: 'vendt: blå agent',
      bystander: 'vendt: uskyldig forbipasserende',
      assassin: 'vendt: lejemorder',
    },
    key: {
      red: 'nøgle: rød agent',
      blue: 'nøgle: blå agent',
      bystander: 'nøgle: uskyldig forbipasserende',
      assassin: 'nøgle: lejemorder',
    },
  },
  /** Short words on the cards themselves. */
  plate: { red: 'Rød', blue: 'Blå', bystander: 'Uskyldig', assassin: 'Lejemorder' },

  guess: {
    touch: 'Vend {word}',
    touchNone: 'Vend et kort',
    markFirst: 'Markér et kort først: Tryk på det.',
    stop: 'Stop her',
    left: { one: '{n}\u00a0gæt tilbage', other: '{n}\u00a0gæt tilbage' },
    free: 'Gæt frit',
  },

  key: { hide: 'Skjul nøglen', show: 'Vis nøglen' },

  clue: {
    word: 'Ét ord',
    number: 'Hvor mange',
    fewer: 'Én færre',
    more: 'Én mere',
    unlimited: 'uendeligt',
    zero: 'Nul: Ingen af jeres agenter har med ordet at gøre. Dit hold må gætte frit.',
    infinity: 'Uendeligt: Dit hold må gætte, så længe det tør.',
    give: 'Giv ledetråden',
    empty: 'Skriv et ord først.',
    anyway: 'Giv den alligevel',
    sure: 'Dommeren er ikke glad for den. Tryk igen for at give den alligevel.',
    legal: 'Dommeren siger god for den.',
    doubtful: 'Tvivlsom.',
    illegal: 'Dommeren ville underkende den.',
    none: 'Ingen ledetråd endnu',
    for: { red: 'Ledetråd til Rød', blue: 'Ledetråd til Blå' },
    struck: 'underkendt',
    allowed: 'godkendt',
  },

  /** Why the referee minds, by the rule it rests on. */
  referee: {
    L1: 'En ledetråd er ét ord.',
    L2: 'En ledetråd handler om betydning, ikke om bogstaver eller pladser på bordet.',
    L5: 'Ordet ser ikke ud til at høre til kortenes sprog.',
    L6: 'Ordet bygger på {codename}.',
    L7: 'Ordet genbruger noget af {codename}.',
    L10: 'Ordet ligner en sammensætning, der er fundet på til lejligheden.',
    L11: 'Ordet staves som {codename}.',
    L12: 'Et navn på flere ord gælder ikke som ét ord her.',
    L13: 'Forkortelser gælder ikke som ord her.',
    L14: 'Et sammensat ord, der skrives i flere dele, gælder ikke som ét ord her.',
    unknown: 'Den bryder måske en regel.',
    near: 'Ordet ligger måske for tæt på {codename}.',
  },

  judge: {
    heading: 'Er ledetråden lovlig?',
    object: 'Protestér',
    allow: 'Godkend',
    sure: 'Vil du underkende »{word}«? Så er deres tur slut med det samme, og du må vende en af jeres egne agenter.',
    sureTogether: 'Vil du underkende »{word}«? Så er turen slut, og endnu en af modstanderens agenter bliver vendt.',
    yes: 'Underkend',
    no: 'Ikke nu',
    says: 'Vurdering:',
  },

  cover: {
    penalty: 'Vend en af jeres',
    opponent: 'Vend en af deres',
    card: 'Vend {word}',
    none: 'Vælg et kort først: Tryk på det.',
    mayNot: 'Det er frivilligt. Giver du din ledetråd, har du sagt nej tak.',
  },

  clock: {
    limit: 'Tid tilbage',
    hourglass: 'Timeglas',
    turn: 'Vend timeglasset',
    pause: 'Pause',
    resume: 'Fortsæt',
    extend: '+1\u00a0minut',
    paused: 'Pause',
    soon: '30\u00a0sekunder tilbage.',
    last: '10\u00a0sekunder tilbage.',
    out: 'Tiden er gået.',
    /** Beside the digits, so that urgency is not told by colour. */
    hurry: { soon: 'Fart på', last: 'Hurtigt!', out: 'Slut' },
    controls: 'Ur',
    hourglassNote: 'Alle må vende timeglasset, når nogen er længe om det. Det lægger pres på, men stopper ingen.',
    limitNote: 'Når tiden er gået, slutter turen af sig selv.',
  },

  log: {
    heading: 'Ledetråde indtil nu',
    open: 'Liste',
    empty: 'Der er ikke givet nogen ledetråd endnu.',
    ended: {
      stopped: 'stoppede',
      missed: 'ramte forbi',
      spent: 'alle gæt brugt',
      time: 'tiden løb ud',
      objection: 'underkendt',
      game: 'sidste tur',
    },
    running: 'gætter nu',
    penalty: 'Straf: {words}',
    opponent: 'Modstanderens ture: {words}',
  },

  tools: {
    chat: 'Snak',
    unread: { one: 'Snak, {n} ny besked', other: 'Snak, {n} nye beskeder' },
    help: 'Hjælp',
    rules: 'Alle regler',
  },
  callOff: {
    button: 'Afbryd spillet',
    title: 'Vil du afbryde spillet?',
    note: 'Spillet slutter her uden en vinder. Nøglen forbliver forseglet.',
    yes: 'Afbryd',
    no: 'Spil videre',
  },

  /** Rubber stamps. */
  stamp: {
    clue: 'Ledetråd',
    over: 'Turen slut',
    time: 'Tiden gået',
    struck: 'Underkendt',
    assassin: 'Lejemorder',
    won: 'Mission fuldført',
    lost: 'Afsløret',
  },

  /** Read out once, as it happens. */
  said: {
    clue: {
      red: 'Ledetråd til Rød fra {name}: {word}, {number}.',
      blue: 'Ledetråd til Blå fra {name}: {word}, {number}.',
    },
    touched: {
      red: '{name} vendte {word}: en rød agent.',
      blue: '{name} vendte {word}: en blå agent.',
      bystander: '{name} vendte {word}: en uskyldig forbipasserende.',
      assassin: '{name} vendte {word}: lejemorderen.',
    },
    penalty: '{word} er vendt som straf.',
    opponent: 'Modstanderens tur: {word} er vendt.',
    struck: 'Ledetråden {word} blev underkendt.',
    allowed: 'Ledetråden {word} blev godkendt.',
    ended: {
      stopped: 'Holdet stoppede.',
      missed: 'Turen er slut.',
      spent: 'Alle gæt er brugt.',
      time: 'Tiden er gået.',
      objection: 'Turen er slut.',
      game: '',
    },
    noClue: 'Tiden er gået uden en ledetråd.',
    turn: { red: 'Røds tur.', blue: 'Blås tur.' },
    opponentsTurn: 'Modstanderens tur.',
    hourglass: 'Timeglasset løber: {seconds}\u00a0sekunder.',
    paused: 'Uret er på pause.',
    resumed: 'Uret går igen.',
    extended: 'Et minut mere.',
    begun: { red: 'Nyt spil. Rød begynder.', blue: 'Nyt spil. Blå begynder.' },
    won: { red: 'Rød vinder.', blue: 'Blå vinder.' },
    wonTogether: 'I vinder. Point: {score}.',
    lostTogether: 'I taber.',
    calledOff: 'Spillet blev afbrudt.',
  },

  result: {
    won: { red: 'Rød vinder', blue: 'Blå vinder' },
    wonTogether: 'I slap godt fra det',
    lostTogether: 'I blev afsløret',
    abandoned: 'Afbrudt',
    abandonedNote: 'Spillet blev stoppet før tid. Ingen vandt, og nøglen forbliver forseglet.',
    /** How, in one line; for the winner of a game of two sides. */
    how: {
      contacted: { red: 'Alle røde agenter er fundet.', blue: 'Alle blå agenter er fundet.' },
      handed: {
        red: 'Blå kom til at finde den sidste røde agent.',
        blue: 'Rød kom til at finde den sidste blå agent.',
      },
      penalty: {
        red: 'En underkendt ledetråd gav Rød den sidste agent.',
        blue: 'En underkendt ledetråd gav Blå den sidste agent.',
      },
      assassin: {
        red: 'Blå løb lige i armene på lejemorderen.',
        blue: 'Rød løb lige i armene på lejemorderen.',
      },
    },
    howTogether: {
      contacted: 'I fandt alle ni agenter i tide.',
      assassin: 'I løb lige i armene på lejemorderen.',
      outrun: 'Modstanderens agenter blev fundet først.',
    },
    score: '{score} af 8\u00a0point',
    /** C30, from barely to hardly believable. */
    comment: {
      1: 'På et hængende hår. Men det tæller.',
      2: 'Flugtbilen var allerede begyndt at trille.',
      3: 'Solidt feltarbejde. Chefen nikker.',
      4: 'Rent arbejde. På hovedkontoret har de skrevet jeres navne ned.',
      5: 'Skarpt. Næste gang får I en af de svære sager.',
      6: 'Imponerende. Er I sikre på, at ingen har sladret?',
      7: 'Legendarisk. Den historie får nye rekrutter at høre i årevis.',
      8: 'Ingen kommer til at tro på rapporten. Sæt den i glas og ramme.',
    },
    key: 'Hele nøglen',
    story: 'Det skete der',
    best: 'Spillets bedste ledetråd: {word} fra {name}. Fundne agenter: {found}.',
    next: 'Prøv det her næste gang',
    tip: {
      assassin: 'Kig på lejemorderen, før du giver en ledetråd. Peger dit ord bare en smule den vej, så find et andet.',
      handed:
        'Mange gæt hjalp det andet hold. Spionmestre: Hold også ledetråden op mod deres kort. Spioner: Stop ét gæt tidligere.',
      objection: 'Lyt til dommeren, mens du skriver: En underkendt ledetråd er dyrere end en kedelig.',
      time: 'Uret afgjorde en tur. Hav en nødplan: Når tiden er knap, er ét sikkert kort bedre end ingenting.',
      outrun: 'Modstanderen får en agent hver tur, så et eller to kort ad gangen er for langsomt. Gå efter tre.',
      ones: 'I spillede sikkert. To kort pr.\u00a0ledetråd vinder de fleste kapløb: Kig efter par, før du siger noget.',
      bold: 'Store tal, stor risiko. En sikker toer er tit mere værd end en vakkelvorn firer.',
      extra: 'I lod kort ligge fra tidligere ledetråde. I har ét gæt mere, end tallet siger: Brug det på dem.',
      swift: 'Det gik stærkt. Byt pladser, så en anden får lov at svede over nøglen.',
      again: 'Godt kæmpet. Byt pladser: Spillet ser anderledes ud fra den anden side af nøglen.',
    },
    fair: 'Gik det ærligt til?',
    fairNote:
      'Før spillet viste huset et fingeraftryk af det tal, alt blev delt ud efter. Nu viser det selve tallet. Passer fingeraftrykket, er der ikke pillet ved noget undervejs.',
    commitment: 'Fingeraftrykket, vist fra start',
    seed: 'Tallet, vist til sidst',
    check: 'Tjek selv',
    fits: 'Det passer: SHA-256 af tallet giver fingeraftrykket.',
    fitsNot: 'Det passer ikke. Stol ikke på de kort, der blev delt ud.',
    proof: 'Alle data bag spillet',
    shareTitle: 'Fortæl det videre',
    share: 'Kopiér teksten',
    shared: 'Kopieret.',
    shareFailed: 'Det lykkedes ikke at kopiere. Markér teksten, og kopiér den selv.',
    shareNote: 'Den nævner ingen ord, så den røber ingenting.',
    again: 'Spil igen',
    rotate: 'Byt roller',
    rotateNote: 'Den næste på hvert hold bliver spionmester.',
    toLobby: 'Til lobbyen',
    waiting: 'Vi venter på {name}: Værten starter næste spil.',
  },

  share: {
    heading: 'Safehouse · Codenames',
    won: { red: 'Rød vandt', blue: 'Blå vandt' },
    wonTogether: 'Vundet sammen, {score} af 8\u00a0point',
    lostTogether: 'Tabt sammen',
    abandoned: 'Afbrudt',
    ending: {
      contacted: 'alle agenter fundet',
      handed: 'foræret af det andet hold',
      penalty: 'på en underkendt ledetråd',
      assassin: 'lejemorderen slog til',
      outrun: 'overhalet af modstanderen',
    },
    clues: { one: '{n}\u00a0ledetråd', other: '{n}\u00a0ledetråde' },
  },

  tv: {
    clueBy: 'Fra {name}',
    next: 'Nu kan {name} starte et nyt spil eller gå tilbage til lobbyen.',
  },
} as const;
