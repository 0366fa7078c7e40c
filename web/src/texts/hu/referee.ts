/** The dialog for the referee options (L12–L15, L17). */
export const referee = {
  title: 'A bíró',
  lead: 'Minden utalást megnéz. Az asztalon nyitva lévő szavakat ismeri, a kulcsot soha.',
  mode: 'Mennyit ér a szava',
  modes: {
    advise: 'Elmondja, mit gondol, miközben írsz, és annak is, aki kifogást emelhet. Ti döntötök.',
    strict:
      'Amit szabálytalannak tart, az nem mehet, hacsak mindenki el nem fogadja, aki dönt róla. A kétes esetekben ti döntötök.',
    off: 'Senki sem kérdezi. Egymás közt döntitek el.',
  },
  rules: 'Házi szabályok',
  names: {
    names: 'Többszavas nevek',
    acronyms: 'Rövidítések',
    apart: 'Különírt összetételek',
    rhymes: 'Minden rím',
  },
  notes: {
    names: 'Leonardo da Vinci egy szónak számít. Kitalált név soha nem jó.',
    acronyms: 'Az ENSZ vagy a DNS lehet utalás. A radar és a lézer mindig az lehet.',
    apart: 'A különírt vagy kötőjeles összetétel egy szónak számít.',
    rhymes: 'A rím akkor is jó, ha a jelentése nem illik oda. Ezt csak ti tudjátok megítélni.',
  },
} as const;
