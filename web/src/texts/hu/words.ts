/** Texts that the word games share: cards, clues and referee in `play`; and their refusals. */
export const play = {
  nobody: 'még senki',

  board: {
    label: 'Kártyák az asztalon',
    /** Keyboard hint; shown below the cards while the keyboard is used. */
    keys: 'Nyilak: mozgás. Enter: jelölés. T: tippelés gombja. B: kártyák.',
    keysLook: 'Nyilak: mozgás. B: vissza a kártyákhoz.',
    /** For screen readers, after the word. */
    marked: 'megjelölte: {names}',
    chosen: 'kiválasztva',
  },

  guess: {
    touch: 'Tippelek: {word}',
    touchNone: 'Tippelek',
    markFirst: 'Előbb jelölj meg egy kártyát: koppints rá.',
    stop: 'Itt megállok',
  },

  key: {
    hide: 'Kulcs elrejtése',
    show: 'Kulcs mutatása',
    /** Before its owner has opened it for the first time. */
    sealed: 'Te vagy a kémfőnök. Nézd meg a kulcsot, amikor más nem látja.',
    sealedSide: 'A kulcs feléd eső oldala le van takarva. Nézd meg, amikor más nem látja.',
    open: 'Megnézem a kulcsot',
  },

  clue: {
    word: 'Egy szó',
    number: 'Hány kártya',
    fewer: 'Eggyel kevesebb',
    more: 'Eggyel több',
    unlimited: 'korlátlan',
    give: 'Mehet az utalás',
    empty: 'Előbb írj be egy szót.',
    anyway: 'Mehet így is',
    sure: 'Mehet így is? A többiek kihúzhatják.',
    legal: 'A bírónak nincs ellene kifogása.',
    doubtful: 'Kétes.',
    illegal: 'Szabálytalan.',
    none: 'Még nincs utalás',
    allowed: 'elfogadva',
  },

  judge: {
    heading: 'Szabályos ez az utalás?',
    object: 'Kifogás',
    allow: 'Elfogadom',
    no: 'Most nem',
    says: 'Vélemény:',
  },

  log: {
    heading: 'Az eddigi utalások',
    open: 'Utalások',
    empty: 'Még nem volt utalás.',
    running: 'most tippelnek',
  },

  stamp: {
    clue: 'Utalás',
    over: 'Kör vége',
    assassin: 'Bérgyilkos',
    won: 'Ügy lezárva',
    lost: 'Lebukás',
  },
} as const;

export const refusals = {
  'not-your-role': 'Ez a csapattársad dolga. Bízd rá.',
  'clue-first': 'Várd meg az utalást.',
  'guess-first': 'Legalább egyszer tippelj, mielőtt megállsz.',
  'clue-one-word': 'Az utalás egyetlen szó. Rövidítsd le, vagy kérdezd meg előbb.',
  'clue-is-codename': 'Ez a szó az asztalon van. Találj ki másikat.',
  'clue-illegal':
    'A bíró szerint ez szabálytalan, és ennél az asztalnál a bíró szava dönt. Találj ki másikat, vagy kérdezd meg előbb.',
  'asked-already': 'Ezt már megkérdezték. Várd meg a választ, vagy adj utalást.',
  'nothing-asked': 'Erre már nem kell válaszolni. Játssz tovább.',
  'card-covered': 'Ez a kártya már le van takarva. Válassz másikat.',
  'not-your-agent': 'A saját ügynökeid közül válassz.',
  'not-the-opponents-agent': 'A másik csapat ügynökei közül válassz.',
  'cover-first': 'Előbb takarj le egy ügynököt.',
  'known-bystander': 'Erre már tippeltetek: nektek nem ügynök. Válassz másikat.',
  'partner-gives': 'Most a társad ad utalást. Várd meg.',
  'partner-was-faster':
    'A társad gyorsabb volt. Előbb az ő utalása alapján tippelj; a tiédet eltettük a következő alkalomra.',
  'guess-now': 'Most te tippelsz. Az utalásod utána következik.',
  'partner-guesses': 'Most a társad tippel. Várd meg a kör végét.',
  'all-yours-found': 'A te oldaladon minden ügynök megvan. Mostantól a társad adja az utalásokat.',
  'no-more-clues': 'A hirtelen halálban nincs több utalás.',
  'nothing-to-guess': 'Mindenkit megtaláltál, akit a társad mutathatott. A többi rajta múlik.',
  'no-stopping-now': 'A hirtelen halálban nincs megállás: tippelj, vagy hagyd a társadra.',
  'guessed-already': 'Az utalás alapján már tippeltetek, így érvényes. Legközelebb hamarabb emelj kifogást.',
  'not-over-yet': 'Ezt majd a játék után áruld el.',
  'not-your-clue': 'Ezt az utalást a társad adta. Hadd árulja el ő.',
  'no-clue-to-object-to': 'Nincs olyan utalás, amit kifogásolhatnál.',
  'clue-was-allowed': 'Ezt az utalást már elfogadták. A játék megy tovább.',
  'clue-already-illegal': 'Ezt az utalást már kihúzták.',
  'not-yours-to-judge': 'Erről az utalásról a másik csapat kémfőnöke dönt.',
  'nothing-to-cover': 'Most nincs mit letakarni. Játssz tovább.',
  'no-hourglass': 'Ebben a játékban nincs homokóra. A házigazda az eligazításon választhat.',
  'hourglass-running': 'A homokóra már pereg. Várd meg, amíg lejár.',
} as const;
