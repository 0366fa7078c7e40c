/** Spyfall: its sheets and votes, the result of a round, and what is read out. All of it is in `spyfall`. */

export const sheets = {
  cancel: 'Nu acum',
  /** Before the seconds on the clock. */
  left: 'Timp rămas',
  /** Why somebody cannot be chosen. */
  gone: 'lipsește',

  /** What happened while somebody was still choosing. */
  meanwhile: {
    accusation: 'Între timp, {name} a acuzat: spionul e {suspect}.',
    naming: 'Între timp, spionul a oprit jocul.',
    time: 'Între timp a expirat timpul.',
    over: 'Între timp s-a încheiat runda.',
    notSent: 'Nu s-a trimis nimic.',
    look: 'Arată-mi',
  },

  /** S12 */
  accuse: {
    title: 'Acuză pe cineva',
    note: 'Ceasul se oprește și votează toți în afară de suspect. Dacă toți sunt pentru, runda s-a încheiat. Poți acuza o dată pe rundă.',
    whom: 'Pe cine bănuiești?',
    choose: 'Alege întâi pe cineva.',
    none: 'Acuză',
    yes: 'Acuză: {name}',
  },

  /** S13, S14 */
  vote: {
    title: '{name} acuză: spionul e {suspect}',
    rule: 'Dacă toți sunt pentru, cartea se dă pe față. Un singur vot împotrivă și runda merge mai departe.',
    quiet: 'Cât se votează, ciocul mic.',
    question: 'Spionul e {suspect}?',
    choose: 'Alege întâi: pentru sau împotrivă.',
    none: 'Votează',
    yes: 'Pentru',
    no: 'Împotrivă',
    sure: { yes: 'Votează pentru', no: 'Votează împotrivă' },
    mine: 'Votul e despre tine. Hotărăsc ceilalți.',
    done: { yes: 'Ai votat pentru.', no: 'Ai votat împotrivă.' },
    hands: 'Mâini ridicate',
    hand: {
      yes: 'pentru',
      no: 'împotrivă',
      awaited: 'încă n-a votat',
      suspect: 'sub acuzare',
      accuser: 'acuză: pentru',
      gone: 'lipsește',
    },
  },

  /** Accusations of this round that were voted on. */
  hearing: {
    title: 'Acuzațiile din runda asta',
    dropped: '{name} a acuzat: spionul e {suspect}. Acuzație respinsă.',
    carried: '{name} a acuzat: spionul e {suspect}. Toți au fost de acord.',
    yes: 'Pentru: {names}.',
    no: 'Împotrivă: {names}.',
  },

  /** S15. Everybody reads the same, so that nobody is given away by a glance. */
  stop: {
    title: 'Oprește jocul',
    note: 'Poate doar spionul: cartea se arată tuturor, ceasul se oprește, iar spionul numește o locație. Corect: spionul ia 4 puncte. Greșit: câștigă ceilalți.',
    yes: 'Arată cartea de spion',
    not: 'Cartea ta nu e cea de spion. Nu s-a întâmplat nimic, și nimeni nu știe că te-ai uitat.',
  },

  /** S16 */
  naming: {
    title: 'Unde sunt ceilalți?',
    filter: 'Caută o locație',
    list: 'Alege una',
    found: { one: '{n} locație', few: '{n} locații', other: '{n} de locații' },
    empty: 'Nu se potrivește nicio locație. Scrie mai puțin.',
    played: 'deja jucată',
    crossed: 'tăiată de tine',
    choose: 'Alege întâi o locație.',
    none: 'Numește locația',
    yes: 'Numește: {location}',
    spy: '{name} e spionul',
    wait: 'Jocul e oprit. Acum {name} numește o locație. Corect: câștigă spionul. Greșit: câștigă toți ceilalți.',
  },

  /** S17 */
  suspicions: {
    title: 'Timpul a expirat',
    spoken: 'Spuneți-vă bănuielile. Apoi fiecare spune un nume, în ordinea de la masă, începând cu dealerul.',
    written: 'Scrieți-vă bănuielile. Apoi fiecare spune un nume, în ordinea de la masă, începând cu dealerul.',
    rule: 'Spionul pierde doar dacă toți ceilalți arată spre el.',
    itself: 'Votul se deschide singur când se termină timpul de sfat.',
  },
  ballot: {
    title: 'Votul final',
    yes: 'Arată spre {name}',
    none: 'Spune un nume',
    voices: 'Voturile, pe rând',
    voice: 'arată spre {name}',
    now: 'spune acum un nume',
    later: 'urmează',
  },
} as const;

export const verdict = {
  round: 'Runda {n} din {all}',
  title: {
    'spy-accused': 'Spionul e prins',
    'innocent-accused': 'Nevinovat, dar acuzat',
    'location-named': 'Spionul a nimerit',
    'location-missed': 'Spionul a dat greș',
    'spy-convicted': 'Spionul e condamnat',
    'innocent-convicted': 'Nevinovat, dar condamnat',
    'spy-escaped': 'Spionul scapă',
    void: 'Rundă anulată',
  },
  how: {
    'spy-accused': '{accuser} a zis că spionul e {spy}, și toți au fost de acord.',
    'innocent-accused': '{accuser} a zis că spionul e {suspect}, și toți au fost de acord. Dar spionul era {spy}.',
    'location-named': '{spy} a oprit jocul și a numit locația.',
    'location-missed': '{spy} a oprit jocul și a numit o locație greșită: {named}.',
    'spy-convicted': 'Timpul a expirat, și toți ceilalți au arătat spre {spy}.',
    'innocent-convicted': 'Timpul a expirat, și toți ceilalți au arătat spre {suspect}. Dar spionul era {spy}.',
    'spy-escaped': 'Timpul a expirat, dar nu toți ceilalți au arătat spre spion. Era {spy}.',
    void: 'Spionul lipsește sau au rămas prea puțini. Cărțile sunt pe față și nimeni nu ia puncte.',
  },
  /** A rubber stamp on the result: who has won. */
  side: { spy: 'Câștigă spionul', others: 'Câștigă ceilalți', nobody: 'Anulată' },
  location: 'Locația',
  spy: 'Spionul',
  people: 'Cărți și puncte',
  gained: { one: '{n} punct', few: '{n} puncte', other: '{n} de puncte' },
  nothing: 'fără puncte',
  total: { one: '{n} punct în total', few: '{n} puncte în total', other: '{n} de puncte în total' },
  /** S19, S20: what points are for, each with how many it is worth. */
  merit: {
    'spy-won': '2 pentru victoria ca spion',
    'named-location': 'încă 2 pentru locația numită',
    'innocent-blamed': 'încă 2 pentru nevinovatul învinuit de toți',
    'others-won': '1 pentru victoria asupra spionului',
    'accused-spy': 'încă 1 pentru acuzarea spionului',
  },
  voices: 'Votul final',
  next: {
    title: 'Runda următoare',
    dealer: 'Cărțile le împarte {name}.',
    out: 'Absențe: {names}. Cine nu revine nu joacă runda.',
    joining: 'Intră în joc: {names}.',
    go: 'Runda următoare',
    waiting: 'Runda următoare o poate începe orice jucător.',
  },
} as const;

/** Rubber stamps. */
export const stamp = {
  accused: 'Acuzație',
  dropped: 'Respinsă',
  stopped: 'Spionul!',
  time: 'Timp expirat',
  caught: 'Spion prins',
  escaped: 'Câștigă spionul',
  void: 'Anulată',
} as const;

/** Read out once, as it happens. */
export const said = {
  begun: 'Partidă nouă.',
  round: 'Runda {n} din {all}. Cărțile le împarte {name}.',
  started: '{name} pornește ceasul și pune prima întrebare.',
  asked: '{name} întreabă, {whom} răspunde.',
  question: 'Întrebare de la {name} pentru {whom}: {text}',
  answer: '{name} răspunde: {text}',
  turn: 'Întrebarea următoare o pune {name}.',
  accused: '{name} acuză: spionul e {suspect}. Ceasul se oprește. Votează toți ceilalți.',
  vote: { yes: '{name} votează pentru.', no: '{name} votează împotrivă.' },
  dropped: 'Acuzație respinsă. Runda merge mai departe.',
  stopped: '{name} e spionul și oprește jocul ca să numească o locație.',
  time: 'Timpul a expirat. Spuneți-vă bănuielile.',
  ballot: 'Votul final e deschis.',
  voice: '{name} arată spre {suspect}.',
  next: 'Urmează să spună un nume: {name}.',
  over: 'Runda s-a încheiat. {how} Locația: {location}. Spionul: {spy}.',
  points: 'Puncte: {list}.',
  gained: '{name} {n}',
  gone: '{name} lipsește, iar jocul nu mai așteaptă.',
  back: '{name} e din nou aici.',
  ending: {
    won: 'Partida o câștigă {names}.',
    shared: 'Victorie la egalitate: {names}.',
    'broken-up': 'Au rămas prea puțini. Partida s-a încheiat.',
  },
} as const;
