/** The front page. */
export const home = {
  title: 'Kémjátékok szavakkal, barátoknak',
  headline: 'Safehouse',
  stamp: 'Szigorúan\u00a0baráti',
  what: 'Kémjátékok szavakkal, barátoknak: mindenki a saját telefonján, a saját nyelvén. Regisztráció nélkül.',
  back: 'Vissza a játékodhoz',
  open: {
    title: 'Nyiss asztalt',
    game: 'Játék',
    note: 'Te leszel a házigazda. A többieket link, kód vagy QR hozza be.',
    name: 'A neved',
    namePlaceholder: 'Fedőnév is megteszi',
    cards: 'A kártyák nyelve',
    locations: 'A helyszínek nyelve',
    button: 'Asztalt nyitok',
    opening: 'Nyitom…',
  },
  playNow: {
    title: 'Játssz most',
    starting: 'Osztom a kártyákat…',
    /** For the bots, in this order. */
    bots: 'Holló, Árnyék, Hiúz',
    /** For people without a name. */
    you: 'Magányos kém',
  },
  join: {
    title: 'Csatlakozz a többiekhez',
    code: 'Kód vagy link',
    button: 'Belépek',
    finding: 'Keresem…',
    empty: 'Írd be az öt karakterből álló kódot, vagy illeszd be a linket.',
    notACode: 'Ez se nem kód, se nem link. A kód öt betűből vagy számból áll, például K7QP3.',
  },
  needName: 'Előbb írd be a neved: 1–20 karakter.',
  offline: 'A szerver nem válaszol. Ellenőrizd a kapcsolatot, és próbáld újra.',
  /** While the browser has no network. */
  noNetwork: {
    title: 'Nincs hálózat.',
    note: 'Attól még megtanulhatod a játékokat, és elolvashatod a szabályokat. Asztalhoz hálózat kell.',
  },
  recent: 'A legutóbbi asztalok',
  forget: 'Asztal elfelejtése: {code}',
  rules: 'Így kell játszani',
  /** For screen readers; it must begin with the visible text. */
  rulesOf: 'Így kell játszani: {game}',
  campaigns: {
    title: 'A kampányaid',
    forget: 'Kampány elfelejtése: {name}',
    forgetTitle: 'Elfelejted ezt: {name}?',
    forgetNote: 'A térkép megmarad, de ez a böngésző nem talál többé oda. Csak a titkos link vezet vissza.',
    forgetYes: 'Elfelejtem',
    new: 'Indíts kampányt',
    note: 'Világtérkép a csapatodnak, Négyszemközt-küldetésekkel. Megmarad, amíg nem törlitek, és titkos link vezet hozzá.',
    name: 'A kampány neve',
    namePlaceholder: 'Éjszakai műszak',
    needName: 'Adj nevet a kampánynak: 1–40 karakter.',
    button: 'Kiterítem a térképet',
    opening: 'Kiterítem…',
  },
  credits: 'Köszönet és licencek',
  privacy: 'Adatvédelem',
  saved: 'Mentett játék megnyitása',
} as const;
