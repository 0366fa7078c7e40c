/**
 * The full rules of Spyfall in our own words. A point is keyed by its rule's number; with a letter it is our ruling.
 */
export const spyfallRules = {
  title: 'A Spyfall szabályai',
  lead: 'Mindenki ugyanott van, és tudja is, hol; csak egyvalaki nem. Kérdezzétek egymást, amíg valaki el nem szólja magát. Itt van minden, a magunk szavaival.',
  example:
    'Vera kivételével mindenki a strandon van. Milo azt kérdezi, mi nélkül nem jön ide soha az ember. Jó válasz a törülköző: aki a strandon van, bólint, a kém pedig semmit sem tud meg. Vera azt feleli, hogy az irodakulcsa nélkül soha. Most már tudják.',
  table: {
    title: 'Az asztal',
    S1: 'A játék három–nyolc főnek való. Előre megbeszélitek, hány fordulóból áll a játék; kezdetnek öt éppen jó.',
    S2: 'Egy forduló egyetlen helyszínen játszódik. Mindenki megtudja, melyiken, és saját szerepet is kap ott. Csak a kém nem tudja meg se az egyiket, se a másikat.',
    S3: 'Minden fordulóban pontosan egy kém van, és ugyanakkora eséllyel lehetsz te, mint bárki más.',
    S4: 'Hogy mely helyszínek vannak a játékban, azt mindenki végig láthatja.',
    S5: 'Egy helyszín legfeljebb egyszer kerül sorra egy játékban. Ami már volt, azt a lista kihúzva mutatja, a kémnek is.',
    S5a: 'Kihagyhattok helyszíneket, és írhattok sajátokat, mindegyikhez hét szereppel. Legalább eggyel több helyszín kell, mint ahány forduló van.',
    S6: 'Előre beszéljétek meg, hogy a szerepetek szerint beszéltek-e, vagy nem törődtök vele. A kártyákon mindenképp ott van, és nőre, férfira egyaránt illik.',
    S7: 'Minden fordulónak van egy osztója, aki ugyanúgy játszik, mint a többiek. Az elsőt kisorsoljuk, vagy ti választjátok ki; utána mindig az oszt, aki az előző fordulóban a kém volt.',
  },
  round: {
    title: 'Kérdezés',
    S8: 'Ha már mindenki megnézte a kártyáját, az osztó elindítja az órát. Nyolc percig jár, vagy ameddig megbeszéltétek. Kezdőknek tizenkettő–tizenöt perc ajánlott.',
    S8a: 'Óra nélkül is játszhattok. Ilyenkor az osztó vet véget a kérdéseknek.',
    S9: 'Az első kérdést az osztó teszi fel, bárkinek. A kérdésnek nem kell a helyszínről szólnia, és a válasz is bármi lehet. Második kérdés nincs.',
    S10: 'Aki válaszolt, az kérdez legközelebb: bárkit, csak azt nem, aki az előbb őt kérdezte.',
    S11: 'Egy forduló háromféleképpen érhet véget. Mindenki egyetért egy váddal, a kém megállítja a játékot, vagy lejár az idő, és jön a végső szavazás.',
  },
  accusation: {
    title: 'Vádemelés',
    S12: 'Bármelyik játékos megállíthatja az órát, és megvádolhat valakit, a kém is. Ezt fordulónként egyszer teheti meg.',
    S13: 'A gyanúsítotton kívül mindenki szavaz; aki vádol, az igennel. Ha mindenki igent mond, a fordulónak vége, és felfedjük a gyanúsított kártyáját. Ha bárki nemet mond, a forduló a megmaradt idővel megy tovább.',
    S13a: 'A szavazás nyílt, és akkor számít, ha már mindenki szavazott.',
    S14: 'Szavazás közben senki sem vitatkozik. Ezért itt addig se kérdezni, se válaszolni, se írni nem lehet.',
  },
  stop: {
    title: 'A kém megállítja a játékot',
    S15: 'Amíg a kérdezés tart, a kém felfedheti a kártyáját, és megnevezhet egy helyszínt. Nem teheti meg, amíg egy vádról szavaznak, és akkor sem, ha már lejárt az idő.',
    S16: 'Ha eltalálja, a kém nyer. Ha nem, a többiek nyernek. A fordulónak mindenképp vége.',
  },
  time: {
    title: 'Ha lejár az idő',
    S17: 'Beszéljétek meg, kire gyanakodtok. Utána mindenki megnevez egy gyanúsítottat, nyíltan és ülésrend szerint. Az osztó kezd.',
    S17a: 'A végső szavazást az osztó indítja el. Ha ez túl sokáig tart, magától elindul. Önmagát senki sem nevezheti meg.',
    S18: 'Ha mindenki más a kémet nevezte meg, a kém veszít. Minden más esetben a kém nyer.',
  },
  score: {
    title: 'Pontok',
    S19: 'Ha a kém nyer, két pontot kap. Négyet, ha megállította a játékot, és eltalálta a helyszínt, és négyet akkor is, ha mindenki más egy ártatlanban egyezett meg.',
    S20: 'Ha a többiek nyernek, mindegyikük kap egy pontot. Aki a kémet még az idő lejárta előtt megvádolta, eggyel többet.',
    S21: 'Az utolsó forduló után az nyer, akinek a legtöbb pontja van. Egyenlő pontszámnál a győzelem közös.',
  },
  people: {
    title: 'Jönnek-mennek az emberek',
    S22: 'Akinek megszakad a kapcsolata, megtartja a helyét és a kártyáját. Egy idő után, amelyben előre megegyeztek, már senki sem vár rá: nélküle szavaznak, és ha ő következne, valaki más kérdez. Ha visszatér, tovább játszik.',
    S22a: 'Ha a kém tűnt el, a forduló érvénytelen: senki sem kap pontot, és újra lejátsszátok. Ugyanez a helyzet, ha annyian álltak fel, hogy háromnál kevesebben maradtak.',
    S22b: 'Ha már háromnál kevesebben ülnek az asztalnál, a játék az addigi pontokkal véget ér. Ha csak távol vannak, a következő forduló megvárja őket.',
    S22c: 'Aki később jön, a következő fordulótól játszik. Aki elment, annak a pontjai is számítanak.',
    S22d: 'Ha a játék egy távollévőre vár, bármelyik játékos dönthet úgy, hogy nélküle folytatjátok.',
  },
  ways: {
    title: 'Így játszhattok',
    spoken:
      'Élőszóban, egy szobában vagy hívásban: beszéltek, és arra koppintotok, akit kérdeztek. A sorrendet, az órát, a szavazatokat és a pontokat a ház tartja számon. Ha félrecsúszik az ujjad, koppints valaki másra: ez addig lehetséges, amíg a kérdezett tovább nem lép.',
    free: 'Csak beszélgetés, egy szobában: a kártyák, az óra, a szavazás és a pontok itt vannak. A sorrendre ti figyeltek, koppintani nem kell.',
    written:
      'Írásban: a kérdéseket és a válaszokat begépelitek, és mindenki itt olvassa őket, sorban. Kérdezés közben a csevegés zárva van.',
    phone:
      'Közös telefonnal: a telefon körbejár, és mindenki megnézi rajta a saját kártyáját. Utána az asztalon fekszik, rajta az óra. A szavazatokat is ezen jegyzitek fel, mindenkiét. Senki sem számít eltűntnek.',
  },
} as const;
