/** Danish texts for a bot's opinion of a finished game. */
export const review = {
  title: 'En bots mening',
  note: 'I parentes: hvor sandsynligt det var, at nogen valgte det. Bots kender ord på en anden måde end mennesker.',
  thinking: 'Tænker …',
  /** How likely something is, in brackets after a word. */
  chance: {
    sure: 'næsten sikkert',
    likely: 'sandsynligt',
    maybe: 'muligt',
    hardly: 'usandsynligt',
  },
  chanced: '{what} ({chance})',
  meant: 'Tænkt på: {list}.',
  fits: 'Passer bedst på: {list}.',
  also: 'Peger også på: {list}.',
  zero: 'Nullet advarer mest mod: {list}.',
  unknown: 'Botten kender ikke {word} og kan derfor ikke bedømme ledetråden.',
  danger: {
    opponent: '{word} var faren: en agent fra den anden side.',
    bystander: '{word} var faren.',
    assassin: '{word} var faren: lejemorderen.',
  },
  safe: 'Intet forkert kort lå lige for.',
  /** {n} is the number of words. */
  better: {
    one: '{clue} ville have ført til {words}.',
    other: '{clue} ville have samlet {words}.',
  },
  noBetter: 'Botten kender ingen bedre ledetråd.',
  guess: 'Hvordan så {word} ud?',
  looked: 'Fra gætterens plads: {list}.',
  same: 'Botten ville også have valgt det kort.',
  instead: 'Botten ville have valgt {word} først.',
  stop: 'Botten ville være stoppet her.',
  spoken: 'Spillet højt: Botten ved kun, hvem der spurgte, anklagede og stemte.',
  telling: '»{text}« ({name}): Derefter var stedet {chance}.',
  knowable: 'Fra og med »{text}« ({name}) kunne en spion have nævnt stedet.',
  unknowable: 'Intet af det skrevne røbede stedet med sikkerhed.',
  places: 'Alt i alt passer det på: {list}.',
  evasive: '»{text}« ({name}) kunne være sagt hvor som helst.',
  elsewhere: '»{text}« ({name}) passer bedre på et andet sted.',
  suspects: 'Mest mistænkt af dem, der kendte stedet: {list}.',
  /** A round that was played aloud: only what people tapped. */
  course: {
    doubted: '{name} havde ret om {spy}. Imod stemte {against}.',
    spared: '{name} anklagede {suspect}, som kendte stedet. Imod stemte {against}.',
    minutes: {
      one: 'Spionen stoppede runden efter {n} minut.',
      other: 'Spionen stoppede runden efter {n} minutter.',
    },
    atOnce: 'Spionen stoppede runden i det første minut.',
    places: {
      one: '{n} sted var muligt.',
      other: '{n} steder var mulige.',
    },
    right: 'I den sidste afstemning pegede {names} på spionen.',
    nobody: 'I den sidste afstemning pegede ingen på spionen.',
    split: {
      one: 'Den sidste afstemning pegede på {n} person.',
      other: 'Den sidste afstemning pegede på {n} forskellige.',
    },
    asked: {
      one: 'Spionen fik {n} af {all} spørgsmål.',
      other: 'Spionen fik {n} af {all} spørgsmål.',
    },
    unasked: 'Ingen spurgte spionen om noget.',
  },
} as const;
