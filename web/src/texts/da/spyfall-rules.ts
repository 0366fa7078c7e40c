/**
 * The full rules of Spyfall in our own words. A point is keyed by its rule's number; with a letter it is our ruling.
 */
export const spyfallRules = {
  title: 'Regler for Spyfall',
  lead: 'Alle er på det samme sted og ved hvor, undtagen én. Spørg hinanden ud, til nogen kommer til at røbe sig. Her er det hele, fortalt med vores egne ord.',
  example:
    'Alle er på stranden undtagen Vera. Milo spørger, hvad man aldrig kommer herhen uden. Et godt svar er et håndklæde: De, der er på stranden, nikker, og spionen lærer intet. Vera svarer, at hun aldrig glemmer nøglen til kontoret. Nu ved de det.',
  table: {
    title: 'Bordet',
    S1: 'Tre til otte spiller. I aftaler på forhånd, hvor mange runder et spil har; fem er en god begyndelse.',
    S2: 'En runde foregår på ét sted. Alle får at vide hvor og har hver sin rolle dér. Kun spionen får ingen af delene at vide.',
    S3: 'Der er præcis én spion i hver runde, og det kan lige så godt være dig som enhver anden.',
    S4: 'Hvilke steder der er med i spillet, kan alle se hele tiden.',
    S5: 'Et sted kommer højst én gang i et spil. De steder, der er spillet, er strøget af listen, også for spionen.',
    S5a: 'I kan udelade steder og skrive jeres egne med syv roller hver. Der skal være mindst ét sted mere, end der er runder.',
    S6: 'Aftal på forhånd, om I taler som jeres roller eller ikke tager jer af dem. De står på kortene under alle omstændigheder og gælder uanset køn.',
    S7: 'Hver runde har en kortgiver, der spiller med som alle andre. Den første findes ved lodtrækning, eller I vælger en; siden giver den forrige rundes spion kort.',
  },
  round: {
    title: 'Spørgsmål',
    S8: 'Kortgiveren starter uret, når alle har set deres kort. Det går i otte minutter, eller hvad I har aftalt. Begyndere er ofte glade for tolv til femten.',
    S8a: 'I kan også spille uden ur. Så afslutter kortgiveren spørgsmålene.',
    S9: 'Kortgiveren stiller hvem som helst et spørgsmål. Det behøver ikke handle om stedet, og svaret må være hvad som helst. Man spørger ikke ind til svaret.',
    S10: 'Den, der har svaret, spørger nu: hvem som helst undtagen den, der lige har spurgt.',
    S11: 'En runde slutter på en af tre måder: Alle er enige i en anklage, spionen stopper spillet, eller tiden løber ud, og der er en sidste afstemning.',
  },
  accusation: {
    title: 'At anklage nogen',
    S12: 'Alle må stoppe uret og anklage nogen, også spionen. Det kan man gøre én gang i hver runde.',
    S13: 'Alle stemmer undtagen den anklagede; den, der anklager, er for. Er alle for, er runden slut, og den anklagedes kort bliver vendt. Er bare én imod, går runden videre med den tid, der var tilbage.',
    S13a: 'Man rækker hånden op for alles øjne, og der tælles, når alle har stemt.',
    S14: 'Ingen argumenterer under en afstemning. Derfor kan der hverken spørges, svares eller skrives her, før den er slut.',
  },
  stop: {
    title: 'Spionen stopper spillet',
    S15: 'Så længe der spørges, kan spionen vende sit kort og gætte et sted. Ikke mens der stemmes om en anklage, og ikke når tiden er gået.',
    S16: 'Er det rigtigt, vinder spionen. Er det forkert, vinder de andre. Runden er slut under alle omstændigheder.',
  },
  time: {
    title: 'Når tiden er gået',
    S17: 'Tal om, hvem I mistænker. Så siger alle et navn, åbent og i den rækkefølge, I sidder. Kortgiveren begynder.',
    S17a: 'Kortgiveren åbner den sidste afstemning. Varer det for længe, åbner den af sig selv. Ingen kan pege på sig selv.',
    S18: 'Har alle andre peget på spionen, taber spionen. I alle andre tilfælde vinder spionen.',
  },
  score: {
    title: 'Point',
    S19: 'En spion, der vinder, får to point. Det bliver til fire for at stoppe spillet og gætte stedet, og til fire, hvis alle de andre blev enige om en uskyldig.',
    S20: 'Vinder de andre, får de et point hver. Den, der anklagede spionen, før tiden var gået, får ét mere.',
    S21: 'Efter den sidste runde vinder den, der har flest point. Står det lige, deler man sejren.',
  },
  people: {
    title: 'Folk kommer og går',
    S22: 'Den, der mister forbindelsen, beholder plads og kort. Efter en tid, I har aftalt, venter ingen længere: Der stemmes uden, og var det vedkommendes tur, spørger en anden. Den, der kommer tilbage, spiller videre.',
    S22a: 'Er spionen væk, tæller runden ikke: ingen får point, og den spilles om. Det samme gælder, hvis så mange har rejst sig, at der er færre end tre tilbage.',
    S22b: 'Har færre end tre stadig en plads, er spillet slut med de point, der er givet. Er de bare væk lidt, venter den næste runde på dem.',
    S22c: 'Den, der kommer senere, er med fra næste runde. Point, som en, der er gået, har fået, tæller stadig.',
    S22d: 'Hvis spillet venter på en, der er væk, kan enhver spiller beslutte at gå videre uden.',
  },
  ways: {
    title: 'Måder at spille på',
    spoken:
      'Mundtligt, i samme rum eller over telefonen: I taler og trykker på den, der bliver spurgt. Huset holder styr på tur, ur, afstemninger og point. Smutter fingeren, så tryk på en anden: Det virker, til den, du spurgte, går videre.',
    free: 'Bare snak, i samme rum: Kort, ur, afstemninger og point er her. Turen holder I selv styr på, og ingen trykker på noget.',
    written:
      'Skriftligt: Spørgsmål og svar bliver skrevet, og alle læser dem her i rækkefølge. Snakken er lukket, mens I spørger.',
    phone:
      'Med én telefon til alle: Den går rundt, og hver ser sit eget kort. Så ligger den på bordet med uret, og hænder og stemmer noteres på den. Ingen regnes for at være væk.',
  },
} as const;
