/** Spyfall: the result of a game, what to try next, and what only the TV says. */
export const spyfallResult = {
  title: {
    won: '{name} nyert',
    shared: 'Közös győzelem',
    brokenUp: 'Félbeszakadt',
  },
  /** How it came out, in one line. */
  how: {
    won: { one: 'A legtöbb pont a végén: {n}.', other: 'A legtöbb pont a végén: {n}.' },
    shared: { one: '{names}: fejenként {n} pont.', other: '{names}: fejenként {n} pont.' },
    brokenUp: 'Háromnál kevesebben maradtak az asztalnál. Ezek az eddigi pontok.',
    /** After the line above, if anybody has points. */
    inFront: 'Az élen: {names}.',
    abandoned: 'Ez a játék idő előtt véget ért. Senki sem nyert, és az utolsó forduló kártyái lepecsételve maradnak.',
  },

  standing: {
    title: 'A pontok állása',
    points: { one: '{n} pont', other: '{n} pont' },
    /** Read out: one round of a player’s. */
    round: { one: '{round}. forduló: {n} pont', other: '{round}. forduló: {n} pont' },
    missed: '{round}. forduló: nem játszott',
    asSpy: 'kémként',
    winner: 'Győztes',
    /** The legend below it. */
    legend: 'A kis négyzetekben az egyes fordulók pontjai állnak.',
    legendSpy: 'kémként',
    legendMissed: 'nem játszott',
  },
  /** Who got most points as the spy. */
  best: {
    one: 'Az est kéme: {name}, {n} álcázva szerzett pont.',
    other: 'Az est kéme: {name}, {n} álcázva szerzett pont.',
  },

  story: {
    round: '{round}. forduló',
    cards: 'Az összes kártya',
    none: 'Egyetlen fordulót sem játszottatok végig.',
  },

  /** What to try next, by how most rounds went. */
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

  /** In large letters on the TV, above the table; for the other phases it says what the table does. */
  tv: {
    story: 'Fordulóról fordulóra',
    briefing: 'Nézzétek meg a kártyáitokat',
    asks: '{name} kérdez',
    /** Between {name} and {whom} the TV draws an arrow; this is read out. */
    asksWhom: '{name} kérdez, {whom} válaszol',
  },
} as const;
