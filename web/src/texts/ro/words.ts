/** Texts that the word games share: cards, clues and referee in `play`; and their refusals. */
export const play = {
  nobody: 'încă nimeni',

  board: {
    label: 'Cărțile de pe masă',
    /** Keyboard hint; shown below the cards while the keyboard is used. */
    keys: 'Săgeți: mutare. Enter: marcare. T: butonul „Întoarce”. B: cărți.',
    keysLook: 'Săgeți: mutare. B: înapoi la cărți.',
    /** For screen readers, after the word. */
    marked: 'marcată de {names}',
    chosen: 'aleasă',
  },

  guess: {
    touch: 'Întoarce {word}',
    touchNone: 'Întoarce',
    markFirst: 'Marchează întâi o carte: atinge-o.',
    stop: 'Ne oprim',
  },

  key: {
    hide: 'Ascunde cheia',
    show: 'Arată cheia',
    /** Before its owner has opened it for the first time. */
    sealed: 'Spionul-șef ești tu. Uită-te la cheie când nu te vede nimeni.',
    sealedSide: 'Partea ta de cheie e acoperită. Uită-te la ea când nu te vede nimeni.',
    open: 'Vezi cheia',
  },

  clue: {
    word: 'Un cuvânt',
    number: 'Câte cărți',
    fewer: 'Una mai puțin',
    more: 'Una în plus',
    unlimited: 'nelimitat',
    give: 'Dă indiciul',
    empty: 'Scrie întâi un cuvânt.',
    anyway: 'Dă-l oricum',
    sure: 'Îl dai oricum? Ceilalți îl pot anula.',
    legal: 'Arbitrul n-are nimic împotrivă.',
    doubtful: 'Îndoielnic.',
    illegal: 'Nepermis.',
    none: 'Încă niciun indiciu',
    allowed: 'acceptat',
  },

  judge: {
    heading: 'E permis indiciul?',
    object: 'Contestă',
    allow: 'Acceptă',
    no: 'Nu acum',
    says: 'Un sfat:',
  },

  log: {
    heading: 'Indiciile de până acum',
    open: 'Indicii',
    empty: 'Încă nu s-a dat niciun indiciu.',
    running: 'se ghicește',
  },

  stamp: {
    clue: 'Indiciu',
    over: 'Gata tura',
    assassin: 'Asasin',
    won: 'Caz închis',
    lost: 'Deconspirați',
  },
} as const;

export const refusals = {
  'not-your-role': 'Asta e treaba altcuiva din echipa ta. Lasă pe mâna cui trebuie.',
  'clue-first': 'Așteaptă indiciul.',
  'guess-first': 'Fă măcar o încercare înainte să te oprești.',
  'clue-one-word': 'Un indiciu e un singur cuvânt. Scurtează-l sau întreabă întâi.',
  'clue-is-codename': 'Cuvântul ăsta e pe masă. Gândește-te la altul.',
  'clue-illegal':
    'Arbitrul spune că nu e permis, iar la masa asta cuvântul lui e lege. Gândește-te la altul sau întreabă întâi.',
  'asked-already': 'S-a întrebat deja. Așteaptă răspunsul sau dă un indiciu.',
  'nothing-asked': 'Nu mai e nimic de răspuns. Jucați mai departe.',
  'card-covered': 'Cartea asta e deja acoperită. Alege alta.',
  'not-your-agent': 'Alege unul dintre agenții tăi.',
  'not-the-opponents-agent': 'Alege unul dintre agenții celeilalte echipe.',
  'cover-first': 'Acoperă întâi un agent.',
  'known-bystander': 'Tabăra ta a încercat-o deja: pentru voi nu e agent. Alege alta.',
  'partner-gives': 'Indiciul îl dă acum partenerul tău. Așteaptă-l.',
  'partner-was-faster':
    'Partenerul tău a fost mai iute. Ghicește întâi după indiciul lui; al tău se păstrează pentru tura ta.',
  'guess-now': 'Acum e rândul tău să ghicești. Indiciul tău vine după.',
  'partner-guesses': 'Acum ghicește partenerul tău. Așteaptă sfârșitul turei.',
  'all-yours-found': 'Toți agenții din cheia ta sunt găsiți. De acum, indiciile le dă partenerul tău.',
  'no-more-clues': 'La moarte subită nu se mai dau indicii.',
  'nothing-to-guess': 'Ai găsit tot ce-ți putea arăta partenerul. De rest se ocupă el.',
  'no-stopping-now': 'La moarte subită n-ai de ce să te oprești: întoarce o carte sau lasă pe mâna partenerului.',
  'guessed-already': 'După indiciul ăsta s-a întors deja o carte, așa că rămâne. Data viitoare contestă mai devreme.',
  'not-over-yet': 'Spune-o după partidă.',
  'not-your-clue': 'Indiciul era al partenerului. Lasă-l pe el să spună.',
  'no-clue-to-object-to': 'Nu e niciun indiciu de contestat.',
  'clue-was-allowed': 'Indiciul a fost acceptat. Partida merge mai departe.',
  'clue-already-illegal': 'Indiciul a fost deja anulat.',
  'not-yours-to-judge': 'Indiciul ăsta îl judecă spionul-șef al celeilalte echipe.',
  'nothing-to-cover': 'Acum nu e nimic de acoperit. Jucați mai departe.',
  'no-hourglass': 'Partida asta n-are clepsidră. Gazda poate alege una în sală.',
  'hourglass-running': 'Clepsidra curge deja. Așteaptă să se golească.',
} as const;
