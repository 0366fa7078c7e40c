/** What every game on the table says: its cards, its clues, its referee, and the labels of its result. */

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

  result: {
    abandoned: 'Partidă întreruptă',
    abandonedNote: 'Partida s-a încheiat înainte de vreme. N-a câștigat nimeni, iar cheia rămâne sigilată.',
    key: 'Cheia întreagă',
    story: 'Cum a fost',
    best: 'Indiciul partidei: {word}, de la {name}. Agenți găsiți: {found}.',
    next: 'Pentru data viitoare',
    fair: 'S-a împărțit cinstit?',
    fairNote:
      'Înainte de partidă, casa a arătat amprenta numărului din care s-a împărțit totul. Acum arată și numărul. Dacă amprenta se potrivește, pe drum n-a umblat nimeni la nimic.',
    commitment: 'Amprenta, arătată la început',
    seed: 'Numărul, arătat la sfârșit',
    check: 'Verifică aici',
    fits: 'Se potrivește: amprenta e chiar SHA-256 al numărului.',
    fitsNot: 'Nu se potrivește. Nu te încrede în împărțeala asta.',
    proof: 'Toate datele împărțelii',
    shareTitle: 'Spune și altora',
    share: 'Copiază textul',
    shared: 'Copiat.',
    shareFailed: 'Copierea n-a mers. Selectează textul și copiază-l manual.',
    shareNote: 'Fără cuvintele din joc: nu strici surpriza nimănui.',
    again: 'Încă o partidă',
    rotate: 'Schimbați rolurile',
    toLobby: 'Înapoi în sală',
    waiting: 'Partida următoare o pornește gazda: {name}.',
  },

  share: {
    abandoned: 'Partidă întreruptă',
    clues: { one: '{n} indiciu', few: '{n} indicii', other: '{n} de indicii' },
  },

  tv: {
    clueBy: '{name} zice',
    next: 'Acum {name} pornește altă partidă sau se întoarce în sală.',
  },
} as const;
