/** Spyfall: sheets and votes, which load after the first board. Part of `spyfall`. */

const sheets = {
  cancel: 'Nu acum',
  /** Why a person cannot be chosen. */
  gone: 'lipsește',
  /** S22: the game waits for someone who is away. */
  missing: {
    wait: 'Îl așteptăm pe {name} ({time}).',
    goOn: 'Mai departe fără',
    sure: 'Da, fără {name}',
  },

  /** What happened while the player was still choosing. */
  meanwhile: {
    accusation: 'Între timp, {name} a acuzat: spionul e {suspect}.',
    naming: 'Între timp, spionul a oprit jocul.',
    time: 'Între timp a expirat timpul.',
    over: 'Între timp s-a încheiat runda.',
    notSent: 'Nu s-a trimis nimic.',
    look: 'Arată-mi',
  },

  /** S7 */
  dealer: {
    change: 'Împarte altcineva',
    title: 'Cine împarte primul?',
    note: 'Dealerul pornește ceasul și pune prima întrebare.',
    yes: 'Împarte {name}',
  },

  /** S12 */
  accuse: {
    title: 'Acuză pe cineva',
    note: 'Ceasul se oprește și votează toți în afară de suspect. Dacă toți sunt pentru, runda s-a încheiat. Poți acuza o dată pe rundă.',
    whom: 'Pe cine bănuiești?',
    choose: 'Alege întâi pe cineva.',
    none: 'Acuză',
    yes: 'Acuz: {name}',
  },

  /** S13, S14 */
  vote: {
    title: '{name} acuză: spionul e {suspect}',
    rule: 'Dacă toți sunt pentru, cartea se dă pe față. Un singur vot împotrivă și runda merge mai departe.',
    quiet: 'Cât se votează, nu se vorbește.',
    back: 'Schimbă',
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

  /** Accusations of this round that went to a vote. */
  hearing: {
    title: 'Acuzațiile din runda asta',
    dropped: '{name} a acuzat: spionul e {suspect}. Acuzație respinsă.',
    carried: '{name} a acuzat: spionul e {suspect}. Toți au fost de acord.',
    yes: 'Pentru: {names}.',
    no: 'Împotrivă: {names}.',
  },

  /** S15. The same for everyone, so that a glance reveals nothing. */
  stop: {
    title: 'Oprește jocul',
    note: 'Doar spionul poate face asta: cartea se arată tuturor, ceasul se oprește, iar spionul numește o locație. Corect: spionul ia 4 puncte. Greșit: câștigă ceilalți.',
    yes: 'Arată cartea de spion',
    not: 'Cartea ta nu e cea de spion. Nu s-a întâmplat nimic, iar nimeni nu știe că te-ai uitat.',
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
    title: 'Pe cine bănuiți?',
    spoken: 'Spuneți-vă bănuielile. Apoi fiecare spune un nume, în ordinea de la masă, începând cu dealerul.',
    written: 'Scrieți-vă bănuielile. Apoi fiecare spune un nume, în ordinea de la masă, începând cu dealerul.',
    rule: 'Spionul pierde doar dacă toți ceilalți arată spre el.',
    itself: 'Votul se deschide singur când se termină timpul de discuții.',
  },
  ballot: {
    title: 'Votul final',
    yes: 'Arată spre {name}',
    none: 'Spune un nume',
    voices: 'Voturile, pe rând',
    voice: 'arată spre {name}',
    now: 'spune acum un nume',
    later: 'urmează',
    choose: 'Atinge întâi pe cineva de la masă.',
  },
} as const;

export const spyfall = { sheets } as const;
