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
  spoken: 'Runden blev spillet højt, og en bot kan kun læse det, der står skrevet.',
  telling: '»{text}« ({name}): Derefter var stedet {chance}.',
  knowable: 'Fra og med »{text}« ({name}) kunne en spion have nævnt stedet.',
  unknowable: 'Intet af det skrevne røbede stedet med sikkerhed.',
  places: 'Alt i alt passer det på: {list}.',
  evasive: '»{text}« ({name}) kunne være sagt hvor som helst.',
  elsewhere: '»{text}« ({name}) passer bedre på et andet sted.',
  suspects: 'Mest mistænkt af dem, der kendte stedet: {list}.',
} as const;
