/** The front page. */
export const home = {
  title: 'Jocuri de cuvinte cu spioni, între prieteni',
  headline: 'Safehouse',
  stamp: 'Strict amical',
  what: 'Jocuri de cuvinte cu spioni, între prieteni: fiecare pe telefonul lui, în limba lui. Fără cont.',
  back: 'Înapoi la partida ta',
  open: {
    title: 'Deschide o masă',
    game: 'Joc',
    note: 'Tu ești gazda. Prietenii intră cu linkul, codul sau QR-ul.',
    name: 'Numele tău',
    namePlaceholder: 'Merge și unul de cod',
    cards: 'Limba cărților',
    locations: 'Limba locațiilor',
    button: 'Deschide o masă',
    opening: 'Se deschide…',
  },
  playNow: {
    title: 'Joacă acum',
    starting: 'Se împart cărțile…',
    /** For the bots, in this order. */
    bots: 'Corb, Umbră, Linx',
    /** For people without a name. */
    you: 'Spion singuratic',
  },
  join: {
    title: 'Alătură-te prietenilor',
    code: 'Cod sau link',
    button: 'Intră',
    finding: 'Se caută…',
    empty: 'Scrie codul de cinci caractere sau lipește linkul.',
    notACode: 'Nu e nici cod, nici link. Un cod are cinci litere sau cifre, ca K7QP3.',
  },
  needName: 'Mai întâi un nume: între 1 și 20 de caractere.',
  offline: 'Serverul nu răspunde. Verifică-ți conexiunea și mai încearcă o dată.',
  /** While the browser has no network. */
  noNetwork: {
    title: 'Fără rețea.',
    note: 'Poți totuși să înveți jocurile și să citești regulile. Pentru o masă e nevoie de rețea.',
  },
  recent: 'Mese recente',
  forget: 'Uită masa {code}',
  rules: 'Cum se joacă',
  /** For screen readers; it must begin with the visible text. */
  rulesOf: 'Cum se joacă {game}',
  campaigns: {
    title: 'Campaniile tale',
    forget: 'Uită campania {name}',
    forgetTitle: 'Uiți {name}?',
    forgetNote: 'Harta rămâne, dar browserul ăsta uită drumul până la ea. Te mai aduce înapoi doar linkul secret.',
    forgetYes: 'Uit-o',
    new: 'Începe o campanie',
    note: 'O hartă a lumii cu misiuni Duet pentru echipa ta. Se păstrează până o ștergeți și se deschide cu un link secret.',
    name: 'Numele campaniei',
    namePlaceholder: 'Tura de noapte',
    needName: 'Dă-i campaniei un nume: între 1 și 40 de caractere.',
    button: 'Desfășoară harta',
    opening: 'Se desfășoară…',
  },
  credits: 'Mulțumiri și licențe',
  privacy: 'Confidențialitate',
  saved: 'Deschide o partidă salvată',
} as const;
