/** Help for each phase and seat of Duet (at most 90 words each), and its full rules in our own words. */
export const duetHelp = {
  now: {
    first:
      'I ser de samme ord, men hvert hold har sin egen side af nøglen. Dine grønne agenter er dem, din makker skal finde. Giv ét ord og et tal, der peger på flere af dem og væk fra dine sorte lejemordere. Begge må begynde: Den, der er klar først, giver ledetråden. Tryk på dine agenter for at notere, hvem ledetråden gælder; det ser kun din side af bordet.',
    give: 'Find ét ord, der peger på flere af dine grønne agenter, og sig, hvor mange du mener. Hold det langt fra dine tre lejemordere: Vender din makker en af dem, har I begge tabt. Kun din side af nøglen afgør, hvad din makker rammer. Dommeren siger til, mens du skriver, hvis noget er galt. Tryk på dine agenter for at notere, hvem ledetråden gælder; det ser kun din side af bordet. Skjul din side, hvis nogen kommer for tæt på.',
    wait: 'Din makker leder efter et ord. I har ikke de samme agenter: Af dine ni er tre også agenter for din makker, fem er uskyldige forbipasserende, og én er lejemorder. Kig efter par blandt dine egne agenter, og gå de tidligere ledetråde igennem igen.',
    partnerDone:
      'Du har fundet alt, hvad din makker kunne vise dig, så fra nu af giver kun du ledetråde. Hver tur koster stadig en brik. Peg på de agenter, der mangler på din egen side; din makker kan stadig bruge alle dine tidligere ledetråde.',
    meDone:
      'Din makker har fundet alle ni agenter på din side. Du giver ikke flere ledetråde: Fra nu af gætter du kun på dem, din makker giver. De agenter, der mangler, er på din makkers side.',
    guess:
      'Find de kort, som din makkers ledetråd peger på. Tryk på et kort for at markere det; vendeknappen vender det for alvor. Din makkers side af nøglen afgør, hvad det er; din egen siger intet om det. En agent: Gæt videre, så længe du tør. En uskyldig forbipasserende: Kortet får en brik med pilen mod dig, og turen er slut. En lejemorder: I har begge tabt. Ét gæt skal der til; så må du stoppe og tage en brik.',
    judge:
      'Find de kort, som din makkers ledetråd peger på: agenter på din makkers side, som du ikke kan se. Din egen side siger intet om dine gæt. Tryk på et kort for at markere det, og tryk så på vendeknappen. En agent: Gæt videre, hvis du vil. En uskyldig forbipasserende: Turen er slut. En lejemorder: I har begge tabt. Bryder ledetråden en regel, kan du protestere før dit første gæt: En brik ryger ud, og du gætter alligevel.',
    partnerGuess:
      'Din makker gætter på din ledetråd, og din side af nøglen afgør, hvad hvert kort er. Du ser, hvad der bliver markeret, men du må ikke hjælpe: ikke et ord, ikke et blik, ikke et suk. En uskyldig forbipasserende afslutter turen, og kortet får en brik; det kan stadig være en agent, som du skal finde.',
    sudden:
      'Brikkerne er brugt. Ingen flere ledetråde, ingen fælles planer. Vend kort, der er agenter på din makkers side; brug alle ledetråde indtil nu. Bare ét forkert kort, og spillet er tabt, også selv om det er en uskyldig forbipasserende. Har det andet hold også agenter tilbage at finde, må det gætte med; rækkefølgen er fri. Finder I den femtende agent, har I vundet.',
    suddenWait:
      'Brikkerne er brugt, og du har fundet alle agenter på din makkers side. De sidste er på din egen, og kun din makker kan finde dem. Ingen ledetråde, ingen vink. Ét forkert kort, og I har tabt; den femtende agent, og I har vundet.',
    watch:
      'To hold spiller sammen. Hvert hold ser sin egen side af nøglen og giver ledetråde til sine egne agenter; du ser ingen af siderne. De runde brikker er tiden: En tur koster mindst én. Femten agenter skal findes, før brikkerne slipper op. Ved du noget, så hold tand for tunge.',
    over: 'Nu ligger begge sider af nøglen åbent fremme. Kig ledetrådene igennem: De fleste spil bliver afgjort af ét kort. Værten kan starte et nyt spil med de samme spillere og friske kort.',
  },

  rules: {
    title: 'Regler for Codenames Duet',
    lead: 'To hold, ét bord og en nøgle med to sider. I vinder eller taber sammen. Her er det hele, fortalt med vores egne ord.',
    example:
      'På din side er ÆG en lejemorder. Din makker siger MORGENMAD 2. Du vender ÆG alligevel: På din makkers side er det en agent, og kun den side tæller.',
    table: {
      title: 'Bordet',
      D1: 'To spiller sammen, eller to hold af enhver størrelse, Vest og Øst. Hvert hold ser kun sin egen side af nøglen.',
      D2: 'Femogtyve forskellige ord ligger i fem rækker med fem. Femten agenter gemmer sig imellem dem, og der er en pulje af tidsbrikker: ni i det almindelige spil, ti eller elleve, hvis I vil have det lettere.',
      D3: 'Hver side af nøglen viser ni grønne agenter, tre sorte lejemordere og tretten uskyldige forbipasserende.',
      D4: 'De to sider overlapper hinanden. Af dine ni agenter er tre også agenter for din makker, én er lejemorder, og fem er uskyldige. Af dine tre lejemordere er én agent for din makker, én er lejemorder, og én er uskyldig. Af dine tretten uskyldige er fem agenter for din makker, og én er lejemorder. Det må I gerne bruge, når I regner ud, hvem der er hvem.',
      D5: 'Der trækkes lod om nøglen, og alle nøgler af denne slags er lige sandsynlige.',
    },
    turn: {
      title: 'En tur',
      D6: 'Begge hold må give den første ledetråd: Den, der er klar først, begynder.',
      D7: 'En ledetråd er ét ord og ét tal og intet andet. Det andet hold gætter.',
      D36: 'Tallet må gerne være nul: Hold jer fra det, ordet peger på. Ét gæt skal der til alligevel.',
      D8: 'At vende et kort er at gætte, og kun den side af nøglen, som holdet bag ledetråden ser, afgør, hvad kortet er.',
      D9: 'En agent: Kortet er fundet for begge hold, og der må gættes videre.',
      D10: 'En lejemorder: Spillet er slut, og I har begge tabt.',
      D11: 'En uskyldig forbipasserende: Kortet får en brik med pilen mod dem, der gættede, og turen er slut. Kortet er stadig i spil: Det kan være en agent, som det andet hold skal finde.',
      D12: 'Der er ingen øvre grænse for rigtige gæt, uanset hvad tallet var.',
      D13: 'Ét gæt skal der til. Efter et rigtigt gæt må man stoppe og tage en brik fra puljen; den lægges med fluebenet opad.',
      D14: 'Hver tur koster altså mindst én brik, og puljen viser, hvor mange ture der er tilbage.',
      D15: 'De, der gættede, giver den næste ledetråd.',
      D16: 'Et gæt må følge enhver tidligere ledetråd. Alle kan hele tiden se ledetrådene, og hvad der blev gættet på dem.',
      D17: 'Et kort med pilen mod jeres hold må I ikke vende, men det andet hold må gerne. Er det også en uskyldig for dem, får det en brik til og er ude af spillet. Er det en agent, er den fundet, og brikken bliver liggende.',
      D18: 'Når alle ni agenter på en side er fundet, får alle det at vide. Fra da af giver kun det andet hold ledetråde.',
      D19: 'Ellers bliver intet røbet om en side: ikke hvor mange agenter der mangler på den, ikke hvad et fundet kort var på den anden side, og ikke om det var det, der blev tænkt på.',
    },
    end: {
      title: 'Slutningen',
      D20: 'Finder I den femtende agent, har I vundet med det samme. Turen koster stadig en brik.',
      D21: 'Er puljen tom, mens der stadig mangler agenter, begynder sudden death: ingen flere ledetråde. Den, der har agenter tilbage at finde, må gætte; har begge hold det, er rækkefølgen fri. Ét kort ad gangen og ingen fælles planer.',
      D22: 'I sudden death er ethvert forkert kort et nederlag, også en uskyldig forbipasserende. Den sidste agent er sejren.',
      D23: 'Et vundet spil med ni brikker giver point: tre for hver brik, der er tilbage, ét for hver brik, der er taget med fluebenet opad, og ét fra, hvis I vandt i sudden death. Over fem er godt, ni eller ti er fremragende; får I flere, så tag fat på missionskortet. En mission giver ingen point: der tæller kun, hvor mange brikker der er tilbage.',
    },
    map: {
      title: 'Missionskortet',
      D24: 'En kampagne begynder i Prag med det almindelige spil. Har I lige vundet det med ni brikker, kan I begynde med Prag som vundet. Når I vinder i en by, åbner de byer, den er forbundet med.',
      D25: 'En by har to tal: hvor mange brikker der er i puljen, og hvor mange af dem der ligger med den forbipasserende opad. Det er de fejl, I har råd til; resten ligger med fluebenet opad. Hvor regelbøgerne ikke nævner tallene, er de vores.',
      D26: 'At stoppe koster en brik med fluebenet opad. Er der ingen, tager man en med den forbipasserende opad og vender den om.',
      D27: 'En uskyldig forbipasserende koster en brik med den forbipasserende opad. Er der ingen, koster det to med fluebenet opad, og på kortet tæller de som én.',
      D28: 'Kan puljen ikke betale for en tur, har I tabt med det samme.',
      D29: 'Tager en tur den sidste brik, følger sudden death som ellers.',
      D31: 'Sejre, nederlag og noter bliver på jeres missionskort, og alle åbne byer kan spilles igen.',
    },
    illegal: {
      title: 'Ulovlige ledetråde',
      L: 'En ledetråd skal opfylde de samme krav som i Codenames: ét ord, der handler om betydning, og som hverken bygger på eller genbruger noget af et ord i spil. Forkortelser gælder kun, hvis I aftaler det.',
      D32: 'En ulovlig ledetråd koster en brik, som ryger ud af puljen: De, der gætter, protesterer, eller de, der gav den, indrømmer fejlen. Derefter gættes der på den, som om den havde været lovlig.',
      D33: 'Der kasseres en brik med fluebenet opad, hvis der er en. Var det den sidste brik, spilles turen alligevel: At stoppe fører til sudden death, og rammer man en uskyldig forbipasserende, er spillet tabt.',
      D34: 'Det hold, der gætter, må protestere eller udtrykkeligt godkende ledetråden, indtil det har gættet første gang.',
    },
    more: {
      title: 'Mere',
      D35: 'Fleksibel rækkefølge, hvis bordet har lyst: Et hold må give to ledetråde i træk; så er det det andet holds tur.',
      D37: 'Er I flere end to, må et hold tale sammen, hvor det andet ikke kan læse med. Alle på holdet må give ledetråden, og alle må vende et kort.',
      D38: 'Den klassiske bunke og Duet-bunken på samme sprog kan blandes.',
    },
  },
} as const;
