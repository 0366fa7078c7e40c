/** Spyfall on one shared phone. A name is alone or the subject, so that no language has to inflect it. */
export const onePhone = {
  title: 'Spyfall közös telefonon',

  /** The lobby: who plays. */
  lobby: {
    title: 'Kik játszanak?',
    note: 'Három–nyolc név, abban a sorrendben, ahogy az asztal körül ültök.',
    name: 'Név',
    next: 'A következő név',
    add: 'Felírom',
    full: 'Nyolcan játszhatnak, és már mind itt vannak.',
    up: 'Feljebb: {name}',
    down: 'Lejjebb: {name}',
    top: 'Ez az első hely.',
    bottom: 'Ez az utolsó hely.',
    rename: 'Átnevezés: {name}',
    save: 'Mentés',
    remove: 'Levétel a listáról: {name}',
    removed: 'Lekerült a listáról: {name}.',
    undo: 'Visszavonás',
    twins: 'Többen ugyanazt a nevet viselitek. Szám különböztet meg benneteket.',
    /** A seated person who is not on this phone. */
    elsewhere: 'Másik képernyőn',
    watch: 'Legyen néző',
    gathering: 'Hozzuk a székeket…',
  },

  /** Passing the phone. */
  pass: {
    to: 'A telefont most kapja:',
    note: 'Senki más ne nézzen a képernyőre.',
    iAm: 'Én vagyok {name}',
    notMe: 'Ez nem én vagyok',
    back: 'Eggyel vissza: {name}',
    count: 'Kártya: {n} / {all}',
  },

  card: {
    title: 'A kártyád, {name}',
    fetching: 'Felfedjük…',
    passOn: 'Elrejtem, továbbadom',
    done: 'Elrejtem',
    unreached: 'A szerver nem válaszolt. Próbáld újra.',
    none: 'Ebben a fordulóban nincs kártyád. A következőtől játszol.',
  },

  /** Everyone has seen their card. */
  ready: '{name} oszt. Tegyétek középre a telefont, és indítsátok el az órát.',

  /** The phone is on the table, and one tap records who is asked. */
  ask: {
    first: '{name} kérdez elsőként. Koppintsatok arra, akit kérdez.',
    next: '{name} kérdez. Koppintsatok arra, akit kérdez.',
    answer: '{name} válaszol, aztán ő kérdez. Koppintsatok arra, akit kérdez.',
    wrong: 'Nem őt kérdezték',
    wrongNow: '{name} kérdez. Koppintsatok arra, akit valójában kérdez.',
    keep: 'Mégis jó volt',
    people: 'Az asztal körül',
    self: 'Saját magát senki sem kérdezi. Koppintsatok valaki másra.',
    barred: 'Az előbb ő kérdezett: visszakérdezni nem lehet. Koppintsatok valaki másra.',
  },

  /** The bar at the bottom. */
  tools: {
    accuse: 'Vádemelés',
    stop: 'Én vagyok a\u00a0kém',
    again: 'A kártyám',
    locations: 'Helyszínek',
  },

  again: {
    title: 'Ki nézné meg újra?',
    note: 'Előbb vedd magadhoz a telefont.',
  },

  accuse: {
    title: 'Vádemelés',
    note: 'Az óra megáll. Fordulónként mindenki egyszer vádolhat.',
    who: 'Ki vádol?',
    choose: 'Előbb válaszd ki mindkettőjüket.',
    yes: 'Álljon meg az óra',
  },

  stop: {
    title: 'A játék megállítása',
    note: 'Csak a kém teheti meg. Az óra megáll, és ő megnevez egy helyszínt.',
    who: 'Ki a kém?',
    choose: 'Előbb válassz egy nevet.',
    yes: 'Én vagyok a\u00a0kém: {name}',
    /** For a player who is not the spy. Others may read it. */
    no: 'Nem történt semmi, az óra jár tovább. Ha nem vagy biztos a dolgodban, nézd meg újra a kártyádat.',
    goOn: 'Játsszunk tovább',
  },

  vote: {
    now: '{by} vádja: {suspect} a kém. Szavazzatok kézfeltartással.',
    missing: { one: 'Még {n} szavazat hiányzik.', other: 'Még {n} szavazat hiányzik.' },
    count: 'Összeszámoljuk',
  },

  naming: '{name} a kém, és megnevez egy helyszínt.',

  talk: 'Lejárt az idő. Beszéljétek meg; utána a szavazást {name} indítja el.',

  ballot: {
    now: '{name}, kire gyanakszol? Mondd ki hangosan.',
    voices: 'Eddig elhangzott',
    /** Who names whom. */
    voice: '{name}: {suspect}',
  },

  verdict: 'A fordulónak vége. Olvassátok fel egymásnak, aztán játsszatok tovább.',

  people: {
    title: 'Játékosok és pontok',
    home: 'Hazamegy',
    /** For screen readers; it must begin with the visible text. */
    homeOf: 'Hazamegy: {name}',
    note: 'A helye felszabadul. Ha ő a kém, a forduló érvénytelen.',
    yes: 'Feladja a helyét: {name}',
  },

  /** At most 90 words each. */
  help: {
    briefing:
      'A telefon körbejár. Akinél éppen van, lenyomja a kártyát, egyedül megnézi, aztán elrejti, és továbbadja a telefont. Egy kártyán az áll: kém. Az összes többin ugyanaz a helyszín, mindegyiken más szereppel. Ha már mindenki látta a magáét, a telefon középre kerül, és az osztó elindítja az órát.',
    asking:
      'Kérdezzétek egymást hangosan, egyszerre egy kérdéssel, és koppintsatok arra, akit kérdeznek: így a telefon tudja, ki következik. Azonnal visszakérdezni nem lehet. Fordulónként mindenki egyszer vádolhat, a kém pedig megállíthatja a játékot, hogy megnevezze a helyszínt. Ha valaki újra látni akarja a kártyáját, vegye magához a telefont.',
    accusation:
      'Vádemelés történt, az óra áll. A gyanúsítotton kívül mindenki kézfeltartással szavaz. Jegyezzétek fel itt mindenkiét, igen vagy nem, és számoljátok össze. Ha mindenki igent mondott, felfedjük a gyanúsított kártyáját, és a fordulónak vége. Egyetlen nem, és a forduló megy tovább. Közben csend legyen.',
    naming:
      'A kém megállította a játékot. Kiválasztja a helyszínt a listáról, aztán megnyomja alatta a gombot. Ha eltalálta, 4 pontot kap. Ha nem, mindenki más kap egyet.',
    suspicions:
      'Lejárt az idő. Beszéljétek meg, kire gyanakodtok, ameddig csak jólesik. Utána az osztó elindítja a végső szavazást. A kém csak akkor veszít, ha mindenki más őt nevezi meg.',
    ballot:
      'A végső szavazás ülésrend szerint halad körbe, az osztóval kezdve. Mindenki hangosan kimond egy nevet, kiválasztja itt, és megnyomja a gombot. Visszavonni nem lehet. A kém csak akkor veszít, ha mindenki más őt nevezi meg.',
    verdict:
      'A fordulónak vége, minden kártya nyitott. Ha a kém nyert, 2 pontot kap, és még 2-t, ha eltalálta a helyszínt, vagy ha mindenki egy ártatlanra fogta. Ha a többiek nyertek, mindegyikük 1 pontot kap, és még 1-et az, aki megvádolta a kémet. A következő fordulóban a telefon újra körbejár.',
  },

  /** A player who is not on this phone. */
  ownScreen: '{name} másik képernyőn játszik. Várjátok meg.',

  /** For people who open the link of a table that plays on one phone. */
  watch: {
    note: 'Ennél az asztalnál közös telefonon játszanak: ott vannak a kártyák, az óra és a szavazás. Itt nézheted a játékot.',
    lost: 'Ez volna az a telefon? Akkor elfelejtette a neveket: ez történik, ha törlik a böngésző adatait. Fújd le a játékot, és írd fel újra a neveket.',
  },
} as const;
