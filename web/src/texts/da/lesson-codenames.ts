/** The lesson of Codenames. */
export const lessonCodenames = {
  /** Twelve words: four of ours, three of theirs, four bystanders, one assassin. */
  cards: {
    ours1: 'GRAN',
    ours2: 'NISSE',
    ours3: 'KLAVER',
    ours4: 'TROMPET',
    theirs1: 'TIGER',
    theirs2: 'SLOT',
    theirs3: 'BLYANT',
    idle1: 'TOG',
    idle2: 'VINDUE',
    idle3: 'LÆGE',
    idle4: 'TRAPPE',
    assassin: 'ALARM',
  },
  /** `first` fits ours1 and ours2, `theirs` fits theirs1, `good` fits ours3 and ours4, `risky` ours4 and the assassin. */
  clues: { first: 'JUL', theirs: 'STRIBER', good: 'ORKESTER', risky: 'STØJ' },
  say: {
    intro:
      'Godaften, agent. Der ligger tolv ord på bordet, og fire af dem er vores folk. Din spionmester ved hvilke. Det gør du ikke.',
    mark: 'Din spionmester siger {clue} {n}. To af ordene har altså noget med {clue} at gøre. Tryk på et af dem.',
    touch:
      '{word}, med blyant. Der er ikke sket noget endnu: Et mærke er bare at tænke højt. Er du sikker? Så vend kortet.',
    second: 'En af vores, og turen går videre. Tallet var to, så ét ord mere passer. Markér det, og vend det.',
    risk: 'Begge er fundet! Du må altid gætte én gang mere, end tallet siger. Stopper du her, eller tager du chancen?',
    riskedOurs:
      'En af vores, ren dristighed! I et rigtigt spil havde du beholdt den. Men nu øver vi os: Læg kortet tilbage.',
    riskedIdle: 'En uskyldig. Din tur er slut, og mere skete der ikke. Læg kortet tilbage.',
    riskedTheirs: 'Det var en af deres. Din tur er slut, og du har gjort deres arbejde. Læg kortet tilbage.',
    riskedAssassin:
      'Lejemorderen. Vender du den i et rigtigt spil, er alt tabt på stedet. Heldigvis øver vi os: Læg kortet tilbage.',
    theirs:
      'Nu er det de andres tur: {clue} {n}, og de finder {word}. Det hold, der først har fundet alle sine folk, vinder.',
    clue: 'I bytter plads: Nu er du spionmester og ser nøglen. {one} og {other} mangler endnu. Hvilken ledetråd giver du?',
    lost: 'Ved {clue} tænkte de også på {word}, og det er lejemorderen. Det sker for de bedste. Tag det tilbage, og vælg igen.',
    won: '{clue} {n}: Begge er fundet, og lejemorderen kom aldrig på tale. I har vundet. Ét ord, ét tal, og pas på lejemorderen: Det er hele jobbet.',
  },
  note: {
    wrong: 'Et mærke koster ikke noget. Men passer {word} til {clue}? Prøv et andet.',
    illegal: '{word} ligger på bordet, så det må ingen sige. En ledetråd er dit eget ord. Vælg igen.',
  },
} as const;
