/** The lesson of Spyfall: at the beach, with Vera as the spy, who takes it for an office. */
export const lessonSpyfall = {
  people: { you: 'Dig', milo: 'Milo', vera: 'Vera', ida: 'Ida' },
  role: 'Livredder',
  locations: {
    beach: 'Strand',
    office: 'Kontor',
    school: 'Skole',
    train: 'Nattog',
    hospital: 'Sygehus',
    circus: 'Cirkus',
  },
  talk: 'Hvad der blev sagt',
  /** Who asks whom. */
  asks: '{by} → {to}',
  say: {
    card: 'Fire mennesker, én runde. Tre af jer er på samme sted; den fjerde er spion og aner ikke hvor. Tryk på dit kort, og lad ingen se det.',
    shown:
      'Du er på dette sted, og det er to af de andre også. Spionen har kun listen herunder. Find spionen, men røb ikke stedet.',
    answer: 'Milo stiller dig et spørgsmål. Vis, at du kender stedet, men fortæl det ikke til spionen. Hvad siger du?',
    ask: 'Nu er det dit spørgsmål. Ikke til Milo, som lige har spurgt dig. Spørg Vera:',
    listen: 'Hm. Nu spørger Vera Ida, og Ida spørger Milo. Læg mærke til, hvad de siger.',
    accuse: 'En af dem aner ikke, hvor I er. Anklag vedkommende: Uret stopper, og de andre stemmer. Hvem er det?',
    against:
      'En af de andre stemmer imod, og alle skal være enige, så runden går videre. Hvem talte om ting, der ikke findes på stedet? I en rigtig runde havde du kun det ene forsøg. Tag det tilbage, og lyt igen.',
    done: 'Alle hænder er oppe, og Vera vender sit kort: spionen! Får du selv det kort en dag: Nik, svar i det uvisse, og når du kender stedet, så stop spillet og sig det.',
  },
  note: {
    subtle: 'Fint: De, der er der, nikker, og spionen lærer intet.',
    open: 'Sandt, men nu ved spionen det også. Lidt mindre næste gang.',
    vague: 'Sikkert, men nu undrer de sig over dig. En lille sand detalje er bedre.',
  },
  question: 'Hvad kommer du aldrig herhen uden?',
  answers: {
    subtle: 'Mit håndklæde.',
    open: 'Spand og skovl til sandslottene.',
    vague: 'Åh, lidt af hvert.',
  },
  questions: {
    way: 'Hvordan kom du herhen?',
    smell: 'Hvad lugter der af her?',
    noise: 'Larmer det her?',
  },
  replies: {
    way: 'Med elevatoren, som altid. Trapperne er for hårde for mig.',
    smell: 'Af kaffe og af det nye gulvtæppe.',
    noise: 'Kun når chefen kommer ud fra et møde.',
  },
  veraAsks: 'Travlt i dag, hva?',
  idaAnswers: 'Bare vent, til isbilen kommer.',
  idaAsks: 'Går du med slips her?',
  miloAnswers: 'Jeg har ikke engang sko på.',
} as const;
