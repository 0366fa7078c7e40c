/** The lesson of Duet. */
export const lessonDuet = {
  /**
   * Twelve words. Yours: agents on your face. Theirs: agents on your partner's face; theirs2 is an assassin on yours.
   * `both` is an agent on both faces, `black` an assassin on yours, `trap` one on your partner's.
   */
  cards: {
    yours1: 'COROANĂ',
    yours2: 'PALAT',
    yours3: 'OGLINDĂ',
    theirs1: 'MIERE',
    theirs2: 'FLOARE',
    both: 'POD',
    black: 'DIAMANT',
    trap: 'LUP',
    idle1: 'NOR',
    idle2: 'CIZMĂ',
    idle3: 'TREN',
    idle4: 'FOARFECĂ',
  },
  /** `good` fits yours1 and yours2, `risky` yours1 and black, `theirs` fits theirs1 and theirs2. */
  clues: { good: 'REGE', risky: 'BIJUTERIE', theirs: 'ALBINĂ' },
  say: {
    intro:
      'Tu și partenerul vedeți aceleași cuvinte, dar fiecare are cheia lui. Asta e a ta: partenerul trebuie să-ți găsească agenții verzi.',
    give: 'Du-l deci pe partener la {one} și {other}. Ferește-te de {black}: negru înseamnă asasin și pierdeți amândoi. Ce indiciu dai?',
    lost: 'La {clue}, partenerul s-a gândit și la {black}. În cheia ta e negru: ați fi pierdut amândoi. Ia-l înapoi și alege iar.',
    found: 'Partenerul i-a găsit pe amândoi. Tura a costat un jeton, iar jetoanele sunt tot timpul pe care îl aveți.',
    guess:
      'Acum partenerul spune {clue} {n}, iar tu ghicești. Ce e o carte hotărăște numai cheia lui, pe care n-o vezi. Atinge un cuvânt care se potrivește.',
    touch:
      'În cheia ta, {word} e trecător. Nu-i nimic: cheia ta e pentru încercările partenerului, nu pentru ale tale. Întoarce cartea.',
    choose:
      'În cheia partenerului e agent! Se mai potrivește un cuvânt cu {clue}. Pe ăsta îl alegi tu: marchează-l și întoarce-l.',
    missedIdle:
      'În cheia partenerului e trecător: pe {word} se pune un jeton și tura s-a încheiat. Culorile tale nu spun nimic despre încercările tale. Pune-l la loc și ține-te de indiciu.',
    missedLucky:
      'Agent în amândouă cheile: ce noroc! Dar {clue} nu însemna {word}, iar norocul nu e un plan. Pune-l la loc și ține-te de indiciu.',
    missedBlack:
      '{word} e asasin în cheia partenerului și pierdeți amândoi. Cheia ta n-avea cum să te avertizeze. Pune-l la loc și ține-te de indiciu.',
    done: '{word}: negru în cheia ta, agent în a partenerului. Ai avut încredere în indiciu, nu în culorile tale: ăsta e secretul lui Duet. Găsiți împreună cincisprezece până nu se termină jetoanele.',
  },
  note: {
    wrong: 'Se potrivește {word} cu {clue}? Nu te uita la culorile tale. Încearcă altul.',
    later: 'Se potrivește, deși la tine e negru. Ține minte și ia-l întâi pe celălalt.',
  },
} as const;
