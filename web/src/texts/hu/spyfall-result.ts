/** Spyfall: the result of a game, the tip, and texts for the TV only. */
export const spyfallResult = {
  title: {
    won: '{name} nyert',
    shared: 'Közös győzelem',
    brokenUp: 'Félbeszakadt',
  },
  /** The reason in one line. */
  how: {
    won: { one: 'A legtöbb pont a végén: {n}.', other: 'A legtöbb pont a végén: {n}.' },
    shared: { one: '{names}: fejenként {n} pont.', other: '{names}: fejenként {n} pont.' },
    brokenUp: 'Nem maradtatok elegen, hogy befejezzétek. Ezek az eddigi pontok.',
    /** After the line above, if anyone has points. */
    inFront: 'Az élen: {names}.',
    abandoned: 'Ez a játék idő előtt véget ért. Senki sem nyert, és az utolsó forduló kártyái lepecsételve maradnak.',
  },

  standing: {
    title: 'A pontok állása',
    points: { one: '{n} pont', other: '{n} pont' },
    /** For screen readers: one round of a player. */
    round: { one: '{round}. forduló: {n} pont', other: '{round}. forduló: {n} pont' },
    missed: '{round}. forduló: nem játszott',
    asSpy: 'kémként',
    winner: 'Győztes',
    /** The legend below it. */
    legend: 'A kis négyzetekben az egyes fordulók pontjai állnak.',
    legendSpy: 'kémként',
    legendMissed: 'nem játszott',
  },
  /** The player with the most points as the spy. */
  best: {
    one: 'Az est kéme: {name}, {n} álcázva szerzett pont.',
    other: 'Az est kéme: {name}, {n} álcázva szerzett pont.',
  },

  story: {
    round: '{round}. forduló',
    cards: 'Az összes kártya',
    none: 'Egyetlen fordulót sem játszottatok végig.',
  },

  /** The tip, by how most rounds went. */
  next: {
    tooClear:
      'A kémek rájöttek, hol vannak. Olyat kérdezzetek, amire csak az tud jól felelni, aki ott van, és magát a helyet hagyjátok ki belőle.',
    tooSoon:
      'A kémek túl hamar tippeltek. Füleljetek tovább: két összeillő válasz jobban szűkíti a listát, mint tíz perc töprengés. Ami nem lehet, azt húzzátok ki.',
    innocent:
      'Ártatlanok itták meg a levét. Mielőtt igent mondasz, gondold végig, mit kellett volna tudnia. Egy homályos válasz még nem hazugság.',
    escaped:
      'Az óra volt a kémek legjobb barátja. Fordulónként mindenkinek jut egy vád: használjátok el, amíg még van idő tévedni.',
    caught:
      'A kémeknek alig volt esélyük. Adjatok nekik több levegőt: játsszatok több helyszínnel vagy rövidebb idővel.',
    caughtAll: 'A kémeknek alig volt esélyük. Adjatok nekik több levegőt: játsszatok rövidebb idővel.',
    gone: 'Többször hiányzott valaki. Állítsatok be több türelmet, vagy játsszatok közös telefonon.',
    roles:
      'A kémeknek alig volt esélyük. Legközelebb beszéljetek a szerepetek szerint: egy szerepet nehezebb megkülönböztetni a hazugságtól.',
    own: 'Írjatok saját helyszínt: azt a helyet, ahol megismerkedtetek, vagy azt, ahová soha többé nem mennétek vissza.',
  },

  share: {
    heading: 'Safehouse · Spyfall',
    won: { one: 'Győzelem {n} ponttal', other: 'Győzelem {n} ponttal' },
    shared: 'Közös győzelem: {players} játékosból {winners}',
    brokenUp: 'Félbeszakadt',
    rounds: { one: '{n} forduló', other: '{n} forduló' },
    players: { one: '{n} játékos', other: '{n} játékos' },
  },

  /** The headline above the table on the TV; other phases use the table's own texts. */
  tv: {
    story: 'Fordulóról fordulóra',
    briefing: 'Nézzétek meg a kártyáitokat',
    asks: '{name} kérdez',
    /** For screen readers; the TV draws an arrow from {name} to {whom}. */
    asksWhom: '{name} kérdez, {whom} válaszol',
    free: 'Ki a kém?',
    /** Below the table; the headline says who asks. */
    answers: '{name} válaszol, aztán ő kérdez.',
    accuse: 'Fordulónként egyszer bárki vádolhat.',
  },
} as const;
