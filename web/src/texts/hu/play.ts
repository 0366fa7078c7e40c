/** What every game on the table says: its cards, its clues, its referee. */
export const play = {
  nobody: 'még senki',

  board: {
    label: 'Kártyák az asztalon',
    /** How the keyboard works now; shown below the cards while it is used. */
    keys: 'Nyilak: mozgás. Enter: jelölés. T: tippelés gombja. B: kártyák.',
    keysLook: 'Nyilak: mozgás. B: vissza a kártyákhoz.',
    /** What a screen reader says after the word. */
    marked: 'megjelölte: {names}',
    chosen: 'kiválasztva',
  },

  guess: {
    touch: 'Tippelek: {word}',
    touchNone: 'Tippelek',
    markFirst: 'Előbb jelölj meg egy kártyát: koppints rá.',
    stop: 'Itt megállok',
  },

  key: { hide: 'Kulcs elrejtése', show: 'Kulcs mutatása' },

  clue: {
    word: 'Egy szó',
    number: 'Hány kártya',
    fewer: 'Eggyel kevesebb',
    more: 'Eggyel több',
    unlimited: 'korlátlan',
    give: 'Mehet az utalás',
    empty: 'Előbb írj be egy szót.',
    anyway: 'Mehet így is',
    sure: 'A bíró kételkedik. Nyomd meg még egyszer, ha így is mehet.',
    legal: 'A bírónak nincs ellene kifogása.',
    doubtful: 'Kétes.',
    illegal: 'A bíró szerint ez szabálytalan.',
    none: 'Még nincs utalás',
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
    no: 'Most nem',
    says: 'Vélemény:',
  },

  clock: {
    limit: 'Hátralévő idő',
    pause: 'Szünet',
    resume: 'Folytatás',
    extend: '+1 perc',
    paused: 'Szünet',
    soon: 'Még 30 másodperc.',
    last: 'Még 10 másodperc.',
    /** Beside the digits, so that urgency is not told by colour. */
    hurry: { soon: 'Siess', last: 'Gyorsan!', out: 'Lejárt' },
    controls: 'Óra',
  },

  log: {
    heading: 'Az eddigi utalások',
    open: 'Utalások',
    empty: 'Még nem volt utalás.',
    running: 'most tippelnek',
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
    note: 'A játék itt véget ér, győztes nélkül. Ami titok, az titok marad.',
    yes: 'Lefújom',
    no: 'Játsszunk tovább',
  },

  stamp: {
    clue: 'Utalás',
    over: 'Kör vége',
    assassin: 'Bérgyilkos',
    won: 'Ügy lezárva',
    lost: 'Lebukás',
  },

  said: {
    allowed: 'Elfogadott utalás: {word}.',
    calledOff: 'A játékot lefújták.',
  },
} as const;
