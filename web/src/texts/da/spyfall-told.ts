/** Spyfall: the verdict of a round, stamps and announcements. Part of `spyfall`. */

export const verdict = {
  round: 'Runde {n} af {all}',
  title: {
    'spy-accused': 'Spionen er fanget',
    'innocent-accused': 'En uskyldig får skylden',
    'location-named': 'Spionen vidste det',
    'location-missed': 'Spionen tog fejl',
    'spy-convicted': 'Spionen er dømt',
    'innocent-convicted': 'En uskyldig er dømt',
    'spy-escaped': 'Spionen slipper væk',
    void: 'Runden tæller ikke',
  },
  how: {
    'spy-accused': '{accuser} anklagede {spy}, og alle var enige.',
    'innocent-accused': '{accuser} anklagede {suspect}, og alle var enige. Men spionen var {spy}.',
    'location-named': '{spy} stoppede spillet og gættede stedet.',
    'location-missed': '{spy} stoppede spillet og gættede forkert: {named}.',
    'spy-convicted': 'Tiden var gået, og alle de andre pegede på {spy}.',
    'innocent-convicted': 'Tiden var gået, og alle de andre pegede på {suspect}. Men spionen var {spy}.',
    'spy-escaped': 'Tiden var gået, og ikke alle de andre pegede på spionen, {spy}.',
    void: 'Spionen er væk, eller der er for få tilbage. Kortene bliver vist, og ingen får point.',
  },
  /** A rubber stamp on the verdict: who won. */
  side: { spy: 'Spionen vinder', others: 'De andre vinder', nobody: 'Tæller ikke' },
  location: 'Stedet',
  spy: 'Spionen',
  people: 'Kort og point',
  gained: { one: '{n}\u00a0point', other: '{n}\u00a0point' },
  nothing: 'ingen point',
  total: { one: '{n}\u00a0point i alt', other: '{n}\u00a0point i alt' },
  /** S19, S20: the reasons for points, each with its worth. */
  merit: {
    'spy-won': '2 for at vinde som spion',
    'named-location': '2 mere for at gætte stedet',
    'innocent-blamed': '2 mere, fordi alle dømte en uskyldig',
    'others-won': '1 for at vinde over spionen',
    'accused-spy': '1 mere for at anklage spionen',
  },
  voices: 'Den sidste afstemning',
  talk: 'Spørgsmål og svar',
  next: {
    title: 'Næste runde',
    dealer: '{name} giver kort.',
    out: 'Væk lige nu: {names}. Den, der ikke er tilbage, er ikke med i runden.',
    joining: 'Ny ved bordet: {names}.',
    go: 'Næste runde',
    result: 'Se resultatet',
    waiting: 'Alle, der spiller, kan begynde den næste runde.',
  },
} as const;

/** Rubber stamps. */
export const stamp = {
  accused: 'Anklaget',
  dropped: 'Afvist',
  stopped: 'Spionen!',
  time: 'Tiden er gået',
  caught: 'Fanget',
  missed: 'Forkert sted!',
  escaped: 'Spionen vinder',
  void: 'Tæller ikke',
} as const;

/** Announced once, when it happens. */
export const said = {
  begun: 'Et nyt spil.',
  round: 'Runde {n} af {all}. {name} giver kort.',
  started: '{name} starter runden og spørger først.',
  asked: '{name} spørger {whom}.',
  question: '{name} spørger {whom}: {text}',
  answer: '{name} svarer: {text}',
  turn: '{name} spørger nu.',
  accused: '{name} anklager {suspect}. Uret stopper. Alle de andre stemmer.',
  vote: { yes: '{name} er for. {yes} for, {no} imod.', no: '{name} er imod. {yes} for, {no} imod.' },
  dropped: 'Ikke alle var for. Runden går videre.',
  stopped: '{name} er spionen og stopper spillet for at gætte et sted.',
  time: 'Tiden er gået. Tal om, hvem I mistænker.',
  ballot: 'Den sidste afstemning er åben.',
  voice: '{name} mistænker {suspect}.',
  next: 'Den næste, der siger et navn: {name}.',
  over: 'Runden er slut. {how} Stedet var: {location}. Spionen var {spy}.',
  points: 'Point: {list}.',
  gained: '{name} {n}',
  gone: '{name} er væk. Ingen venter længere.',
  back: '{name} er tilbage.',
  ending: {
    won: '{names} vinder spillet.',
    shared: '{names} deler sejren.',
    'broken-up': 'Der er for få tilbage. Spillet er slut.',
  },
} as const;
