/** Codenames Duet: the table in play. */
export const duet = {
  title: 'Fedőnevek: Négyszemközt',

  /** The now-line for each seat and phase. {name} is the partner: a name, or a side with several people. */
  now: {
    clue: {
      /** D6 */
      first: 'Add meg az első utalást, hacsak {name} meg nem előz.',
      /** D15 */
      give: 'Adj utalást: egy szót és egy számot. Utána {name} tippel.',
      /** D35, after the partner's clue and after the player's own. */
      either: 'Adj utalást, hacsak {name} meg nem előz még eggyel.',
      again: 'Adj még egy utalást, hacsak {name} meg nem előz.',
      wait: '{name} utalást keres. Addig keress párokat a saját ügynökeid között.',
      /** D18 */
      partnerDone: 'Adj utalást: {name} oldalán minden ügynök megvan, mostantól csak te adsz.',
      meDone: 'A te oldaladon minden ügynök megvan. Várd {name} utalását.',
    },
    guess: {
      first: 'Jelöld meg, ami illik az utaláshoz, aztán tippelj. Egy tipp kötelező.',
      /** D36 */
      zero: 'Nulla: kerüld el, amire az utalás mutat. Egy tipp kötelező.',
      /** D32 */
      illegal: 'A szabálytalan utalás egy lapkába került. Tippelned így is kell.',
      more: 'Ügynök! Tippelj tovább, vagy állj meg, és vegyél el egy lapkát.',
      moreBy: '{name} eltalálta: {word}. Tippelj tovább, vagy állj meg.',
      wait: '{name} a te utalásod alapján tippel. Pókerarc!',
    },
    /** D21, D22 */
    sudden: {
      both: 'Hirtelen halál: tippelj, vagy tippeljen {name}. Egy rossz kártya, és vesztettetek.',
      me: 'Hirtelen halál: már csak te keresel ügynököt. Egy rossz kártya, és vesztettetek.',
      partner: 'Hirtelen halál: az utolsó ügynököket {name} keresi. Tartsd vissza a lélegzeted.',
    },
    watch: {
      first: 'Az első utalást bármelyik fél adhatja.',
      either: 'A következő utalást bármelyik fél adhatja.',
      clue: { west: 'Nyugat utalást keres.', east: 'Kelet utalást keres.' },
      guess: { west: 'Nyugat Kelet utalása alapján tippel.', east: 'Kelet Nyugat utalása alapján tippel.' },
      sudden: 'Hirtelen halál: nincs több utalás, és egyetlen rossz kártya vereség.',
    },
    empty: {
      west: 'Nyugaton nem ül senki. Valakinek oda kell ülnie.',
      east: 'Keleten nem ül senki. Valakinek oda kell ülnie.',
    },
    over: 'A játéknak vége.',
  },

  /** What a card is on a face of the key; on the cards and in sentences. */
  kind: { agent: 'Ügynök', assassin: 'Bérgyilkos', bystander: 'Járókelő' },

  score: {
    agents: 'Ügynökök',
    found: '{found} / {all}',
    /** For screen readers. */
    foundAll: 'Megtalált ügynökök: {found}, összesen {all} van',
    turns: { one: 'még {n} kör', other: 'még {n} kör' },
    sudden: 'Hirtelen halál',
    giving: { west: 'Nyugat ad utalást', east: 'Kelet ad utalást', both: 'Aki gyorsabb, az ad utalást' },
    guessing: { west: 'Nyugat tippel', east: 'Kelet tippel', both: 'Mindkét fél tippelhet' },
  },

  /** D2, D13, D25, D32: tokens as objects on the table. */
  tokens: {
    supply: 'Időlapkák készlete',
    /** One token: the side that is up, or where it went. */
    bystander: 'járókelő oldalával felfelé',
    check: 'pipa oldalával felfelé',
    discarded: 'eldobva',
    /** The supply, for screen readers. */
    said: 'Időlapkák a készletben: járókelő oldalával felfelé {bystander}, pipa oldalával felfelé {check}.',
    saidDiscarded: { one: '{n} lapka eldobva.', other: '{n} lapka eldobva.' },
    kept: { one: '{n} elvett lapka', other: '{n} elvett lapka' },
    none: 'Még nincs elvett lapka',
  },

  /** For screen readers, after a card's word. */
  board: {
    found: 'megtalálva: ügynök',
    face: {
      agent: 'a te oldaladon: ügynök',
      assassin: 'a te oldaladon: bérgyilkos',
      bystander: 'a te oldaladon: járókelő',
    },
    mine: 'feléd mutató időlapka: neked nem ügynök',
    partner: 'a társad felé mutató időlapka: neki nem ügynök',
    west: 'Nyugat felé mutató időlapka',
    east: 'Kelet felé mutató időlapka',
    double: 'két időlapka',
    covered: 'letakarva: mindkét félnek járókelő',
    meant: 'erre utalsz',
    keysMeant: 'Nyilak: mozgás. Enter: feljegyzed, mire utalsz. B: kártyák.',
  },

  clue: {
    zero: 'Nulla: amire a szó mutat, azt el kell kerülni. Egy tipp így is kötelező.',
    from: { west: 'Nyugat utalása', east: 'Kelet utalása' },
    illegal: 'szabálytalan',
    /** The private note: what a clue is for. */
    meant: 'Koppints az ügynökeidre, és jegyezd fel, mire utalsz. Odaát ezt nem látják.',
    meantWords: 'Erre utalsz: {words}. Odaát ezt nem látják.',
    meantOnly: 'Utalni csak a te oldalad ügynökeire lehet. Közülük válassz.',
    meantHidden: 'A kulcs most el van rejtve. Előbb vedd elő.',
    kept: 'Félretéve a következő utalásodhoz:',
  },

  judge: {
    sure: 'Szabálytalannak tartod ezt: „{word}”? Egy időlapkát el kell dobni a készletből. Tippelned így is kell.',
    yes: 'Szabálytalan',
  },

  log: {
    ended: { stopped: 'megálltak, lapka elvéve', missed: 'melléfogtak, lapka a kártyán', game: 'az utolsó kör' },
    sudden: 'Hirtelen halál',
    meant: 'Erre utal: {words}',
  },

  side: {
    you: 'A te oldalad',
    /** While guessing: the partner's face decides. */
    notThese: 'A te kulcsod ezeket nem mutatja.',
    complete: 'Minden ügynök megvan',
  },

  /** In sudden death, in place of a clue. */
  suddenLeft: { one: 'Még {n} ügynök. Hibázni nem lehet.', other: 'Még {n} ügynök. Hibázni nem lehet.' },

  /** Rubber stamps. */
  stamp: { struck: 'Szabálytalan', complete: 'Mind a kilenc megvan', sudden: 'Hirtelen halál', won: 'Mind megvan' },

  /** Announced once, when it happens. */
  said: {
    begun: 'Új játék. Az első utalást bármelyik fél adhatja.',
    clue: { west: 'Nyugat utalása, {name}: {word}, {number}.', east: 'Kelet utalása, {name}: {word}, {number}.' },
    touched: {
      agent: '{name} tippje: {word}. Ügynök.',
      bystander: '{name} tippje: {word}. Járókelő.',
      assassin: '{name} tippje: {word}. Bérgyilkos.',
    },
    illegal: 'Szabálytalan utalás: {word}. Egy időlapka eldobva.',
    stopped: { west: 'Nyugat megáll, és elvesz egy időlapkát.', east: 'Kelet megáll, és elvesz egy időlapkát.' },
    /** D33: the penalty cost the last token. */
    stoppedEmpty: { west: 'Nyugat megáll.', east: 'Kelet megáll.' },
    laid: { west: 'Nyugat felé mutató időlapka került rá.', east: 'Kelet felé mutató időlapka került rá.' },
    laidTwo: { west: 'Két Nyugat felé mutató időlapka került rá.', east: 'Két Kelet felé mutató időlapka került rá.' },
    /** D18 */
    complete: {
      west: 'Nyugat oldalán minden ügynök megvan. Mostantól csak Kelet ad utalást.',
      east: 'Kelet oldalán minden ügynök megvan. Mostantól csak Nyugat ad utalást.',
    },
    /** In sudden death nobody gives clues. */
    completeLate: { west: 'Nyugat oldalán minden ügynök megvan.', east: 'Kelet oldalán minden ügynök megvan.' },
    left: { one: 'Még {n} időlapka van.', other: 'Még {n} időlapka van.' },
    turn: {
      west: 'A következő utalást Nyugat adja.',
      east: 'A következő utalást Kelet adja.',
      both: 'A következő utalást bármelyik fél adhatja.',
    },
    sudden: 'Hirtelen halál: nincs több utalás. Egyetlen rossz kártya vereség.',
    ending: {
      contacted: 'Mind a tizenöt ügynök megvan. Nyertetek.',
      late: 'A hirtelen halálban, de mind a tizenöt ügynök megvan. Nyertetek.',
      assassin: 'A bérgyilkos véget vet a játéknak. Vesztettetek.',
      bystander: 'Járókelő a hirtelen halálban. Vesztettetek.',
      tokens: 'Erre már nincs elég időlapka. Vesztettetek.',
    },
  },
} as const;
