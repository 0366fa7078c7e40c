/** The dialog for the referee options (L12–L15, L17). */
export const referee = {
  title: 'Dommeren',
  lead: 'Dommeren ser på hver ledetråd. Dommeren kender de åbne ord på bordet, men aldrig nøglen.',
  mode: 'Hvor meget dommerens ord vejer',
  modes: {
    advise: 'Siger sin mening, mens I skriver, og til dem, der kan protestere. I bestemmer.',
    strict:
      'En ledetråd, som dommeren kalder ulovlig, kan ikke gives, medmindre alle, der dømmer den, godkender den. I tvivlstilfælde bestemmer I.',
    off: 'Dommeren bliver ikke spurgt. I afgør det selv.',
  },
  rules: 'Husregler',
  names: {
    names: 'Navne på flere ord',
    acronyms: 'Forkortelser',
    apart: 'Ord skrevet i flere dele',
    rhymes: 'Alle rim',
  },
  notes: {
    names: 'Leonardo da Vinci gælder som ét ord. Opdigtede navne gør det aldrig.',
    acronyms: 'FBI eller DNA må gerne være en ledetråd. Radar og laser er altid tilladt.',
    apart: 'Sammensatte ord med mellemrum eller bindestreg gælder som ét ord.',
    rhymes: 'Et rim er i orden, også når betydningen ikke passer. Det kan kun I selv afgøre.',
  },
} as const;
