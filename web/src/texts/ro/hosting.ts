/** Who leads the table: someone stands in for the host, the host is back, the role passes. */
export const hosting = {
  away: '{host} nu e aici acum. Între timp îi ține locul {name}.',
  awayYours: '{host} nu e aici acum. Între timp îi ții locul tu: poți începe, pune pauză și trece la jocul următor.',
  back: '{host} a revenit și e din nou gazdă.',
  backYours: 'Ești din nou gazdă.',
  now: 'De acum, gazda e {name}.',
  nowYours: 'De acum, gazda ești tu.',
  vacant: '{host} a plecat de la masă. Cine se așază primul devine gazdă.',
} as const;
