/** The lesson of Spyfall: at the beach, with Vera as the spy, who takes it for an office. */
export const lessonSpyfall = {
  people: { you: 'Tu', milo: 'Milo', vera: 'Vera', ida: 'Ida' },
  role: 'Salvamar',
  locations: {
    beach: 'Plajă',
    office: 'Birou',
    school: 'Școală',
    train: 'Tren de noapte',
    hospital: 'Spital',
    circus: 'Circ',
  },
  talk: 'Ce s-a vorbit',
  /** Who asks whom. */
  asks: '{by} → {to}',
  say: {
    card: 'Patru oameni, o rundă. Trei sunteți în același loc; unul e spion și habar n-are unde. Atinge-ți cartea și n-o arăta nimănui.',
    shown:
      'Ești în locația asta, la fel ca alți doi. Spionul are doar lista de mai jos. Găsește spionul, dar nu da locația de gol.',
    answer: 'Milo îți pune o întrebare. Arată că știi locul, dar nu i-l spune spionului. Ce răspunzi?',
    ask: 'Acum întrebi tu. Nu pe Milo, care tocmai te-a întrebat. Întreab-o pe Vera:',
    listen: 'Hm. Acum Vera o întreabă pe Ida, iar Ida pe Milo. Ascultă ce spun.',
    accuse: 'Cineva habar n-are unde sunteți. Acuză-l: ceasul se oprește, iar ceilalți votează. Cine e?',
    against:
      'Unul dintre ceilalți votează împotrivă și trebuie să fie toți de acord, așa că runda merge mai departe. Cine a vorbit despre lucruri care aici nu există? Într-o rundă adevărată ai avea doar încercarea asta. Ia-o înapoi și mai ascultă o dată.',
    done: 'Toate mâinile sunt sus, iar Vera își dă cartea pe față: ea e spionul! Dacă primești tu vreodată cartea aceea: dă din cap, răspunde vag și, când ai aflat locația, oprește jocul și numește-o.',
  },
  note: {
    subtle: 'Frumos: cine e acolo dă din cap, iar spionul nu află nimic.',
    open: 'Adevărat, dar acum știe și spionul. Data viitoare, ceva mai puțin.',
    vague: 'Sigur, dar acum te suspectează. Un mic detaliu adevărat merge mai bine.',
  },
  question: 'Fără ce nu vii niciodată aici?',
  answers: {
    subtle: 'Fără prosopul meu.',
    open: 'Fără găletușă și lopățică, pentru castelele de nisip.',
    vague: 'Ei, de toate câte puțin.',
  },
  questions: {
    way: 'Cum ai ajuns aici?',
    smell: 'A ce miroase aici?',
    noise: 'E gălăgie aici?',
  },
  replies: {
    way: 'Cu liftul, ca de obicei. Scările mă obosesc.',
    smell: 'A cafea și a mochetă nouă.',
    noise: 'Doar când iese șeful din ședință.',
  },
  veraAsks: 'Multă lume azi, nu?',
  idaAnswers: 'Stai să vezi când vine înghețata.',
  idaAsks: 'Porți cravată aici?',
  miloAnswers: 'N-am nici măcar pantofi.',
} as const;
