/** Help for each phase and seat of Duet (at most 90 words each), and its full rules in our own words. */
export const duetHelp = {
  now: {
    first:
      'Ugyanazokat a szavakat látjátok, de a kulcsnak két oldala van, és mindenki csak a magáét látja. A te zöld ügynökeidet a társadnak kell megtalálnia. Adj egy szót, amely többre is mutat közülük, a fekete bérgyilkosaidtól viszont elvezet, és egy számot, hogy hányra. Bármelyik fél kezdhet: a gyorsabbé a szó. Ha az ügynökeidre koppintasz, feljegyezheted, mire utalsz; odaát ezt nem látják.',
    give: 'Keress egy szót, amely több zöld ügynöködre mutat, és mondd meg, hányra. A három bérgyilkosodat messze kerüld el: ha a társad rátippel valamelyikre, mindketten vesztettetek. Hogy a társad mire bukkan, azt csak a te oldalad dönti el. Gépelés közben a bíró szól, ha valami nem stimmel. Koppints az ügynökeidre, és feljegyezheted, mire utalsz; odaát ezt nem látják. Ha valaki közeledik, rejtsd el a kulcsot.',
    wait: 'A társad szót keres. Az ő ügynökei mások, mint a tieid: a te kilenc ügynöködből neki csak három ügynök, öt járókelő, egy pedig bérgyilkos. Keress párokat a saját ügynökeid között, és nézd át újra a korábbi utalásokat.',
    partnerDone:
      'Mindenkit megtaláltál, akit a társad mutathatott, ezért mostantól csak te adsz utalást. Egy kör ugyanúgy időlapkába kerül, mint eddig. Azokra az ügynökökre mutass, akik a te oldaladon vannak még hátra; a társad az összes korábbi utalásodat is használhatja.',
    meDone:
      'A társad a te oldalad mind a kilenc ügynökét megtalálta. Több utalást nem adsz: mostantól csak tippelsz, a társad utalásai alapján. Aki még hátravan, az ő oldalán rejtőzik.',
    guess:
      'Keresd meg azokat a kártyákat, amelyekre a társad utal. Koppintással jelölsz; tippelni csak a „Tippelek” gombbal tippelsz. Hogy mi az, a társad oldala dönti el; a tiéd erről semmit sem mond. Ügynök: folytathatod, ahányszor csak mered. Járókelő: feléd mutató időlapka kerül rá, és a körnek vége. Bérgyilkos: mindketten vesztettetek. Egy tipp kötelező; utána megállhatsz, és elveszel egy lapkát. Bármelyik eddigi utalás alapján tippelhetsz.',
    judge:
      'Keresd meg azokat a kártyákat, amelyekre a társad utal: ügynökök az ő oldalán, amelyet nem látsz. A te oldalad semmit sem mond a tippjeidről. Koppints egy kártyára, és megjelölted; aztán nyomd meg a „Tippelek” gombot. Ügynök: folytathatod. Járókelő: a körnek vége. Bérgyilkos: mindketten vesztettetek. Ha az utalás szabálytalan, az első tipped előtt kifogást emelhetsz: egy időlapkát el kell dobni, de tippelned így is kell.',
    partnerGuess:
      'A társad a te utalásod alapján tippel, és a te oldalad dönti el, melyik kártya mi. Látod, mit jelöl meg, de nem segíthetsz: se szóval, se pillantással, se sóhajjal. Ha járókelőbe botlik, időlapka kerül a kártyára, és a kör véget ér; te azon a kártyán attól még találhatsz ügynököt.',
    sudden:
      'Elfogytak az időlapkák. Nincs több utalás, és összebeszélni sem lehet. Olyan kártyára tippelj, amely a társad oldalán ügynök; minden eddigi utalás segíthet. Egyetlen rossz kártya, akár egy járókelő is, vereség. Ha odaát is van még kit megtalálni, ők is tippelhetnek, bármilyen sorrendben. A tizenötödik ügynökkel nyertetek.',
    suddenWait:
      'Elfogytak az időlapkák, és te már mindenkit megtaláltál, akit a társad oldala rejtett. Az utolsó ügynökök a te oldaladon vannak, és csak a társad találhatja meg őket. Se utalás, se célzás. Egyetlen rossz kártya vereség; a tizenötödik ügynökkel nyertetek.',
    watch:
      'Két fél játszik, egymással és nem egymás ellen. Mindkettő a kulcs saját oldalát látja, és a saját ügynökeire utal; te egyik oldalt sem látod. A kerek lapkák az idő: minden kör legalább egybe kerül. Tizenöt ügynököt kell megtalálni, mielőtt elfogynak. Ha tudsz valamit, tartsd meg magadnak.',
    over: 'A kulcs mindkét oldala nyilvános. Nézzétek át újra az utalásokat: a legtöbb játék egyetlen kártyán fordul meg. A házigazda elindíthatja a következőt, ugyanezzel a társasággal és friss kártyákkal.',
  },

  rules: {
    title: 'A Négyszemközt szabályai',
    lead: 'Két fél, egy asztal, és egy kulcs, amelynek két oldala van. Együtt nyertek, vagy együtt veszítetek. Itt van minden, a magunk szavaival.',
    example:
      'A te oldaladon a TOJÁS bérgyilkos. A társad ezt mondja: REGGELI 2. Te mégis erre tippelsz: TOJÁS. A társad oldalán ügynök, és csak az az oldal számít.',
    table: {
      title: 'Az asztal',
      D1: 'Ketten játszanak együtt, vagy két akármekkora csoport: Nyugat és Kelet. Mindkét fél csak a kulcs saját oldalát látja.',
      D2: 'Huszonöt különböző szó fekszik öt sorban, soronként öt. Tizenöt ügynök rejtőzik köztük, mellettük pedig ott az időlapkák készlete: a szokásos játékban kilenc, könnyítésnek tíz vagy tizenegy.',
      D3: 'A kulcs mindkét oldalán kilenc zöld ügynök, három fekete bérgyilkos és tizenhárom járókelő van.',
      D4: 'A két oldal összefügg. A te kilenc ügynöködből a társad hármat lát ügynöknek, egyet bérgyilkosnak, ötöt járókelőnek. A három bérgyilkosodból egyet ügynöknek, egyet bérgyilkosnak, egyet járókelőnek. A tizenhárom járókelődből ötöt ügynöknek, egyet bérgyilkosnak. Ezzel szabad számolni.',
      D5: 'A kulcsot a véletlen adja, és minden ilyen kulcs egyformán valószínű.',
    },
    turn: {
      title: 'Egy kör',
      D6: 'Az első utalást bármelyik fél adhatja: az, amelyik hamarabb elkészül.',
      D7: 'Az utalás egy szó és egy szám, semmi más. A másik fél tippel.',
      D36: 'A szám lehet nulla is: amire a szó mutat, azt el kell kerülni. Egy tipp így is kötelező.',
      D8: 'A tipp egy kártyára szól, és hogy mi van mögötte, azt csak annak a félnek az oldala mondja meg, amelyik az utalást adta.',
      D9: 'Ügynök: a kártyát ügynökkártyával takarjuk le, mindkét fél számára, és a tippelő folytathatja.',
      D10: 'Bérgyilkos: a játéknak vége, mindketten vesztettetek.',
      D11: 'Járókelő: a kártyára időlapka kerül, a nyila a tippelőre mutat, és a körnek vége. A kártya nyitva marad: a másik félnek még lehet ügynök.',
      D12: 'A jó tippeknek nincs felső határuk, akármi volt is a szám.',
      D13: 'Egy tipp kötelező. Egy jó tipp után a tippelő megállhat: ekkor elvesz egy lapkát a készletből, pipa oldalával felfelé.',
      D14: 'Így minden kör legalább egy lapkába kerül, és a készleten látszik, hány kör van még hátra.',
      D15: 'A következő utalást az adja, aki az előbb tippelt.',
      D16: 'Bármelyik korábbi utalás alapján lehet tippelni. Az összes utalás látható marad, és az is, mire tippeltek a nyomában.',
      D17: 'Amelyik kártyán felétek mutató nyíl van, arra ti már nem tippelhettek, a másik fél viszont igen. Ha nekik is járókelő, második lapkát kap, és végleg lezárul. Ha ügynök, letakarjuk, és a lapka rajta marad.',
      D18: 'Ha az egyik oldalon mind a kilenc ügynök megvan, azt mindenki megtudja. Onnantól csak a másik fél ad utalást.',
      D19: 'Egy oldalról semmi más nem derül ki: se az, hány ügynök van rajta hátra, se az, mi volt egy megtalált kártya a másik oldalon, se az, hogy éppen arra utaltak-e.',
    },
    end: {
      title: 'A játék vége',
      D20: 'A tizenötödik ügynökkel azonnal nyertetek. Ez a kör is egy lapkába kerül.',
      D21: 'Ha a készlet kiürült, és még hiányzik ügynök, jön a hirtelen halál: nincs több utalás. Tippelhet, akinek még van kit megtalálnia; ha mindkét félnek van, bármilyen sorrendben, egyszerre egy kártyára, összebeszélés nélkül.',
      D22: 'A hirtelen halálban minden rossz kártya vereség, a járókelő is. Az utolsó ügynökkel nyertetek.',
      D23: 'A kilenc lapkával megnyert játékért pontszám jár: három pont minden megmaradt lapkáért, egy minden olyanért, amelyet pipa oldalával felfelé vettetek el, és eggyel kevesebb, ha a hirtelen halálban nyertetek. Öt fölött jó, kilenc vagy tíz kitűnő; ha ennél is több, vár a küldetéstérkép. A küldetésért nem jár pont, csak a megmaradt lapkák számítanak.',
    },
    map: {
      title: 'A küldetéstérkép',
      D24: 'Egy csapat kampánya Prágában indul, a szokásos játékkal. Ha azt épp most nyertétek meg kilenc lapkával, Prága rögtön meg is van. Egy megnyert város megnyitja azokat, amelyekkel össze van kötve.',
      D25: 'Minden városnak két száma van: hány lapka van a készletben, és ebből hány fekszik járókelő oldalával felfelé. Az utóbbi a hibalehetőségek száma; a többi lapka pipa oldalával felfelé fekszik. Ahol a szabálykönyvek nem adnak számokat, ott a mieink állnak.',
      D26: 'Aki megáll, pipa oldalú lapkát vesz el. Ha nincs ilyen, egy járókelő oldalút, és megfordítja.',
      D27: 'Egy járókelő egy járókelő oldalú lapkába kerül. Ha nincs ilyen, két pipa oldalúba; ez a kettő a kártyán egy jelnek számít.',
      D28: 'Ha a készletből nem telik ki egy kör ára, azonnal vesztettetek.',
      D29: 'Ha egy kör az utolsó lapkát viszi el, a szokott módon jön a hirtelen halál.',
      D31: 'A győzelmek, a vereségek és a jegyzetek a csapatotok térképén maradnak, és minden nyitott várost újra lehet játszani.',
    },
    illegal: {
      title: 'Szabálytalan utalások',
      L: 'Az utalásra ugyanaz áll, mint a Fedőnevek játékban: egyetlen szó, a jelentésről szól, és nem alakja, nem része semelyik látható szónak. Rövidítés csak akkor jöhet, ha megegyeztek róla.',
      D32: 'A szabálytalan utalás egy időlapkába kerül, amelyet el kell dobni: a tippelő kifogást emel, vagy az utalás gazdája beismeri. Utána a tippelő úgy tippel, mintha szabályos lett volna.',
      D33: 'Ha van pipa oldalú lapka, olyat kell eldobni. Ha ez volt az utolsó, a kört még lejátsszátok: a megállás hirtelen halálhoz vezet, a járókelő vereséghez.',
      D34: 'A tippelő fél az első tippjéig emelhet kifogást, vagy addig fogadhatja el kifejezetten az utalást.',
    },
    more: {
      title: 'És még',
      D35: 'Rugalmas sorrend, ha az asztal úgy kívánja: egy fél kétszer is adhat utalást egymás után, utána a másiknak kell.',
      D37: 'Ha kettőnél többen vagytok, egy-egy fél megbeszélheti a dolgait ott, ahol a másik nem olvassa. Egy félen belül bárki megadhatja az utalást, és bárki tippelhet.',
      D38: 'Egy nyelv klasszikus és Négyszemközt-paklija keverhető.',
    },
  },
} as const;
