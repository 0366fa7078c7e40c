/** Help for each phase of Spyfall, at most 90 words each. It never depends on the card: others may read it. */
export const spyfallHelp = {
  now: {
    deal: 'Alle ser deres eget kort i smug: Tryk på det for at se det og en gang til for at skjule det. På ét kort står der spion; alle de andre viser det samme sted, hvert kort med sin rolle. Når alle har set deres, starter du uret. Så stiller du det første spørgsmål.',
    briefing:
      'Se dit kort i smug: Tryk på det for at se det og en gang til for at skjule det. Står der et sted, er alle de andre der også, undtagen spionen. Står der spion, skal du finde ud af, hvor de er. Kortgiveren starter uret.',
    ask: 'Stil hvem som helst ét spørgsmål, højt, og tryk på den, du spørger. Alle spørgsmål er i orden, men du må ikke stille et opfølgende. Spørg, så dem, der er på stedet, røber sig en smule, uden at spionen bliver klogere. Du må ikke spørge den, der lige har spurgt dig. Trykkede du forkert, så tryk igen.',
    answer:
      'Du er blevet spurgt. Svar højt, lige som du vil. Vis, at du kender stedet, uden at nævne det: Spionen lytter. Er du spionen, så vær vag og sikker på dig selv. Så er det dit spørgsmål: Tryk på den, du spørger, men ikke den, der lige har spurgt dig.',
    askWritten:
      'Vælg, hvem du spørger, skriv ét spørgsmål, og send det. Alle kan læse det. Alle spørgsmål er i orden, men du må ikke stille et opfølgende. Spørg, så dem, der er på stedet, røber sig en smule, uden at spionen bliver klogere. Du må ikke spørge den, der lige har spurgt dig.',
    answerWritten:
      'Du er blevet spurgt. Skriv et svar, lige som du vil; alle kan læse det. Vis, at du kender stedet, uden at nævne det: Spionen læser med. Er du spionen, så vær vag og sikker på dig selv. Så er det dit spørgsmål.',
    listen:
      'Lyt til hvert spørgsmål og hvert svar. Hvem ved ikke, hvor I er? Streg steder ud på din egen liste: Det ser ingen andre. Én gang i hver runde må du anklage nogen; uret stopper, og de andre stemmer. Spionen må når som helst stoppe spillet for at gætte stedet.',
    free: 'Stil hinanden spørgsmål højt; den, der svarer, spørger næste gang. Hvem ved ikke, hvor I er? Streg steder ud på din egen liste: Det ser ingen andre. Én gang i hver runde må du anklage nogen; uret stopper, og de andre stemmer. Spionen må når som helst stoppe spillet for at gætte stedet.',
    vote: 'En er anklaget, og uret står stille. Alle undtagen den anklagede rækker hånden op for alles øjne: for eller imod. Tryk på det ene og så på knappen nedenunder. Er alle for, bliver kortet vendt, og runden er slut: Er det spionen, får alle andre point, og ellers får spionen dem. Er bare én imod, går runden videre. Ingen snak.',
    voted:
      'Din hånd er oppe og bliver oppe. De andre stemmer endnu; ingen snak imens. Er alle for, bliver kortet vendt, og runden er slut. Er bare én imod, går runden videre med den tid, der var tilbage.',
    suspect:
      'Du er anklaget, så du stemmer ikke. Alle de andre rækker hånden op for alles øjne. Er alle for, bliver dit kort vendt, og runden er slut. Er bare én imod, går runden videre med den tid, der var tilbage. Indtil da: ingen snak.',
    name: 'Du har vist, at du er spionen. Vælg stedet på listen, og tryk så på knappen nedenunder. Er det rigtigt, får du 4 point. Er det forkert, får alle de andre et point. Steder, der er spillet, kan ikke komme igen.',
    naming:
      'Spionen har stoppet spillet og gætter et sted nu. Er det jeres, får spionen 4 point. Er det ikke, får alle andre et point. Sig ingenting, og lad dig ikke mærke med noget.',
    open: 'Tiden er gået. Tal om, hvem I mistænker, så længe I vil. Åbn så den sidste afstemning: Alle siger et navn i den rækkefølge, I sidder, og du begynder. Spionen taber kun, hvis alle de andre peger på spionen.',
    suspicions:
      'Tiden er gået. Tal om, hvem I mistænker. Kortgiveren åbner den sidste afstemning; så siger alle et navn i den rækkefølge, I sidder, og kortgiveren begynder. Spionen taber kun, hvis alle de andre peger på spionen, så prøv at blive enige. Er du spionen, så peg på en anden.',
    speak:
      'Det er din tur til at sige, hvem du mistænker. Vælg en person, og tryk så på knappen nedenunder. Alle ser det, og det kan ikke tages tilbage. Spionen taber kun, hvis alle de andre peger på spionen.',
    ballot:
      'Den sidste afstemning går rundt i den rækkefølge, I sidder, og kortgiveren begynder. Alle siger åbent, hvem de mistænker, og ingen snakker. Spionen taber kun, hvis alle de andre peger på spionen. I alle andre tilfælde vinder spionen, og dømmer alle en uskyldig, vinder spionen endnu mere.',
    verdict:
      'Runden er slut, og alle kort ligger åbent. En spion, der vinder, får 2 point og 2 mere for at gætte stedet, eller hvis alle dømte en uskyldig. Vinder de andre, får de 1 hver, og den, der anklagede spionen, får 1 mere. Alle, der spiller, kan begynde den næste runde. Rundens spion giver kort.',
    newcomer:
      'Du har en plads og er med fra næste runde. Indtil da ser du det, alle ser: hvem der spørger hvem, afstemningerne, uret og listen over steder. Sig ikke noget om det, du hører.',
    watch:
      'En af spillerne er spionen; alle de andre har det samme sted på deres kort. De stiller hinanden spørgsmål for at finde spionen uden at røbe stedet. Du ser ingen kort, før runden er slut. Ved du noget, så hold det for dig selv.',
    over: 'Alle runder er spillet. Flest point vinder; står det lige, deler man sejren. Værten kan starte det næste spil med de samme spillere.',
  },
} as const;
