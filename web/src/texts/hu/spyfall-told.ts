/** Spyfall: the verdict of a round, stamps and announcements. Part of `spyfall`. */

export const verdict = {
  round: 'Forduló: {n}\u00a0/\u00a0{all}',
  title: {
    'spy-accused': 'A kém lebukott',
    'innocent-accused': 'Ráfogták egy ártatlanra',
    'location-named': 'A kém kitalálta',
    'location-missed': 'A kém tévedett',
    'spy-convicted': 'A kémet elítélték',
    'innocent-convicted': 'Ártatlant ítéltek el',
    'spy-escaped': 'A kém megúszta',
    void: 'Érvénytelen forduló',
  },
  how: {
    'spy-accused': '{accuser} vádat emelt: szerinte {spy} a kém. Mindenki egyetértett.',
    'innocent-accused':
      '{accuser} vádat emelt: szerinte {suspect} a kém. Mindenki egyetértett. Pedig {spy} volt a kém.',
    'location-named': '{spy} megállította a játékot, és eltalálta a helyszínt.',
    'location-missed': '{spy} megállította a játékot, és rossz helyszínt nevezett meg: {named}.',
    'spy-convicted': 'Lejárt az idő, és mindenki más őt nevezte meg: {spy}.',
    'innocent-convicted': 'Lejárt az idő, és mindenki más őt nevezte meg: {suspect}. Pedig {spy} volt a kém.',
    'spy-escaped': 'Lejárt az idő, és nem mindenki nevezte meg a kémet. {spy} volt az.',
    void: 'A kém eltűnt, vagy túl kevesen maradtak. A kártyákat felfedjük, és senki sem kap pontot.',
  },
  /** A rubber stamp on the verdict: who won. */
  side: { spy: 'A kém nyert', others: 'A többiek nyertek', nobody: 'Érvénytelen' },
  location: 'A helyszín',
  spy: 'A kém',
  people: 'Kártyák és pontok',
  gained: { one: '{n} pont', other: '{n} pont' },
  nothing: 'nincs pont',
  total: { one: 'összesen {n} pont', other: 'összesen {n} pont' },
  /** S19, S20: the reasons for points, each with its worth. */
  merit: {
    'spy-won': '2 a kém győzelméért',
    'named-location': 'további 2 a helyszín eltalálásáért',
    'innocent-blamed': 'további 2, mert mindenki egy ártatlanra fogta',
    'others-won': '1 a kém legyőzéséért',
    'accused-spy': 'további 1 a kém megvádolásáért',
  },
  voices: 'A végső szavazás',
  talk: 'Kérdések és válaszok',
  next: {
    title: 'A következő forduló',
    dealer: '{name} oszt.',
    out: 'Most hiányzik: {names}. Aki nem ér vissza, kimarad belőle.',
    joining: 'Új az asztalnál: {names}.',
    go: 'Következő forduló',
    result: 'Lássuk az eredményt',
    waiting: 'A következő fordulót bármelyik játékos elindíthatja.',
  },
} as const;

/** Rubber stamps. */
export const stamp = {
  accused: 'Vádemelés',
  dropped: 'Elvetve',
  stopped: 'A kém!',
  time: 'Lejárt az idő',
  caught: 'A kém lebukott',
  missed: 'Rossz helyszín!',
  escaped: 'A kém nyert',
  void: 'Érvénytelen',
} as const;

/** Announced once, when it happens. */
export const said = {
  begun: 'Új játék.',
  round: '{n}. forduló, összesen {all}. {name} oszt.',
  started: '{name} elindítja a fordulót, és elsőként kérdez.',
  asked: '{name} kérdez, {whom} válaszol.',
  question: '{name} kérdése, {whom} válaszol: {text}',
  answer: '{name} válasza: {text}',
  turn: 'Most {name} kérdez.',
  accused: '{name} vádja: {suspect} a kém. Az óra megáll. A többiek szavaznak.',
  vote: {
    yes: '{name} szavazata: igen. Igen: {yes}, nem: {no}.',
    no: '{name} szavazata: nem. Igen: {yes}, nem: {no}.',
  },
  dropped: 'A vádat elvetették. A forduló megy tovább.',
  stopped: '{name} a kém, és megállítja a játékot, hogy megnevezzen egy helyszínt.',
  time: 'Lejárt az idő. Beszéljétek meg, kire gyanakodtok.',
  ballot: 'Elindult a végső szavazás.',
  voice: '{name} szerint {suspect} a kém.',
  next: 'Most {name} mond nevet.',
  over: 'A fordulónak vége. {how} A helyszín: {location}. A kém: {spy}.',
  points: 'Pontok: {list}.',
  gained: '{name} {n}',
  gone: '{name} eltűnt. Már nem várunk rá.',
  back: '{name} visszatért.',
  ending: {
    won: 'A játék győztese: {names}.',
    shared: 'Közös győzelem: {names}.',
    'broken-up': 'Túl kevesen maradtak. A játéknak vége.',
  },
} as const;
