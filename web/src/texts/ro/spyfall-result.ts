/** Spyfall: the result of a game, the tip, and texts for the TV only. */
export const spyfallResult = {
  title: {
    won: 'Câștigă {name}',
    shared: 'Victorie la egalitate',
    brokenUp: 'S-a spart gașca',
  },
  /** The reason in one line. */
  how: {
    won: {
      one: 'Cele mai multe puncte la sfârșit: {n}.',
      few: 'Cele mai multe puncte la sfârșit: {n}.',
      other: 'Cele mai multe puncte la sfârșit: {n}.',
    },
    shared: {
      one: '{names}: câte {n} punct.',
      few: '{names}: câte {n} puncte.',
      other: '{names}: câte {n} de puncte.',
    },
    brokenUp: 'N-ați rămas destui ca să o terminați. Punctele sunt cele de până acum.',
    /** After the line above, if anyone has points. */
    inFront: 'În frunte: {names}.',
    abandoned:
      'Partida s-a încheiat înainte de vreme. N-a câștigat nimeni, iar cărțile din ultima rundă rămân sigilate.',
  },

  standing: {
    title: 'Clasamentul',
    points: { one: '{n} punct', few: '{n} puncte', other: '{n} de puncte' },
    /** For screen readers: one round of a player. */
    round: {
      one: 'Runda {round}: {n} punct',
      few: 'Runda {round}: {n} puncte',
      other: 'Runda {round}: {n} de puncte',
    },
    missed: 'Runda {round}: n-a jucat',
    asSpy: 'ca spion',
    winner: 'Locul întâi',
    /** The legend below it. */
    legend: 'În căsuțe: punctele din fiecare rundă.',
    legendSpy: 'ca spion',
    legendMissed: 'n-a jucat',
  },
  /** The player with the most points as the spy. */
  best: {
    one: 'Spionul serii: {name}, cu {n} punct sub acoperire.',
    few: 'Spionul serii: {name}, cu {n} puncte sub acoperire.',
    other: 'Spionul serii: {name}, cu {n} de puncte sub acoperire.',
  },

  story: {
    round: 'Runda {round}',
    cards: 'Toate cărțile',
    none: 'Nicio rundă n-a ajuns la capăt.',
  },

  /** The tip, by how most rounds went. */
  next: {
    tooClear:
      'Spionii și-au dat seama unde sunteți. Întrebați așa încât să poată răspunde bine doar cine e acolo, fără să pomeniți locul.',
    tooSoon:
      'Spionii s-au grăbit. Ascultați mai mult: două răspunsuri care se leagă scurtează lista mai bine decât zece minute de gândit. Tăiați ce nu poate fi.',
    innocent:
      'Au plătit nevinovații. Înainte să ridici mâna, spune-ți în gând ce ar fi trebuit să știe omul. Un răspuns vag nu e încă unul fals.',
    escaped:
      'Ceasul a ținut cu spionii. Fiecare are o acuzație pe rundă: folosiți-o cât mai e timp și pentru o greșeală.',
    caught:
      'Spionii abia dacă au avut o șansă. Dați-le mai mult aer: jucați cu mai multe locații sau cu mai puțin timp.',
    caughtAll: 'Spionii abia dacă au avut o șansă. Dați-le mai mult aer: jucați cu mai puțin timp.',
    gone: 'Au lipsit oameni. Puneți-vă de acord să-i așteptați mai mult sau jucați pe un singur telefon.',
    roles:
      'Spionii abia dacă au avut o șansă. Data viitoare vorbiți din rol: un rol se deosebește mai greu de o minciună.',
    own: 'Scrieți o locație de-a voastră: locul unde v-ați cunoscut sau cel unde nimeni nu mai vrea să se întoarcă.',
  },

  share: {
    heading: 'Safehouse · Spyfall',
    won: { one: 'Victorie cu {n} punct', few: 'Victorie cu {n} puncte', other: 'Victorie cu {n} de puncte' },
    shared: 'Victorie la egalitate: {winners} din {players}',
    brokenUp: 'S-a spart gașca',
    rounds: { one: '{n} rundă', few: '{n} runde', other: '{n} de runde' },
    players: { one: '{n} jucător', few: '{n} jucători', other: '{n} de jucători' },
  },

  /** The headline above the table on the TV; other phases use the table's own texts. */
  tv: {
    story: 'Rundă cu rundă',
    briefing: 'Uitați-vă la cărți',
    asks: '{name} întreabă',
    /** For screen readers; the TV draws an arrow from {name} to {whom}. */
    asksWhom: '{name} întreabă, {whom} răspunde',
    free: 'Cine e spionul?',
    /** Below the table; the headline says who asks. */
    answers: '{name} răspunde, apoi întreabă.',
    accuse: 'Oricine poate acuza, o dată pe rundă.',
  },
} as const;
