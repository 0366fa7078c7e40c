/** The dialog for the referee options (L12–L15, L17). */
export const referee = {
  title: 'Arbitrul',
  lead: 'Se uită la fiecare indiciu. Știe cuvintele neacoperite de pe masă, dar niciodată cheia.',
  mode: 'Cât contează cuvântul lui',
  modes: {
    advise: 'Spune ce crede în timp ce scrii, apoi și celui care poate contesta. Voi hotărâți.',
    strict:
      'Un indiciu pe care nu-l acceptă nu se poate da decât dacă îl acceptă toți cei care îl judecă. Când are îndoieli, hotărâți voi.',
    off: 'Nu-l întreabă nimeni. Vă înțelegeți între voi.',
  },
  rules: 'Regulile casei',
  names: {
    names: 'Nume din mai multe cuvinte',
    acronyms: 'Abrevieri',
    apart: 'Compuse scrise despărțit',
    rhymes: 'Toate rimele',
  },
  notes: {
    names: 'Leonardo da Vinci trece drept un cuvânt. Numele inventate nu trec niciodată.',
    acronyms: 'ONU sau ADN pot fi indicii. Radar și laser pot fi mereu.',
    apart: 'Un compus cu spațiu sau cratimă trece drept un cuvânt.',
    rhymes: 'O rimă e bună chiar dacă înțelesul n-are legătură. Asta doar voi puteți judeca.',
  },
} as const;
