/** The lesson of Codenames. */
export const lessonCodenames = {
  /** Twelve words: four of ours, three of theirs, four bystanders, one assassin. */
  cards: {
    ours1: 'SANIE',
    ours2: 'FULG',
    ours3: 'PIAN',
    ours4: 'TROMPETĂ',
    theirs1: 'TIGRU',
    theirs2: 'CASTEL',
    theirs3: 'CREION',
    idle1: 'PÂINE',
    idle2: 'FEREASTRĂ',
    idle3: 'MEDIC',
    idle4: 'NISIP',
    assassin: 'ALARMĂ',
  },
  /** `first` fits ours1 and ours2, `theirs` fits theirs1, `good` fits ours3 and ours4, `risky` ours4 and the assassin. */
  clues: { first: 'IARNĂ', theirs: 'DUNGI', good: 'ORCHESTRĂ', risky: 'ZGOMOT' },
  say: {
    intro:
      'Bună seara, agent. Pe masă sunt douăsprezece cuvinte, iar patru dintre ele sunt oamenii noștri. Spionul-șef știe care. Tu nu.',
    mark: 'Spionul-șef spune {clue} {n}. Deci două dintre cuvinte au legătură cu {clue}. Atinge unul.',
    touch:
      '{word}, cu creionul. Încă nu s-a întâmplat nimic: un semn e doar gândit cu voce tare. Te-ai hotărât? Atunci întoarce cartea.',
    second:
      'E de-al nostru, iar tura continuă. Numărul era doi, deci se mai potrivește un cuvânt. Marchează-l și întoarce-l.',
    risk: 'I-ai găsit pe amândoi! Poți încerca mereu o dată mai mult decât numărul. Te oprești aici sau mai riști una?',
    riskedOurs: 'De-al nostru, ce curaj! Într-un joc adevărat ar rămâne al tău. Dar e o lecție: pune-l la loc.',
    riskedIdle: 'Un trecător. Tura ta s-a încheiat, dar altă pagubă nu e. Pune-l la loc.',
    riskedTheirs: 'Ăsta era de-al lor. Tura ta s-a încheiat și le-ai făcut treaba. Pune-l la loc.',
    riskedAssassin:
      'Asasinul. Dacă îl întorci într-un joc adevărat, totul e pierdut pe loc. Noroc că e un exercițiu: pune-l la loc.',
    theirs: 'Acum e rândul celorlalți: {clue} {n} și găsesc {word}. Câștigă cine își găsește primul toți oamenii.',
    clue: 'Schimbați locurile: acum tu ești spionul-șef și vezi cheia. Mai lipsesc {one} și {other}. Ce indiciu dai?',
    lost: 'La {clue} s-au gândit și la {word}, iar acela e asasinul. Li se întâmplă și celor mai buni. Ia-l înapoi și alege iar.',
    won: '{clue} {n}: i-ați găsit pe amândoi, iar la asasin nu s-a gândit nimeni. Ați câștigat. Un cuvânt, un număr și grijă la asasin: asta e toată treaba.',
  },
  note: {
    wrong: 'Un semn nu costă nimic. Dar se potrivește {word} cu {clue}? Încearcă altul.',
    illegal: '{word} e pe masă, deci nimeni n-are voie să-l spună. Un indiciu e un cuvânt al tău. Alege iar.',
  },
} as const;
