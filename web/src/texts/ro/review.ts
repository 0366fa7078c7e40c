/** Romanian texts for a bot's opinion of a finished game. */
export const review = {
  title: 'Părerea unui bot',
  note: 'În paranteză: cât de probabil era să fie ales. Un bot cunoaște cuvintele altfel decât oamenii.',
  thinking: 'Se gândește…',
  /** How likely something is, in brackets after a word. */
  chance: {
    sure: 'aproape sigur',
    likely: 'probabil',
    maybe: 'posibil',
    hardly: 'puțin probabil',
  },
  chanced: '{what} ({chance})',
  meant: 'Vizate: {list}.',
  fits: 'Se potrivește cel mai bine cu: {list}.',
  also: 'Te duce cu gândul și la: {list}.',
  zero: 'Zeroul te ferește mai ales de: {list}.',
  unknown: 'Botul nu știe cuvântul {word}, așa că nu poate judeca indiciul.',
  danger: {
    opponent: 'Pericolul era {word}: un agent al celorlalți.',
    bystander: 'Pericolul era {word}.',
    assassin: 'Pericolul era {word}: asasinul.',
  },
  safe: 'Nicio carte greșită nu era aproape.',
  /** {n} is the number of words. */
  better: {
    one: '{clue} ar fi dus la {words}.',
    few: '{clue} ar fi legat {words}.',
    other: '{clue} ar fi legat {words}.',
  },
  noBetter: 'Botul nu știe un indiciu mai bun.',
  guess: 'Cum arăta {word}?',
  looked: 'De pe locul celui care ghicea: {list}.',
  same: 'Și botul ar fi ales această carte.',
  instead: 'Botul ar fi ales întâi {word}.',
  stop: 'Botul s-ar fi oprit aici.',
  spoken: 'Jucată prin viu grai: botul știe doar cine a întrebat, a acuzat și a votat.',
  telling: '„{text}” ({name}): după asta, locul era {chance}.',
  knowable: 'De la „{text}” ({name}) încolo, un spion putea numi locul.',
  unknowable: 'Nimic din ce s-a scris nu dădea locul de gol cu siguranță.',
  places: 'Toate la un loc se potrivesc cu: {list}.',
  evasive: '„{text}” ({name}) se putea spune oriunde.',
  elsewhere: '„{text}” ({name}) se potrivește mai bine în altă parte.',
  suspects: 'Pentru cine știa locul, suspect era: {list}.',
  /** A round that was played aloud: only what people tapped. */
  course: {
    doubted: '{name} avea dreptate: spionul era {spy}. Împotrivă: {against}.',
    spared: '{name} a bănuit pe cineva care știa locul: {suspect}. Împotrivă: {against}.',
    minutes: {
      one: 'Spionul a oprit runda după {n} minut.',
      few: 'Spionul a oprit runda după {n} minute.',
      other: 'Spionul a oprit runda după {n} de minute.',
    },
    atOnce: 'Spionul a oprit runda chiar în primul minut.',
    places: {
      one: 'Era posibil {n} loc.',
      few: 'Erau posibile {n} locuri.',
      other: 'Erau posibile {n} de locuri.',
    },
    right: 'La ultimul vot, spionul a fost arătat de {names}.',
    nobody: 'La ultimul vot, nimeni n-a arătat spre spion.',
    split: {
      one: 'Ultimul vot a mers la {n} persoană.',
      few: 'Ultimul vot s-a împărțit la {n} persoane.',
      other: 'Ultimul vot s-a împărțit la {n} de persoane.',
    },
    asked: {
      one: 'Spionului i-a revenit {n} întrebare din {all}.',
      few: 'Spionului i-au revenit {n} întrebări din {all}.',
      other: 'Spionului i-au revenit {n} de întrebări din {all}.',
    },
    unasked: 'Pe spion nu l-a întrebat nimeni nimic.',
  },
} as const;
