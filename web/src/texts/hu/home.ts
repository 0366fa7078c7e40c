/** The front page. */
export const home = {
  title: 'Kémjátékok szavakkal, barátoknak',
  headline: 'Safehouse',
  stamp: 'Szigorúan\u00a0baráti',
  what: 'Kémjátékok szavakkal, barátoknak: mindenki a saját telefonján, a saját nyelvén. Regisztráció nélkül.',
  open: {
    title: 'Nyiss asztalt',
    note: 'Te leszel a házigazda. A többieket link, kód vagy QR hozza be.',
    name: 'A neved',
    namePlaceholder: 'Fedőnév is megteszi',
    cards: 'A kártyák nyelve',
    button: 'Asztalt nyitok',
    opening: 'Nyitom…',
  },
  join: {
    title: 'Csatlakozz a többiekhez',
    code: 'Kód vagy link',
    codeNote: 'Öt betű és szám. Az tudja, aki az asztalt nyitotta.',
    button: 'Belépek',
    finding: 'Keresem…',
    empty: 'Írd be az ötjegyű kódot, vagy illeszd be a linket.',
    notACode: 'Ez se nem kód, se nem link. A kód öt betűből vagy számból áll, például K7QP3.',
  },
  needName: 'Előbb írd be a neved: 1–20 karakter.',
  offline: 'A ház nem válaszol. Nézd meg a kapcsolatot, és próbáld újra.',
  recent: 'A legutóbbi asztalok',
  forget: 'Asztal elfelejtése: {code}',
  codenames: 'Fedőnevek',
  codenamesNote:
    'Két rivális csapat, huszonöt szó, egyszerre egy utalás. Négy főtől; két és három főre külön változat van.',
  rules: 'Így kell játszani',
  credits: 'Köszönet és licencek',
} as const;
