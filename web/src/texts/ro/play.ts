/** What every game on the table says: its cards, its clues, its referee. */
export const play = {
  nobody: 'încă nimeni',

  board: {
    label: 'Cărțile de pe masă',
    /** How the keyboard works now; shown below the cards while it is used. */
    keys: 'Săgeți: mutare. Enter: marcare. T: butonul „Întoarce”. B: cărți.',
    keysLook: 'Săgeți: mutare. B: înapoi la cărți.',
    /** What a screen reader says after the word. */
    marked: 'marcată de {names}',
    chosen: 'aleasă',
  },

  guess: {
    touch: 'Întoarce {word}',
    touchNone: 'Întoarce',
    markFirst: 'Marchează întâi o carte: atinge-o.',
    stop: 'Ne oprim',
  },

  key: { hide: 'Ascunde cheia', show: 'Arată cheia' },

  clue: {
    word: 'Un cuvânt',
    number: 'Câte cărți',
    fewer: 'Una mai puțin',
    more: 'Una în plus',
    unlimited: 'nelimitat',
    give: 'Dă indiciul',
    empty: 'Scrie întâi un cuvânt.',
    anyway: 'Dă-l oricum',
    sure: 'Arbitrul are îndoieli. Mai apasă o dată și îl dai așa cum e.',
    legal: 'Arbitrul n-are nimic împotrivă.',
    doubtful: 'Îndoielnic.',
    illegal: 'După arbitru, nu e permis.',
    none: 'Încă niciun indiciu',
    allowed: 'acceptat',
  },

  /** Why the referee minds, by the rule it rests on. */
  referee: {
    L1: 'Un indiciu e un singur cuvânt.',
    L2: 'Un indiciu ține de înțeles, nu de litere sau de locul de pe masă.',
    L5: 'Cuvântul nu pare să fie din limba cărților.',
    L6: 'E o formă a cuvântului {codename}.',
    L7: 'Are o parte comună cu {codename}.',
    L10: 'Pare un cuvânt compus inventat pe loc.',
    L11: 'Se scrie la fel ca {codename}.',
    L12: 'Aici, un nume din mai multe cuvinte nu trece drept un cuvânt.',
    L13: 'Aici, abrevierile nu trec drept cuvinte.',
    L14: 'Aici, un compus scris despărțit nu trece drept un cuvânt.',
    unknown: 'S-ar putea să încalce o regulă.',
    near: 'S-ar putea să fie prea aproape de {codename}.',
  },

  judge: {
    heading: 'E permis indiciul?',
    object: 'Contestă',
    allow: 'Acceptă',
    no: 'Nu acum',
    says: 'Un sfat:',
  },

  clock: {
    limit: 'Timp rămas',
    pause: 'Pauză',
    resume: 'Continuă',
    extend: '+1 minut',
    paused: 'Pauză',
    soon: 'Mai sunt 30 de secunde.',
    last: 'Mai sunt 10 secunde.',
    /** Beside the digits, so that urgency is not told by colour. */
    hurry: { soon: 'Hai', last: 'Repede!', out: 'Timp' },
    controls: 'Ceas',
  },

  log: {
    heading: 'Indiciile de până acum',
    open: 'Indicii',
    empty: 'Încă nu s-a dat niciun indiciu.',
    running: 'se ghicește',
  },

  tools: {
    chat: 'Vorbește',
    unread: {
      one: 'Vorbește, {n} mesaj nou',
      few: 'Vorbește, {n} mesaje noi',
      other: 'Vorbește, {n} de mesaje noi',
    },
    help: 'Ajutor',
    rules: 'Toate regulile',
  },

  callOff: {
    button: 'Întrerupe partida',
    title: 'Întrerupi partida?',
    note: 'Partida se încheie aici, fără câștigător. Ce e secret rămâne secret.',
    yes: 'Întrerupe',
    no: 'Joacă mai departe',
  },

  stamp: {
    clue: 'Indiciu',
    over: 'Gata tura',
    assassin: 'Asasin',
    won: 'Caz închis',
    lost: 'Deconspirați',
  },

  said: {
    allowed: 'Indiciul {word} a fost acceptat.',
    calledOff: 'Partida a fost întreruptă.',
  },
} as const;
