/** What a table says besides its screens: why the connection ended, and who leads now. */
export const farewell = {
  title: 'Aici ni se despart drumurile',
  takenOverTitle: 'Masa asta e deschisă în altă filă',
  takenOver: 'Locul tău s-a mutat acolo. Poți continua în oricare, dar pe rând.',
  useHere: 'Continuă aici',
  again: 'Reconectează-te',
} as const;

export const hosting = {
  away: '{host} nu e aici acum. Între timp îi ține locul {name}.',
  awayYours: '{host} nu e aici acum. Între timp îi ții locul tu: poți începe, pune pauză și trece la jocul următor.',
  back: '{host} a revenit și e din nou gazdă.',
  backYours: 'Ești din nou gazdă.',
  now: 'De acum, gazda e {name}.',
  nowYours: 'De acum, gazda ești tu.',
  vacant: '{host} a plecat de la masă. Cine se așază primul devine gazdă.',
} as const;
