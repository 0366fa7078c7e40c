/** Help for each phase and role (at most 90 words each), and the full rules of Codenames in our own words. */
export const help = {
  now: {
    spymasterClue:
      'Du kan se, hvem der gemmer sig bag ordene. Find ét ord, der peger på flere af jeres agenter og væk fra resten, især fra lejemorderen, og sig, hvor mange du mener. Dommeren siger til, mens du skriver, hvis noget er galt. 0 betyder: ingen af vores. ∞ betyder: Gæt så meget, I vil. Sig ikke andet. Skjul nøglen, hvis nogen kommer for tæt på.',
    spymasterPenalty:
      'Det andet holds ledetråd blev underkendt. Derfor må du dække en af jeres egne agenter: Tryk på kortet og så på knappen. Du behøver ikke. Bagefter, eller i stedet, giver du din ledetråd, som du plejer. Så snart den er givet, er tilbuddet væk.',
    spymasterGuess:
      'Dine spioner er på sagen. Du kan se, hvad de markerer, men du må ikke hjælpe: ikke et ord, ikke et blik, ikke et suk. De må gætte én gang mere, end dit tal siger, så længe de rammer jeres agenter. Brug tiden på din næste ledetråd.',
    spymasterJudge:
      'Det andet hold gætter på denne ledetråd. Bryder den en regel, så protestér: Deres tur er slut med det samme, og du må dække en af jeres egne agenter, før du giver din ledetråd. Er den i orden, kan du godkende den, og så kan ingen protestere senere. Gør du ingenting, gælder den. Du har det sidste ord; dommeren giver kun råd.',
    spymasterWait:
      'Det andet hold har turen. Hold øje med, hvilke af jeres agenter der mangler, og led efter et ord, der samler to eller tre af dem. Tænk på lejemorderen, før du forelsker dig i det.',
    spymasterOpponent:
      'I spiller mod en modstander, ingen styrer. Hver gang jeres tur er slut, dækker du en af modstanderens agenter: Tryk på kortet og så på knappen. Du bestemmer selv hvilken. Tag et kort, der står i vejen for din næste ledetråd.',
    operativeClue:
      'Din spionmester leder efter ét ord, der samler flere af jeres agenter, og et tal, der siger hvor mange. Kig dig omkring imens: Hvilke ord hører sammen? Du kan altid læse de tidligere ledetråde.',
    operativeGuess:
      'Tryk på et kort for at markere det: Det ser alle, men intet bliver vendt. Tryk igen for at fjerne mærket. Vendeknappen vender det valgte kort for alvor. Jeres agent: Gæt videre, hvis I vil. En uskyldig forbipasserende eller en af deres agenter: Turen er slut. Lejemorderen: Spillet er tabt. I skal gætte mindst én gang og må gætte én gang mere, end tallet siger.',
    operativeWait:
      'Det andet hold har turen. Alt, hvad de vender, fortæller jer noget, og vender de en af jeres, har I én mindre at finde. Snak med dit hold, og gå jeres tidligere ledetråde igennem igen.',
    operativeOpponent:
      'Nu dækker din spionmester en af modstanderens agenter. Når de alle er dækket, har I tabt, så hver tur tæller. Brød den sidste ledetråd en regel, kan du stadig protestere: Så bliver der dækket en mere.',
    watch:
      'Du ser det, alle må se: kortene, ledetrådene og det, der er dækket. Nøglen er kun for spionmestrene, indtil spillet er slut. Ved du noget, så hold tand for tunge.',
    over: 'Nu ligger nøglen åbent fremme. Kig ledetrådene igennem: De fleste spil bliver afgjort af ét kort. Værten kan starte et nyt spil med de samme spillere og friske kort.',
  },

  rules: {
    title: 'Regler for Codenames',
    lead: 'To hold, femogtyve ord og to spillere, der ved, hvem der gemmer sig bag dem. Her er det hele, fortalt med vores egne ord.',
    contents: 'På denne side',
    ruling: 'vores afgørelse',
    rulingNote:
      'Hvor regelhæfterne tier, har vi måttet bestemme. De steder er mærket. Jeres egne husregler er altid velkomne: Bliv enige om dem, før I går i gang.',
    exampleTitle: 'Et eksempel',
    example:
      'Spionmesteren siger JUL 2. Spionerne vender GRAN: rød, så de gætter videre. De vender NISSE: igen rød. De må gætte én gang til, men intet andet passer, så de stopper.',
    table: {
      title: 'Bordet',
      C1: 'Der er to hold, et rødt og et blåt. Et almindeligt spil kræver mindst fire spillere, to på hvert hold. Hvert hold har én spionmester; resten er spioner. Holdene behøver ikke være lige store.',
      C2: 'Femogtyve forskellige ord ligger på bordet i fem rækker med fem.',
      C3: 'En hemmelig nøgle fortæller, hvem der gemmer sig bag hvert ord: ni agenter fra det hold, der begynder, otte fra det andet, syv uskyldige forbipasserende og én lejemorder. Kun de to spionmestre ser nøglen.',
      C4: 'Der trækkes lod om nøglen og om, hvem der begynder. Alle muligheder er lige sandsynlige.',
      C5: 'Alle kan hele tiden se, hvor mange agenter hvert hold mangler at finde.',
    },
    turn: {
      title: 'En tur',
      C6: 'Holdet med ni agenter begynder. Derefter skiftes holdene.',
      C7: 'Spionmesteren giver en ledetråd: ét ord og det antal kort, det handler om. Intet andet, ikke engang et løftet øjenbryn. Derfor kan en spionmester ikke skrive til spionerne her.',
      C9: 'Spionerne taler sig til rette. De kan markere kort, så tit de vil. Et gæt gælder først, når en af dem vender et kort, og det må de alle.',
      C10: 'En af holdets egne agenter: Kortet får holdets farve, og spionerne må gætte igen.',
      C11: 'En uskyldig forbipasserende: Kortet bliver dækket, og turen er slut.',
      C12: 'En af det andet holds agenter: Kortet får det andet holds farve, og turen er slut.',
      C13: 'Lejemorderen: Spillet er slut med det samme, og det hold, der vendte kortet, har tabt.',
      C14: 'Der skal gættes mindst én gang i hver tur. Efter et rigtigt gæt må spionerne stoppe, når de vil.',
      C15: 'Spionerne må gætte én gang mere, end tallet siger. Det ekstra gæt er tænkt til et kort, de ikke fandt tidligere.',
      C18: 'Et gæt behøver ikke følge den nyeste ledetråd. Ethvert kort, der er i spil, må vendes, og alle kan læse alle ledetråde indtil nu.',
    },
    numbers: {
      title: 'To særlige tal',
      C16: 'Nul betyder, at ingen af holdets egne ord har med ledetråden at gøre. Så er der ingen øvre grænse for antallet af gæt, men ét skal der til.',
      C17: 'Uendeligt har heller ingen øvre grænse. Prisen er, at ingen ved, hvor mange kort der blev tænkt på.',
    },
    end: {
      title: 'Slutningen',
      C19: 'Et hold vinder, når alle dets agenter er dækket. Det er lige meget, hvem der dækkede den sidste.',
      C20: 'Næste spil er kun et tryk væk: samme spillere, nye roller, hvis I vil, og ingen af de ord, I lige har brugt.',
    },
    illegal: {
      title: 'Ulovlige ledetråde',
      L1: 'En ledetråd er ét enkelt ord.',
      L2: 'Den handler om, hvad ordene betyder, ikke om deres bogstaver, lyd eller plads på bordet. Bogstaver og tal er fine, når de selv betyder noget.',
      L4: 'Tallet siger, hvor mange kort du mener. Det er ikke et ekstra tip.',
      L5: 'Den hører til kortenes sprog. Et udenlandsk ord gælder, hvis folk bruger det på det sprog.',
      L6: 'Den bygger ikke på et ord, der stadig er i spil: ikke selve ordet, ikke med en anden endelse, ikke en afledning og ikke en sammensætning med ordet i.',
      L7: 'Den genbruger ingen del af et sammensat ord, der er i spil. Ligger REGNBUE på bordet, dur hverken regn, bue, regnorm eller flitsbue.',
      L8: 'Bogstaver, der bare tilfældigt står inde i et længere ord, er ikke en del af det: ko er fint ved siden af SKOV.',
      L9: 'Et ord, som ingen længere hører som sammensat, har ingen led: land er fint ved siden af ENGLAND.',
      L10: 'Ingen sammensætninger, der er fundet på til lejligheden.',
      L11: 'Staves to ord ens, er de det samme ord; lyder de ens, men staves forskelligt, er de to.',
      L12: 'Navne på flere ord, som New York, tæller som ét, hvis I har aftalt det. Ellers spørg: De, der bedømmer ledetråden, kan gøre en undtagelse. Opdigtede navne gælder aldrig.',
      C8: 'Kun ord i spil tæller. En ledetråd, der er ulovlig nu, kan være fin, når kortet er dækket.',
      C21: 'Bliver en ledetråd underkendt, er turen straks slut for det hold, der gav den. De kort, der er gættet, forbliver dækket.',
      C22: 'Den anden spionmester må så dække en af sine egne agenter før den næste ledetråd. Er det den sidste, har holdet vundet.',
      C23: 'En ledetråd, ingen protesterer mod, er lovlig, og den anden spionmester har det sidste ord. Holdets spioner kan række hånden op, og den, der gav ledetråden, kan indrømme fejlen. Man kan kun protestere, indtil den næste ledetråd er givet.',
      C24: 'Er spionmestrene i tvivl, må de spørge hinanden først, hvor spionerne ikke kan læse med. Husets dommer ser på hver ledetråd, mens den bliver skrevet; dommeren giver råd, men mennesker bestemmer.',
    },
    time: {
      title: 'Ure',
      C25: 'Som udgangspunkt er der ingen tidsgrænse. Er timeglasset med, må alle vende det, når nogen er længe om det. Det lægger pres på, men stopper ingen.',
      C26: 'I kan også aftale faste tider, én til ledetråden og én til at gætte. Løber den første ud, slutter turen uden ledetråd; løber den anden ud, slutter turen, som om holdet var stoppet, også uden gæt. Værten kan holde pause og give mere tid.',
    },
    together: {
      title: 'Sammen, fra to spillere',
      C27: 'Ét hold med en spionmester og en eller flere spioner spiller mod en modstander, ingen styrer. I begynder og har ni agenter; modstanderen har otte.',
      C28: 'Efter hver af jeres ture spiller spionmesteren modstanderens tur: En af modstanderens agenter bliver dækket, og spionmesteren vælger hvilken.',
      C29: 'I taber, hvis I vender lejemorderen, eller når alle modstanderens agenter er dækket, uanset hvem der gjorde det.',
      C30: 'Vinder I, får I et point for hver af modstanderens agenter, der stadig er i spil: fra ét til otte.',
      C32: 'Spionerne må protestere mod en ledetråd. Så er turen slut, og endnu en af modstanderens agenter bliver dækket; spionmesteren vælger hvilken.',
    },
    three: {
      title: 'Tre spillere',
      C31: 'Tre kan spille sammen som ovenfor. Vil to hellere dyste, bliver de spionmestre for hver sit hold. Den tredje er eneste spion, gætter for det hold, der har turen, og gør sit bedste hver gang.',
    },
  },
} as const;
