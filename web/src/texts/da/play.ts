/** What every game on the table says: its cards, its clues, its referee. */
export const play = {
  nobody: 'ingen endnu',

  board: {
    label: 'Kortene på bordet',
    /** How the keyboard works now; shown below the cards while it is used. */
    keys: 'Piletaster flytter. Enter markerer. T: vendeknap. B: kort.',
    keysLook: 'Piletaster flytter. B: tilbage til kortene.',
    /** What a screen reader says after the word. */
    marked: 'markeret af {names}',
    chosen: 'valgt',
  },

  guess: {
    touch: 'Vend {word}',
    touchNone: 'Vend et kort',
    markFirst: 'Markér et kort først: Tryk på det.',
    stop: 'Stop her',
  },

  key: { hide: 'Skjul nøglen', show: 'Vis nøglen' },

  clue: {
    word: 'Ét ord',
    number: 'Hvor mange',
    fewer: 'Én færre',
    more: 'Én mere',
    unlimited: 'uendeligt',
    give: 'Giv ledetråden',
    empty: 'Skriv et ord først.',
    anyway: 'Giv den alligevel',
    sure: 'Dommeren er ikke glad for den. Tryk igen for at give den alligevel.',
    legal: 'Dommeren siger god for den.',
    doubtful: 'Tvivlsom.',
    illegal: 'Dommeren kalder den ulovlig.',
    none: 'Ingen ledetråd endnu',
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
    no: 'Ikke nu',
    says: 'Vurdering:',
  },

  clock: {
    limit: 'Tid tilbage',
    pause: 'Pause',
    resume: 'Fortsæt',
    extend: '+1\u00a0minut',
    paused: 'Pause',
    soon: '30\u00a0sekunder tilbage.',
    last: '10\u00a0sekunder tilbage.',
    /** Beside the digits, so that urgency is not told by colour. */
    hurry: { soon: 'Fart på', last: 'Hurtigt!', out: 'Slut' },
    controls: 'Ur',
  },

  log: {
    heading: 'Ledetråde indtil nu',
    open: 'Liste',
    empty: 'Der er ikke givet nogen ledetråd endnu.',
    running: 'gætter nu',
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
    note: 'Spillet slutter her uden en vinder. Det hemmelige forbliver hemmeligt.',
    yes: 'Afbryd',
    no: 'Spil videre',
  },

  stamp: {
    clue: 'Ledetråd',
    over: 'Turen slut',
    assassin: 'Lejemorder',
    won: 'Mission fuldført',
    lost: 'Afsløret',
  },

  said: {
    allowed: 'Ledetråden {word} blev godkendt.',
    calledOff: 'Spillet blev afbrudt.',
  },
} as const;
