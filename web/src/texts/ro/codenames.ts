/** Codenames: the table in play, and the TV. */
export const codenames = {
  title: 'Nume de cod',

  /** The now-line for each role and phase. */
  now: {
    spymaster: {
      clue: 'Dă-i echipei un indiciu: un cuvânt și un număr.',
      clueOrCover: 'Indiciul lor a fost anulat: acoperă un agent de-al tău, dacă vrei, apoi dă-ți indiciul.',
      wait: 'E rândul celorlalți: {name} caută un indiciu. Șlefuiește-l pe al tău.',
      guess: 'Echipa ta ghicește. Nu te da de gol.',
      judge: 'Ghicesc ceilalți. Dacă indiciul lor încalcă o regulă, contestă-l.',
      idle: 'Ghicesc ceilalți. Șlefuiește-ți indiciul următor.',
      lone: 'Acum {name} ghicește pentru tine. Nu te da de gol.',
      loneIdle: 'Acum {name} ghicește pentru ceilalți. Șlefuiește-ți indiciul următor.',
      loneJudge: 'Acum {name} ghicește pentru ceilalți. Dacă indiciul lor încalcă o regulă, contestă-l.',
      opponent: {
        one: 'Joacă tura adversarului: acoperă un agent de-al lui.',
        few: 'Joacă tura adversarului: acoperă {n} agenți de-ai lui, unul după altul.',
        other: 'Joacă tura adversarului: acoperă {n} de agenți de-ai lui, unul după altul.',
      },
    },
    operative: {
      clue: 'Așteaptă indiciul: {name} îți alege un cuvânt.',
      wait: 'Ceilalți caută un indiciu. Ciulește urechile.',
      first: 'Marchează ce se potrivește, apoi întoarce o carte. O încercare e obligatorie.',
      more: {
        one: 'Corect! Mai ai {n} încercare: mai întorci o carte sau te oprești.',
        few: 'Corect! Mai ai {n} încercări: mai întorci o carte sau te oprești.',
        other: 'Corect! Mai ai {n} de încercări: mai întorci o carte sau te oprești.',
      },
      free: 'Corect! Mai întorci o carte sau te oprești când vrei.',
      /** Someone else on the team touched the last card. */
      moreBy: {
        one: '{name} a întors {word}. Mai ai {n} încercare: mai întorci o carte sau te oprești.',
        few: '{name} a întors {word}. Mai ai {n} încercări: mai întorci o carte sau te oprești.',
        other: '{name} a întors {word}. Mai ai {n} de încercări: mai întorci o carte sau te oprești.',
      },
      freeBy: '{name} a întors {word}. Mai întorci o carte sau te oprești când vrei.',
      idle: 'Ghicesc ceilalți. Ciocul mic.',
      opponent: 'Acum {name} joacă tura adversarului.',
    },
    watch: {
      clue: { red: 'Spionul-șef roșu caută un indiciu.', blue: 'Spionul-șef albastru caută un indiciu.' },
      guess: { red: 'Ghicesc oamenii de teren roșii.', blue: 'Ghicesc oamenii de teren albaștri.' },
      opponent: 'Spionul-șef joacă tura adversarului.',
    },
    empty: {
      red: 'Echipa roșie n-are spion-șef. Cineva trebuie să ocupe locul.',
      blue: 'Echipa albastră n-are spion-șef. Cineva trebuie să ocupe locul.',
    },
    over: 'Partida s-a încheiat.',
    someone: 'spionul-șef',
    someOperative: 'omul de teren',
  },

  /** Whose turn it is, in the bar. */
  turn: { red: 'Joacă Roșu', blue: 'Joacă Albastru' },

  turnOpponent: 'Joacă adversarul',

  opponent: 'Adversar',

  left: {
    red: {
      one: 'Roșu: {n} agent de găsit',
      few: 'Roșu: {n} agenți de găsit',
      other: 'Roșu: {n} de agenți de găsit',
    },
    blue: {
      one: 'Albastru: {n} agent de găsit',
      few: 'Albastru: {n} agenți de găsit',
      other: 'Albastru: {n} de agenți de găsit',
    },
  },

  toFind: { one: 'agent de găsit', few: 'agenți de găsit', other: 'de agenți de găsit' },

  board: {
    keysCover: 'Săgeți: mutare. Enter: alegere. T: butonul „Acoperă”. B: cărți.',
    covered: {
      red: 'acoperită: agent roșu',
      blue: 'acoperită: agent albastru',
      bystander: 'acoperită: trecător',
      assassin: 'acoperită: asasin',
    },
    key: {
      red: 'cheie: agent roșu',
      blue: 'cheie: agent albastru',
      bystander: 'cheie: trecător',
      assassin: 'cheie: asasin',
    },
  },

  /** Short words on the cards. */
  plate: { red: 'Roșu', blue: 'Albastru', bystander: 'Trecător', assassin: 'Asasin' },

  guess: {
    left: { one: 'A rămas {n} încercare', few: 'Au rămas {n} încercări', other: 'Au rămas {n} de încercări' },
    free: 'Încercări nelimitate',
  },

  clue: {
    zero: 'Zero: niciunul dintre ai noștri. Încercările sunt nelimitate.',
    infinity: 'Nelimitat: ghicesc cât îi ține curajul.',
    for: { red: 'Indiciu pentru echipa roșie', blue: 'Indiciu pentru echipa albastră' },
    struck: 'anulat',
  },

  judge: {
    sure: 'Anulezi „{word}”? Tura lor se încheie pe loc, iar tu poți acoperi un agent de-al tău.',
    sureTogether: 'Anulezi „{word}”? Tura se încheie și se mai acoperă un agent al adversarului.',
    yes: 'Anulează-l',
  },

  cover: {
    penalty: 'Acoperă unul de-ai tăi',
    opponent: 'Acoperă unul de-ai lui',
    card: 'Acoperă {word}',
    none: 'Alege întâi o carte: atinge-o.',
    mayNot: 'Doar dacă vrei. După ce dai indiciul, ocazia s-a dus.',
  },

  clock: {
    hourglass: 'Clepsidră',
    turn: 'Întoarce clepsidra',
    out: 'Timpul a expirat.',
    hourglassNote: 'Oricine poate întoarce clepsidra când cineva se moșmondește. Bate la cap, dar nu încheie nimic.',
    limitNote: 'Când expiră timpul, tura se încheie singură.',
  },

  log: {
    ended: {
      stopped: 's-au oprit',
      missed: 'n-au nimerit',
      spent: 'încercări epuizate',
      time: 'timp expirat',
      objection: 'anulat',
      game: 'ultima tură',
    },
    penalty: 'Penalizare: {words}',
    opponent: 'Turele adversarului: {words}',
  },

  /** Rubber stamps. */
  stamp: {
    time: 'Timp expirat',
    struck: 'Anulat',
  },

  /** Announced once, when it happens. */
  said: {
    clue: {
      red: 'Indiciu pentru echipa roșie, de la {name}: {word}, {number}.',
      blue: 'Indiciu pentru echipa albastră, de la {name}: {word}, {number}.',
    },
    touched: {
      red: '{name} a întors {word}: un agent roșu.',
      blue: '{name} a întors {word}: un agent albastru.',
      bystander: '{name} a întors {word}: un trecător.',
      assassin: '{name} a întors {word}: asasinul.',
    },
    penalty: 'Penalizare: se acoperă {word}.',
    opponent: 'Tura adversarului: se acoperă {word}.',
    struck: 'Indiciul {word} a fost anulat.',
    ended: {
      stopped: 'S-au oprit.',
      missed: 'Tura s-a încheiat.',
      spent: 'Încercările s-au epuizat.',
      time: 'Timpul a expirat.',
      objection: 'Tura s-a încheiat.',
      game: '',
    },
    noClue: 'Timpul a expirat, fără niciun indiciu.',
    turn: { red: 'E rândul echipei roșii.', blue: 'E rândul echipei albastre.' },
    opponentsTurn: 'E rândul adversarului.',
    hourglass: 'Clepsidra curge. Secunde: {seconds}.',
    paused: 'Ceasul e în pauză.',
    resumed: 'Ceasul merge mai departe.',
    extended: 'Încă un minut.',
    begun: { red: 'Partidă nouă. Începe echipa roșie.', blue: 'Partidă nouă. Începe echipa albastră.' },
    won: { red: 'Câștigă echipa roșie.', blue: 'Câștigă echipa albastră.' },
    wonTogether: 'Ați câștigat. Scor: {score}.',
    lostTogether: 'Ați pierdut.',
  },
} as const;
