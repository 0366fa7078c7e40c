/** Help for each phase and role (at most 90 words each), and the full rules of Codenames in our own words. */
export const help = {
  now: {
    spymasterClue:
      'Te látod, ki rejtőzik a szavak mögött. Keress egy szót, amely több ügynöködre mutat, a többi kártyától viszont elvezet, a bérgyilkostól mindenképp, és mondd meg, hányra gondolsz. Gépelés közben a bíró szól, ha valami nem stimmel. A 0 azt jelenti: egyik emberünk sem. A ∞ azt: tippeljetek, ahányszor akartok. Mást ne mondj. Ha valaki közeledik, rejtsd el a kulcsot.',
    spymasterPenalty:
      'A másik csapat utalását kihúzták. Letakarhatod az egyik ügynöködet: koppints egy saját kártyádra, aztán nyomd meg a letakarás gombját. Nem kötelező. Utána, vagy akár helyette, adj utalást a szokott módon. Ha megadtad, oda a lehetőség.',
    spymasterGuess:
      'A hírszerzőid dolgoznak. Látod, mit jelölnek meg, de nem segíthetsz: se szóval, se pillantással, se sóhajjal. Amíg a te ügynökeidet találják el, a számodnál eggyel többször tippelhetnek. Addig keresd a következő utalásodat.',
    spymasterJudge:
      'A másik csapat ennek az utalásnak az alapján tippel. Ha szabálytalan, emelj kifogást: a körük azonnal véget ér, és az utalásod előtt letakarhatod egy ügynöködet. Ha rendben van, elfogadhatod, és később már senki sem kifogásolhatja. Ha nem teszel semmit, érvényben marad. A bíró csak tanácsot ad; az utolsó szó a tiéd.',
    spymasterWait:
      'A másik csapat jön. Nézd meg, melyik ügynököd van még kint, és keress egy szót, amely kettőt vagy hármat összeköt. Mielőtt beleszeretnél, gondolj a bérgyilkosra.',
    spymasterOpponent:
      'Az ellenfél mögött nem ül senki. A csapatod minden köre után takard le az egyik ügynökét: koppints rá, aztán nyomd meg a letakarás gombját. Hogy melyiket, te döntöd el. Válassz olyat, amelyik a következő utalásod útjában áll.',
    operativeClue:
      'A kémfőnököd olyan szót keres, amely több ügynökötöket köti össze, és egy számot, amely megmondja, hányat. Addig nézz szét az asztalon: mely szavak tartoznak össze? Az eddigi utalásokat bármikor megnézheted.',
    operativeGuess:
      'Koppints egy kártyára, és megjelölted: ezt mindenki látja, de ez még nem tipp. Még egy koppintás leveszi a jelet. A kiválasztott kártyára a „Tippelek” gombbal tippelsz. Ha a ti ügynökötök, folytathatjátok. Ha járókelő vagy az ő ügynökük, a körnek vége. Ha a bérgyilkos, vesztettetek. Egy tipp kötelező, és a számnál eggyel többször tippelhettek.',
    operativeWait:
      'A másik csapat jön. Minden tippjük elárul valamit: ha a ti ügynökötöket takarják le, eggyel kevesebbet kell keresnetek. Beszélj a csapatoddal, és nézzétek át újra a saját korábbi utalásaitokat.',
    operativeOpponent:
      'A kémfőnököd most letakarja az ellenfél egyik ügynökét. Ha mind le van takarva, vesztettetek, úgyhogy minden kör számít. Ha az utolsó utalás szabálytalan volt, még kifogásolhatod: akkor eggyel többet kell letakarni.',
    watch:
      'Azt látod, amit mindenki láthat: a kártyákat, az utalásokat és azt, ami már le van takarva. A kulcs a játék végéig csak a kémfőnököké. Ha tudsz valamit, tartsd meg magadnak.',
    over: 'A kulcs most már nyilvános. Nézzétek át újra az utalásokat: a legtöbb játék egyetlen kártyán fordul meg. A házigazda elindíthatja a következőt, ugyanezzel a társasággal és friss kártyákkal.',
  },

  rules: {
    title: 'A Fedőnevek szabályai',
    lead: 'Két csapat, huszonöt szó, és két ember, aki tudja, ki rejtőzik mögöttük. Itt van minden, a magunk szavaival.',
    contents: 'Ezen az oldalon',
    ruling: 'a mi döntésünk',
    rulingNote:
      'Ahol a szabálykönyvek hallgatnak, nekünk kellett döntenünk. Ezeket a pontokat jel mutatja. Saját házi szabályaitok mindig jöhetnek: beszéljétek meg őket a játék előtt.',
    exampleTitle: 'Egy példa',
    example:
      'A kémfőnök ezt mondja: GULYÁS 2. A hírszerzők erre tippelnek: BOGRÁCS, és piros, tehát folytatják. Aztán erre: PAPRIKA, és ez is piros. Még egyszer tippelhetnének, de más nem illik rá, így megállnak.',
    table: {
      title: 'Az asztal',
      C1: 'Két csapat van, a piros és a kék. Egy szokásos játékhoz legalább négy ember kell, csapatonként legalább kettő. Mindkét csapatnak van egy kémfőnöke; mindenki más hírszerző. A két csapat létszáma eltérhet.',
      C2: 'Az asztalon huszonöt különböző szó fekszik, öt sorban, soronként öt.',
      C3: 'Egy titkos kulcs mondja meg, ki rejtőzik az egyes szavak mögött: a kezdő csapat kilenc ügynöke, a másik csapat nyolc ügynöke, hét ártatlan járókelő és egy bérgyilkos. A kulcsot csak a két kémfőnök látja.',
      C4: 'A kulcsot és a kezdő csapatot is a véletlen adja. Minden elrendezés egyformán valószínű.',
      C5: 'Végig látszik, hány ügynöke van még hátra a két csapatnak.',
    },
    turn: {
      title: 'Egy kör',
      C6: 'A kilencügynökös csapat kezd. Utána a csapatok felváltva jönnek.',
      C7: 'A kémfőnök utalást ad: egy szót és egy számot, hogy hány kártyára gondol. Semmi mást, még egy felvont szemöldököt sem. Ezért nem írhat itt a kémfőnök a hírszerzőknek.',
      C9: 'A hírszerzők megbeszélik a dolgot. Kártyát annyiszor jelölhetnek meg, ahányszor csak akarnak. A tipp akkor számít, amikor valamelyikük megnyomja a tippelés gombját, és ezt bármelyikük megteheti.',
      C10: 'Saját ügynök: a kártyát a csapat színével letakarjuk, és újra tippelhetnek.',
      C11: 'Járókelő: a kártyát letakarjuk, és a körnek vége.',
      C12: 'A másik csapat ügynöke: a kártyát az ő színükkel takarjuk le, és a körnek vége.',
      C13: 'A bérgyilkos: a játék azonnal véget ér, és aki rátippelt, annak a csapata vesztett.',
      C14: 'Minden körben legalább egy tipp kötelező. Egy jó tipp után bármikor meg lehet állni.',
      C15: 'A megadott számnál eggyel többször lehet tippelni. A ráadás arra való, hogy egy korábban kihagyott kártyát pótoljanak.',
      C18: 'A tippnek nem kell a legújabb utaláshoz igazodnia. Bármelyik letakaratlan kártyára lehet tippelni, és az összes eddigi utalást mindenki láthatja.',
    },
    numbers: {
      title: 'Két különleges szám',
      C16: 'A nulla azt jelenti, hogy egyik emberünknek sincs köze a szóhoz. Ilyenkor a tippeknek nincs felső határuk; egy így is kötelező.',
      C17: 'A „korlátlan” utalásnál sincs felső határ. Az ára: senki sem tudja, hány kártyáról volt szó.',
    },
    end: {
      title: 'A játék vége',
      C19: 'Az a csapat nyer, amelyiknek minden ügynöke le van takarva. Mindegy, ki takarta le az utolsót.',
      C20: 'A következő játék egyetlen koppintásra van: ugyanazzal a társasággal, ha akarjátok, továbbadott szerepekkel, és a most játszott szavak nélkül.',
    },
    illegal: {
      title: 'Szabálytalan utalások',
      L1: 'Az utalás egyetlen szó.',
      L2: 'Arról szól, amit a szavak jelentenek, nem a betűikről, a hangzásukról vagy a helyükről az asztalon. Betű és szám is lehet, ha jelent valamit.',
      L4: 'A szám azt mondja meg, hány kártyára gondolsz. Nem második utalás.',
      L5: 'A kártyák nyelvén van. Idegen szó akkor jó, ha azon a nyelven is használják.',
      L6: 'Nem lehet egy még látható szó alakja: se maga a szó, se más raggal, se belőle képzett szó, se olyan összetétel, amelyben benne van.',
      L7: 'Nem lehet közös része egy látható összetett szóval. Ha HÓEMBER van az asztalon, nem jöhet se „hó”, se „ember”, se „hógolyó”, se „békaember”.',
      L8: 'Ami csak véletlenül áll ott egy hosszabb szó betűi között, az nem része: az „alma” nyugodtan mehet a SZALMA mellé.',
      L9: 'Amit ma már senki sem hall összetett szónak, azt nem bontjuk részekre, akkor sem, ha egykor az volt.',
      L10: 'Alkalmi, most kitalált összetett szó nem jöhet.',
      L11: 'Amit ugyanúgy írunk, az ugyanaz a szó; amit csak ugyanúgy ejtünk, de másképp írunk, az másik.',
      L12: 'A több szóból álló nevek, mint New York, egy szónak számítanak, ha így egyeztetek meg. Ha nem, kérdezz: akik az utalást elbírálják, kivételt tehetnek. Kitalált név sosem jöhet.',
      C8: 'Csak a még látható szavak számítanak. Ami most szabálytalan, rendben lehet, ha egy kártya már le van takarva.',
      C21: 'Ha egy utalás szabálytalannak bizonyul, annak a csapatnak a köre, amelyik adta, azonnal véget ér. Amit addig kitaláltak, az megmarad.',
      C22: 'A másik kémfőnök ilyenkor, mielőtt utalást adna, letakarhatja egy saját ügynökét. Ha ez volt az utolsó, a csapata nyert.',
      C23: 'Amit senki sem kifogásol, az szabályos, és az utolsó szó a másik kémfőnöké. A hírszerzői feltehetik a kezüket, az utalás gazdája pedig beismerheti a hibát. Kifogást csak a következő utalásig lehet emelni.',
      C24: 'Kétség esetén a kémfőnökök előbb egymást is megkérdezhetik ott, ahol a hírszerzők nem olvassák. A ház bírája gépelés közben minden utalást megnéz; ő tanácsot ad, az emberek döntenek.',
    },
    time: {
      title: 'Órák',
      C25: 'Alapból nincs időkorlát. Ha van homokóra, bárki megfordíthatja, ha valaki lassú. Sürget, de semminek sem vet véget.',
      C26: 'Az asztal megegyezhet kötött időkben is: egy az utalásra, egy a tippelésre. Ha az első jár le, a kör utalás nélkül ér véget; ha a második, úgy ér véget, mintha megálltak volna, akár tipp nélkül is. A házigazda szünetet tarthat, és időt adhat hozzá.',
    },
    together: {
      title: 'Együtt, két főtől',
      C27: 'Egyetlen csapat játszik, egy kémfőnökkel és egy vagy több hírszerzővel, egy játékosok nélküli ellenfél ellen. Ti kezdtek, és kilenc ügynökötök van; az ellenfélnek nyolc.',
      C28: 'Minden körötök után a kémfőnök lejátssza az ellenfél körét: letakarja az egyik ügynökét, és ő választja ki, melyiket.',
      C29: 'Veszítetek, ha a bérgyilkosra tippeltek, vagy ha az ellenfél minden ügynöke le van takarva, akárki takarta le őket.',
      C30: 'Ha nyertek, annyi a pontotok, ahány ügynöke az ellenfélnek még szabadlábon van: egytől nyolcig.',
      C32: 'A hírszerzők kifogásolhatják az utalást. A kör véget ér, és az ellenfélnek eggyel több ügynökét kell letakarni; hogy melyiket, a kémfőnök választja ki.',
    },
    three: {
      title: 'Hárman',
      C31: 'Hárman együtt is játszhattok, ahogy fent. Ha ketten versenyeznének, ők a két kémfőnök; a harmadik az egyetlen hírszerző, aki mindig a soron lévő csapatnak tippel, minden alkalommal a legjobb tudása szerint.',
    },
  },
} as const;
