/** Help for each phase of Spyfall, at most 90 words each. It never depends on the card: others may read it. */
export const spyfallHelp = {
  now: {
    deal: 'Mindenki titokban megnézi a saját kártyáját: egy koppintás megmutatja, még egy elrejti. Egy kártyán az áll: kém. Az összes többin ugyanaz a helyszín, mindegyiken más szereppel. Ha már mindenki látta a magáét, indítsd el az órát. Az első kérdés a tiéd.',
    briefing:
      'Nézd meg titokban a kártyádat: egy koppintás megmutatja, még egy elrejti. Ha helyszín áll rajta, a kém kivételével mindenki más is ott van. Ha az áll rajta, hogy kém, derítsd ki, hol vannak a többiek. Az órát az osztó indítja el.',
    ask: 'Kérdezz valamit bárkitől, hangosan, és koppints rá. Bármit kérdezhetsz, de csak egyszer. Úgy kérdezz, hogy aki ott van, egy kicsit elárulja magát, a kém viszont ne tudjon meg semmit. Aki az előbb téged kérdezett, azt most nem kérdezheted. Ha félrekoppintottál, koppints újra.',
    answer:
      'Téged kérdeztek. Válaszolj hangosan, ahogy csak tetszik. Mutasd meg, hogy ismered a helyet, de ne nevezd meg: a kém is hallja. Ha te vagy a kém, maradj homályos és magabiztos. Utána te kérdezel: koppints arra, akit kérdezel. Azt nem választhatod, aki az előbb téged kérdezett.',
    askWritten:
      'Válaszd ki, kit kérdezel, írj egyetlen kérdést, és küldd el. Mindenki elolvashatja. Bármit kérdezhetsz, de csak egyszer. Úgy kérdezz, hogy aki ott van, egy kicsit elárulja magát, a kém viszont ne tudjon meg semmit. Aki az előbb téged kérdezett, azt most nem kérdezheted.',
    answerWritten:
      'Téged kérdeztek. Írj választ, ahogy csak tetszik; mindenki elolvashatja. Mutasd meg, hogy ismered a helyet, de ne nevezd meg: a kém is olvassa. Ha te vagy a kém, maradj homályos és magabiztos. Utána te kérdezel.',
    listen:
      'Figyelj minden kérdésre és válaszra. Ki az, aki nem tudja, hol vagytok? A saját listádon kihúzhatsz helyszíneket: más nem látja. Fordulónként egyszer megvádolhatsz valakit; ekkor megáll az óra, és a többiek szavaznak. A kém bármikor megállíthatja a játékot, hogy megnevezze a helyszínt.',
    free: 'Kérdezgessétek egymást hangosan; aki válaszolt, az kérdez. Ki az, aki nem tudja, hol vagytok? A saját listádon kihúzhatsz helyszíneket: más nem látja. Fordulónként egyszer megvádolhatsz valakit; ekkor megáll az óra, és a többiek szavaznak. A kém bármikor megállíthatja a játékot, hogy megnevezze a helyszínt.',
    vote: 'Vádemelés történt, az óra áll. A gyanúsítotton kívül mindenki nyíltan szavaz: igen vagy nem. Koppints az egyikre, aztán az alatta lévő gombra. Ha mindenki igent mond, felfedjük a gyanúsított kártyáját, és a fordulónak vége: ha ő a kém, mindenki más kap pontot, ha nem ő, a kém. Egyetlen nem, és a forduló megy tovább. Közben csend legyen.',
    voted:
      'Szavaztál, és ez már így marad. A többiek még szavaznak; addig csend legyen. Ha mindenki igent mond, felfedjük a kártyát, és a fordulónak vége. Egyetlen nem, és a forduló a megmaradt idővel megy tovább.',
    suspect:
      'Téged vádolnak, ezért most nem szavazhatsz. Az összes többi játékos nyíltan szavaz. Ha mindenki igent mond, felfedjük a kártyádat, és a fordulónak vége. Egyetlen nem, és a forduló a megmaradt idővel megy tovább. Addig csend legyen.',
    name: 'Felfedted, hogy te vagy a kém. Válaszd ki a helyszínt a listáról, aztán nyomd meg alatta a gombot. Ha eltalálod, 4 pontot kapsz. Ha nem, mindenki más kap egyet. Ami ebben a játékban már volt, nem jöhet újra.',
    naming:
      'A kém megállította a játékot, és most megnevez egy helyszínt. Ha a tiétek az, 4 pontot kap. Ha nem, mindenki más kap egyet. Ne mondj semmit, és az arcod se áruljon el semmit.',
    open: 'Lejárt az idő. Beszéljétek meg, kire gyanakodtok, ameddig csak jólesik. Utána indítsd el a végső szavazást: ülésrend szerint mindenki mond egy nevet, és te kezded. A kém csak akkor veszít, ha mindenki más őt nevezi meg.',
    suspicions:
      'Lejárt az idő. Beszéljétek meg, kire gyanakodtok. A végső szavazást az osztó indítja el; ekkor ülésrend szerint mindenki mond egy nevet, az osztóval kezdve. A kém csak akkor veszít, ha mindenki más őt nevezi meg, úgyhogy próbáljatok megegyezni. Ha te vagy a kém, tereld másra a gyanút.',
    speak:
      'Te jössz: mondd meg, kire gyanakszol. Válassz valakit, aztán nyomd meg alatta a gombot. Mindenki látja, és visszavonni nem lehet. A kém csak akkor veszít, ha mindenki más őt nevezi meg.',
    ballot:
      'A végső szavazás ülésrend szerint halad körbe, az osztóval kezdve. Mindenki nyíltan megmondja, kire gyanakszik; közben csend legyen. A kém csak akkor veszít, ha mindenki más őt nevezi meg. Minden más esetben nyer; ha mindenki ugyanarra az ártatlanra fogja, még többet is.',
    verdict:
      'A fordulónak vége, minden kártya nyitott. Ha a kém nyert, 2 pontot kap, és még 2-t, ha eltalálta a helyszínt, vagy ha mindenki egy ártatlanra fogta. Ha a többiek nyertek, mindegyikük 1 pontot kap, és még 1-et az, aki megvádolta a kémet. A következő fordulót bármelyik játékos elindíthatja. Az oszt, aki most a kém volt.',
    newcomer:
      'Van helyed, és a következő fordulótól játszol. Addig azt látod, amit mindenki: ki kit kérdez, a szavazásokat, az órát és a helyszínek listáját. Arról, amit hallasz, ne szólj semmit.',
    watch:
      'Az egyik játékos a kém; az összes többi kártyáján ugyanaz a helyszín áll. Kérdésekkel próbálják megtalálni a kémet, anélkül hogy a helyszínt elárulnák. A forduló végéig egyetlen kártyát sem látsz. Ha tudsz valamit, tartsd meg magadnak.',
    over: 'Minden fordulót lejátszottatok. Akinek a legtöbb pontja van, az nyert; egyenlő pontszámnál a győzelem közös. A házigazda elindíthatja a következő játékot, ugyanezzel a társasággal.',
  },
} as const;
