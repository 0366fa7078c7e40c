/** Spyfall: the table in play. */
import { said, stamp, verdict } from './spyfall-told.ts';

export { refusals } from './refusals-spyfall.ts';

export const spyfall = {
  title: 'Spyfall',

  /** The now-line. It is the same for the spy and the others: a neighbour may read it. */
  now: {
    briefing: {
      dealer: 'Nézd meg a kártyádat. Ha már mindenki látta a magáét, indítsd el a fordulót.',
      wait: 'Nézd meg a kártyádat. A fordulót {name} indítja el.',
      watch: 'Mindenki megnézi a kártyáját. A fordulót {name} indítja el.',
    },
    spoken: {
      ask: 'Te kérdezel: koppints valakire.',
      askBut: 'Te kérdezel: koppints valakire. {name} nem lehet: az előbb ő kérdezett téged.',
      asking: 'Kérdezz hangosan, és figyelj: {name} válaszol. Félrekoppintottál? Koppints valaki másra.',
      asked: '{name} téged kérdez. Válaszolj hangosan, aztán koppints arra, akit te kérdezel.',
      picks: '{name} kiválasztja, kit kérdez.',
      listen: '{by} kérdez, {to} válaszol. Jól figyelj.',
    },
    written: {
      ask: 'Te kérdezel: koppints valakire, és írd meg a kérdést.',
      askBut: 'Te kérdezel: koppints valakire, és írd meg a kérdést. {name} nem lehet: az előbb ő kérdezett téged.',
      asking: '{name} most írja a választ a kérdésedre.',
      asked: '{name} téged kérdez. Írd meg a válaszod.',
      picks: '{name} most írja a kérdését.',
      listen: '{by} kérdezett, {to} válaszol. A válasz úton van.',
    },
    free: {
      play: 'Kérdezzetek és válaszoljatok felváltva, hangosan. Vádolj, ha biztos vagy benne.',
      watch: 'Felváltva kérdeznek és válaszolnak, hangosan.',
    },
    accusation: {
      accuser: 'A vádad: {suspect} a kém. Várd meg a többiek szavazatát.',
      suspect: '{by} téged vádol. A többiek szavaznak, te hallgatsz.',
      vote: '{by} vádja: {suspect} a kém. Szavazz: igen vagy nem?',
      voted: '{by} vádja: {suspect} a kém. Te már szavaztál; várd meg a többieket.',
      watch: '{by} vádja: {suspect} a kém. A többiek szavaznak.',
    },
    naming: {
      me: 'Nevezd meg a helyszínt: hol vannak a többiek?',
      wait: '{name} a kém, és mindjárt megnevez egy helyszínt.',
    },
    suspicions: {
      dealer: 'Nincs több kérdés. Beszéljétek meg, aztán indítsd el a végső szavazást.',
      wait: 'Nincs több kérdés. Beszéljétek meg; a végső szavazást {name} indítja el.',
      watch: 'Nincs több kérdés. Most megbeszélik; a végső szavazást {name} indítja el.',
    },
    ballot: {
      me: 'Mondd meg, kire gyanakszol.',
      wait: '{name} megmondja, kire gyanakszik. Te is sorra kerülsz.',
      done: '{name} megmondja, kire gyanakszik. Te már mondtál nevet.',
      watch: '{name} megmondja, kire gyanakszik.',
    },
    verdict: {
      goOn: 'A fordulónak vége. Mehettek tovább, ha mindenki elolvasta.',
      few: 'A fordulónak vége. A következőhöz három játékosnak kell itt lennie.',
      watch: 'A fordulónak vége. A játékosok akkor mennek tovább, amikor akarnak.',
    },
    newcomer: 'Ez a forduló még nélküled megy. A következőben te is kapsz kártyát.',
    over: 'A játéknak vége.',
  },

  round: 'Forduló: {round}\u00a0/\u00a0{rounds}',

  clock: {
    /** Before the dealer starts the clock. */
    waiting: 'Még nem indult',
    /** Beside the digits while a vote or the spy's guess stops the clock. */
    vote: 'Megállítva',
    talk: 'Szavazásig',
    note: 'Ha lejár az idő, megbeszélitek, kire gyanakodtok, aztán mindenki szavaz.',
    talkNote: 'Ha ez is lejár, a végső szavazás magától elindul.',
    voteNote: 'Magától indul tovább, a megmaradt idővel.',
  },

  card: {
    title: 'A kártyád',
    look: 'Kártya megnézése',
    hide: 'Kártya elrejtése',
    hint: 'Tartsd nyomva, hogy lásd. Egy koppintás hat másodpercig mutatja.',
    /** On a large card, which covers the screen after the deal. */
    show: 'Tartsd lenyomva, és nézd meg',
    tap: 'Egy koppintás hat másodpercig mutatja.',
    first: 'Előbb nézd meg a kártyádat.',
    gotIt: 'Megvan',
    location: 'Hol?',
    role: 'Ki?',
    /** The spy's card, in the same layout. */
    nowhere: 'Derítsd ki!',
    spy: 'Te vagy a kém',
    /** S6: below the role, at a table that ignores roles. Both texts are about equally long. */
    ignored: 'Eljátszani nem kötelező.',
    ignoredSpy: 'Ez maradjon a te titkod.',
  },

  locations: {
    title: 'Helyszínek',
    note: 'Húzd ki, ami biztosan nem az. Ezt csak te látod.',
    crossed: 'kihúzva',
    played: 'már volt',
  },

  ring: {
    title: 'Az asztal körül',
    /** Keyboard hint; shown below the ring while the keyboard is used. */
    keys: 'Nyilak: mozgás. Enter: kérdezés. T: főgomb. B: játékosok.',
    asks: 'kérdez',
    asked: 'válaszol',
    chosen: 'kiválasztva',
    barred: 'téged kérdezett',
    dealer: 'Osztó',
    accused: 'már vádolt',
    /** At their own card. */
    looked: 'megnézte',
    gone: 'eltűnt',
    points: { one: '{n} pont', other: '{n} pont' },
    newcomers: 'A következő fordulótól: {names}',
  },

  talk: {
    last: 'A legutóbbi kérdés',
    earlier: 'Korábbi kérdések',
    title: 'Kérdések',
    line: '{by} kérdése, {to} válaszol:',
    answer: '{name} válasza:',
    awaited: 'Úton van a válasz.',
    none: 'Nem jött válasz.',
    empty: 'Még senki sem kérdezett.',
  },

  write: {
    question: 'A kérdésed ({name} válaszol)',
    questionNone: 'Kérdés',
    whom: 'Előbb koppints arra, akit kérdezel.',
    ask: 'Kérdezek',
    answer: 'Válasz {name} kérdésére',
    send: 'Válaszolok',
    empty: 'Előbb írj valamit.',
    left: { one: 'Még {n} karakter', other: 'Még {n} karakter' },
  },

  dock: {
    start: 'Indulhat a\u00a0forduló',
    answered: 'Válaszoltam',
    accuse: 'Vádat emelek',
    /** Every player has it, so that it does not give the spy away. */
    stop: 'Én vagyok a\u00a0kém',
    callTime: 'Elég a kérdésekből',
    open: 'Indulhat a szavazás',
  },

  scores: {
    title: 'Pontok',
    newcomer: 'a következő fordulótól',
    left: 'elment',
  },

  verdict,
  stamp,
  said,
} as const;
